import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { financialStatuses } from '../../../rules/financialStatuses.ts';

/** Agreement of the agency for its talents, usually a deal with a partner (AB 2, AB 3). */
export const contract = defineEntity({
  name: 'contract',
  group: 'work',
  title: 'summary',
  access: 'CONTRACT',
  api: { base: '/client/v1/contracts' },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    status: field.status('CONTRACT', { required: true }),
    client: field.ref('partner', { onDelete: 'refuse' }),
    opportunity: field.ref('opportunity'),
    event: field.ref('event'),
    project: field.ref('project'),
    talents: field.refsOneOf(['talent', 'scout'], { assigns: 'through' }),
    startsOn: field.date(),
    endsOn: field.date({ after: 'startsOn' }),
    timeStatus: field.computed('timeStatus', {
      as: 'choice',
      choices: ['UPCOMING', 'CURRENT', 'ENDED'],
      from: ['startsOn', 'endsOn'],
    }),
    assignees: field.refs('staff', { assigns: true }),
    financialStatus: field.choice(financialStatuses, { required: true, default: 'NOT_READY' }),
    description: field.text({ isMultiline: true }),
    attachments: field.files({ max: 50 }),
  },
  list: {
    columns: ['summary', 'talents', 'client', 'status', 'financialStatus', 'startsOn', 'endsOn'],
    hidden: ['timeStatus', 'assignees', 'opportunity', 'event', 'project', 'createdAt', 'updatedAt'],
    card: ['client', 'talents', 'startsOn'],
    filters: [
      'client',
      'talents',
      'status',
      'financialStatus',
      'startsOn',
      'endsOn',
      'assignees',
      'opportunity',
      'event',
      'project',
    ],
    namedFilters: { categoryCodes: { of: 'status' } },
    tabs: 'financialStatuses',
    sortable: ['summary', 'status', 'startsOn', 'endsOn', 'createdAt', 'updatedAt'],
    search: ['summary'],
    sort: ['startsOn', 'DESC'],
    bulk: { edit: ['status', 'financialStatus', 'assignees'] },
  },
  options: { isForReaders: true },
  under: {
    as: 'contracts',
    place: 20,
    by: { talent: 'talents', scout: 'talents', partner: 'client', staff: 'assignees' },
  },
  detail: {
    tabs: [
      'summary',
      { tasks: { of: 'task', by: 'linkTos' } },
      { attachments: { files: 'attachments' } },
      { staff: { team: { assignees: 'ASSIGNEE' } } },
      'notes',
      'history',
    ],
    header: ['client', 'talents', 'timeStatus', 'financialStatus', 'assignees'],
  },
  calendar: { start: 'startsOn', end: 'endsOn', people: ['talents'], isEdges: true },
  form: {
    what: ['summary', 'status', 'financialStatus', 'client', 'talents', 'assignees', 'opportunity', 'event', 'project'],
    when: ['startsOn', 'endsOn', 'timeStatus'],
    about: ['description', 'attachments'],
  },
  copy: { clears: ['startsOn', 'endsOn'] },
  states: {
    status: {
      steps: {
        activate: { from: ['DRAFT'], to: 'ACTIVE' },
        complete: { from: ['ACTIVE'], to: 'COMPLETED' },
        cancel: { from: ['DRAFT', 'ACTIVE'], to: 'CANCELLED', isAside: true },
        redraft: { from: ['ACTIVE'], to: 'DRAFT', isAside: true },
        reopen: { from: ['COMPLETED', 'CANCELLED'], to: 'ACTIVE', level: 'EDIT_ALL', isAside: true },
      },
      // What was agreed on before is entered as it stands today.
      starts: 'all',
    },
  },
});

export type Contract = RecordOf<typeof contract>;
