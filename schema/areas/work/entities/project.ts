import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { priorityLevels } from '../../../rules/tasks.ts';
import { teamFields, teamFilter, teamTab } from '../team.ts';

/** Categories of projects that still need work (AB 4). */
const openCategories = ['NEW', 'IN_PROGRESS', 'BLOCKED'] as const;

/** Longer work in one place: a campaign, a tour, a release, with its tasks, contracts and events (AB 1, AB 2). */
export const project = defineEntity({
  name: 'project',
  group: 'work',
  title: 'summary',
  access: 'PROJECT',
  api: {
    base: '/client/v1/projects',
    otherNames: { list: { creatorId: 'creatorIds', partnerIds: 'clientIds' } },
  },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    type: field.catalogue('PROJECT_TYPE'),
    status: field.status('PROJECT', { required: true }),
    priorityLevel: field.choice(priorityLevels, { required: true, default: 'MEDIUM' }),
    client: field.ref('partner', { onDelete: 'refuse' }),
    talents: field.refsOneOf(['talent', 'scout'], { assigns: 'through' }),
    startsOn: field.date(),
    endsOn: field.date({ after: 'startsOn' }),
    completedOn: field.date({ readOnly: true }),
    ...teamFields,
    suppliers: field.refs('supplier'),
    venue: field.place(),
    budget: field.money(),
    description: field.text({ isMultiline: true, isRich: true }),
    attachments: field.files({ max: 50 }),
  },
  customFields: true,
  list: {
    columns: ['summary', 'status', 'talents', 'client', 'startsOn', 'endsOn', 'lead'],
    hidden: [
      'type',
      'priorityLevel',
      'assignees',
      'collaborators',
      'suppliers',
      'venue',
      'budget',
      'completedOn',
      'description',
      'creator',
      'createdAt',
      'updatedAt',
    ],
    card: ['talents', 'client', 'endsOn'],
    filters: [
      'status',
      'client',
      'talents',
      'type',
      'priorityLevel',
      'lead',
      'assignees',
      'collaborators',
      'creator',
      'suppliers',
      'startsOn',
      'endsOn',
      'budget',
      'venue',
      'summary',
      'description',
    ],
    namedFilters: {
      talentTypes: { of: 'talents', kindNames: { TALENT: 'talent', PROSPECT: 'scout' } },
      categoryCodes: { of: 'status' },
      staffIds: teamFilter,
    },
    // The types of the spec that are none (AB 3), as in the list of tasks.
    filterWords: { talentTypes: { all: 'ALL' } },
    tabs: 'categoryCodes',
    open: openCategories,
    opensOn: 'open',
    sortable: ['status', 'summary', 'priorityLevel', 'startsOn', 'endsOn', 'budget', 'createdAt', 'updatedAt'],
    search: ['summary', 'venue'],
    sort: ['endsOn', 'ASC'],
    range: 'endsOn',
    timeline: { start: 'startsOn', end: 'endsOn', person: 'lead' },
    board: { by: 'status', card: ['talents', 'client', 'endsOn', 'lead'] },
    bulk: { edit: ['status', 'priorityLevel', 'lead', 'assignees', 'collaborators', 'startsOn', 'endsOn'] },
  },
  import: { key: ['summary'] },
  options: { isForReaders: true },
  under: {
    as: 'project',
    place: 40,
    by: { talent: 'talents', scout: 'talents', partner: 'client', staff: 'staffIds' },
  },
  detail: {
    tabs: [
      { dashboard: { page: 'projectDashboard' } },
      'summary',
      { tasks: { of: 'task', by: 'linkTos' } },
      { contracts: { of: 'contract', by: 'project' } },
      { attachments: { files: 'attachments' } },
      teamTab,
      'notes',
      { report: { page: 'projectReport' } },
      'history',
    ],
    header: ['client', 'talents', 'startsOn', 'endsOn', 'budget', 'lead'],
  },
  form: {
    what: ['summary', 'type', 'status', 'priorityLevel', 'client', 'talents'],
    when: ['startsOn', 'endsOn'],
    team: ['lead', 'assignees', 'collaborators', 'suppliers'],
    about: ['budget', 'venue', 'description', 'attachments'],
  },
  notifies: { endsOn: { as: 'DATE_CHANGED', to: ['lead', 'assignees', 'collaborators'] } },
  copy: { clears: ['startsOn', 'endsOn', 'status'] },
  states: {
    status: {
      steps: {
        complete: { from: openCategories, to: 'COMPLETED', sets: { completedOn: 'today' } },
        reopen: { from: ['COMPLETED'], to: 'IN_PROGRESS', isAside: true },
      },
      free: openCategories,
      // What was finished before is entered as it stands today.
      starts: 'all',
    },
  },
});

export type Project = RecordOf<typeof project>;
