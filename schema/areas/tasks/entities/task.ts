import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { recurrenceStrategies } from '../../../rules/recurrence.ts';
import { defaultReminder, longestReminder, reminders, reminderUnits } from '../../../rules/reminders.ts';
import { chargeToKinds, priorityLevels } from '../../../rules/tasks.ts';

/** Categories of tasks that still need work (AB 4). */
const openCategories = ['NEW', 'IN_PROGRESS', 'BLOCKED'] as const;

/** The reminders that say themselves how long before they come. */
const ofCustom = { reminder: ['CUSTOM'] } as const;

/** The names that the spec gives to parts of a record that a task is for or linked to (AB 3). */
const objectNames = (codes: Readonly<Record<string, string>>) =>
  ({ objectId: 'id', name: 'displayName', objectType: { of: 'kind', codes } }) as const;

/** Work that somebody of the agency does, for people and companies or for none (AB 3, Task). */
export const task = defineEntity({
  name: 'task',
  group: 'work',
  title: 'summary',
  access: 'TASK',
  api: {
    base: '/client/v1/tasks',
    otherNames: {
      list: { creatorId: 'creatorIds', partnerIds: 'clientIds' },
      options: {
        staffs: 'assignee',
        statuses: 'status',
        priorityLevels: 'priorityLevel',
        types: 'type',
        suppliers: 'supplier',
        clients: 'clientIds',
      },
    },
    reach: { key: 'recurrenceStrategy', values: recurrenceStrategies, answer: 'series' },
  },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    type: field.ref('taskType', { onDelete: 'refuse', tells: ['code'], specNames: { name: 'displayName' } }),
    status: field.status('TASK', { required: true, hasSpecNames: true }),
    priorityLevel: field.choice(priorityLevels, { required: true, default: 'MEDIUM' }),
    assignee: field.ref('staff', { assigns: true }),
    collaborators: field.refs('staff', { assigns: true }),
    creator: field.ref('staff', { readOnly: true, isCreator: true }),
    startDate: field.zoned(),
    dueDate: field.zoned({ after: 'startDate' }),
    reminder: field.choice(reminders, { required: true, default: defaultReminder }),
    reminderAmount: field.integer({ required: true, default: 2, min: 1, max: longestReminder, onlyWith: ofCustom }),
    reminderUnit: field.choice(reminderUnits, { required: true, default: 'HOURS', onlyWith: ofCustom }),
    completedDate: field.instant({ readOnly: true }),
    recurrenceSetting: field.recurrence({ of: ['startDate', 'dueDate'] }),
    // The id of the first task of its series.
    recurrenceId: field.text({ readOnly: true, max: 36 }),
    relatedTos: field.refsOneOf(['talent', 'scout', 'partner', 'supplier'], {
      assigns: 'through',
      specNames: objectNames({ talent: 'TALENT', scout: 'PROSPECT', partner: 'PARTNER', supplier: 'SUPPLIER' }),
    }),
    linkTos: field.refsOneOf(['contract', 'opportunity', 'event', 'project'], {
      specNames: objectNames({ contract: 'CONTRACT', opportunity: 'PIPELINE', event: 'EVENT', project: 'PROJECT' }),
    }),
    projectGroup: field.ref('projectGroup', { among: { key: 'project', of: 'linkTos' } }),
    venue: field.place(),
    address: field.text({ max: 500 }),
    note: field.text({ isMultiline: true }),
    description: field.text({ isMultiline: true, isRich: true }),
    supplier: field.ref('supplier', { specNames: { name: 'displayName' } }),
    chargeTo: field.choice(chargeToKinds, { access: 'FINANCE' }),
    externalClient: field.text({ max: 200, access: 'FINANCE' }),
    cost: field.money({ access: 'FINANCE' }),
    extra: field.money({ access: 'FINANCE' }),
    sale: field.money({ access: 'FINANCE' }),
  },
  list: {
    // What an agent asks first comes first: who does it, by when, where it stands, for whom.
    columns: [
      'summary',
      'assignee',
      'dueDate',
      'status',
      'relatedTos',
      'priorityLevel',
      'startDate',
      'linkTos',
      'address',
    ],
    hidden: [
      'collaborators',
      'venue',
      'type',
      'completedDate',
      'projectGroup',
      'note',
      'description',
      'supplier',
      'chargeTo',
      'externalClient',
      'cost',
      'extra',
      'sale',
      'creator',
      'createdAt',
      'updatedAt',
    ],
    card: ['dueDate', 'assignee', 'relatedTos'],
    filters: [
      'assignee',
      'status',
      'priorityLevel',
      'type',
      'relatedTos',
      'linkTos',
      'projectGroup',
      'collaborators',
      'creator',
      'supplier',
      'startDate',
      'dueDate',
      'completedDate',
      'venue',
      'summary',
      'description',
    ],
    namedFilters: {
      talentIds: { of: 'relatedTos', kinds: ['talent', 'scout'] },
      clientIds: { of: 'relatedTos', kinds: ['partner'] },
      talentTypes: { of: 'relatedTos', kindNames: { TALENT: 'talent', PROSPECT: 'scout' } },
      categoryCodes: { of: 'status' },
      staffIds: { anyOf: ['assignee', 'collaborators'] },
    },
    // The two types of the spec that are none (AB 3).
    filterWords: { typeIds: { all: 'ALL', none: 'NEWTASK' }, talentTypes: { all: 'ALL' } },
    tabs: 'categoryCodes',
    open: openCategories,
    opensOn: 'open',
    sortable: ['summary', 'status', 'priorityLevel', 'startDate', 'dueDate', 'completedDate', 'createdAt', 'updatedAt'],
    search: ['summary', 'venue'],
    sort: ['dueDate', 'ASC'],
    range: {
      field: 'dueDate',
      presets: [
        { overdueTasks: { categoryCodes: openCategories } },
        { dueWithin3DayTasks: { categoryCodes: openCategories } },
        { inProgress: { categoryCodes: ['IN_PROGRESS'] } },
        'day',
        'week',
        'month',
        'within30DaysRecent',
        'custom',
      ],
    },
    timeline: { start: 'startDate', end: 'dueDate', person: 'assignee', group: 'projectGroup' },
    board: { by: 'status', card: ['relatedTos', 'dueDate', 'priorityLevel', 'assignee'] },
    bulk: { edit: ['status', 'assignee', 'priorityLevel', 'startDate', 'dueDate'] },
  },
  import: { key: ['summary'] },
  notifies: {
    completedDate: { as: 'COMPLETED', to: ['creator'] },
    dueDate: { as: 'DATE_CHANGED', to: ['assignee', 'collaborators'] },
  },
  calendar: { start: 'startDate', end: 'dueDate', people: ['relatedTos'], busy: { by: 'type', flag: 'isBusy' } },
  copy: { clears: ['startDate', 'dueDate', 'status', 'recurrenceSetting'] },
  under: {
    as: 'tasks',
    place: 50,
    by: { talent: 'relatedTos', scout: 'relatedTos', partner: 'relatedTos', staff: 'staffIds' },
  },
  detail: { as: 'dialog', folds: ['links', 'where', 'about', 'money'] },
  addAnywhere: { key: 't', takes: { relatedTos: 'talents' }, assigns: 'assignee' },
  form: {
    what: ['summary', 'type', 'status', 'priorityLevel', 'assignee'],
    when: ['startDate', 'dueDate', 'recurrenceSetting', 'reminder', 'reminderAmount', 'reminderUnit'],
    who: ['relatedTos'],
    links: ['collaborators', 'linkTos', 'projectGroup', 'supplier'],
    where: ['venue', 'address'],
    about: ['note', 'description'],
    money: ['chargeTo', 'externalClient', 'cost', 'extra', 'sale'],
  },
  states: {
    status: {
      steps: {
        complete: {
          from: openCategories,
          to: 'COMPLETED',
          sets: { completedDate: 'now' },
          route: 'PUT /complete/{id}',
          isQuick: true,
        },
        reopen: { from: ['COMPLETED'], to: 'NEW', isQuick: true },
      },
      free: openCategories,
      starts: 'all',
    },
  },
});

export type Task = RecordOf<typeof task>;
