import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { teamFields, teamFilter, teamTab } from '../team.ts';

/** A chance to place talents: from the first word to won, lost or declined (AB 1 pipeline, AB 3 deal outcome). */
export const opportunity = defineEntity({
  name: 'opportunity',
  plural: 'opportunities',
  group: 'work',
  title: 'summary',
  access: 'PIPELINE',
  api: { base: '/client/v1/pipelines' },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    status: field.status('PIPELINE', { required: true }),
    client: field.ref('partner', { onDelete: 'refuse' }),
    contact: field.ref('partnerContact'),
    talents: field.refsOneOf(['talent', 'scout'], { assigns: 'through' }),
    ...teamFields,
    value: field.money(),
    probability: field.integer({ min: 0, max: 100 }),
    expectedOn: field.date(),
    decidedOn: field.date({ readOnly: true }),
    lostReason: field.catalogue('LOST_REASON'),
    source: field.catalogue('PIPELINE_SOURCE'),
    category: field.catalogue('INDUSTRY'),
    venue: field.place(),
    description: field.text({ isMultiline: true, isRich: true }),
    attachments: field.files({ max: 50 }),
  },
  customFields: true,
  list: {
    columns: ['summary', 'status', 'client', 'talents', 'value', 'expectedOn', 'lead'],
    hidden: [
      'assignees',
      'collaborators',
      'contact',
      'probability',
      'source',
      'category',
      'lostReason',
      'decidedOn',
      'venue',
      'createdAt',
      'updatedAt',
    ],
    card: ['client', 'talents', 'value'],
    filters: [
      'status',
      'client',
      'talents',
      'lead',
      'assignees',
      'collaborators',
      'value',
      'expectedOn',
      'decidedOn',
      'source',
      'category',
      'lostReason',
      'creator',
    ],
    namedFilters: {
      categoryCodes: { of: 'status' },
      staffIds: teamFilter,
    },
    tabs: 'categoryCodes',
    open: ['OPPORTUNITY'],
    opensOn: 'open',
    sortable: ['status', 'summary', 'value', 'expectedOn', 'createdAt', 'updatedAt'],
    search: ['summary', 'venue'],
    sort: ['expectedOn', 'ASC'],
    range: 'expectedOn',
    board: { by: 'status', card: ['client', 'talents', 'expectedOn', 'value', 'assignees'], sums: ['value'] },
    bulk: { edit: ['status', 'lead', 'assignees', 'collaborators', 'expectedOn'] },
  },
  import: { key: ['summary'] },
  options: { isForReaders: true },
  under: {
    as: 'pipeline',
    place: 10,
    by: { talent: 'talents', scout: 'talents', partner: 'client', staff: 'staffIds' },
  },
  detail: {
    tabs: [
      'summary',
      { tasks: { of: 'task', by: 'linkTos' } },
      { contracts: { of: 'contract', by: 'opportunity' } },
      { events: { of: 'event', by: 'opportunity' } },
      { attachments: { files: 'attachments' } },
      teamTab,
      'notes',
      'history',
    ],
    header: ['client', 'contact', 'talents', 'value', 'expectedOn', 'decidedOn', 'lead'],
  },
  form: {
    what: ['summary', 'status', 'client', 'contact', 'talents'],
    chance: ['value', 'probability', 'expectedOn', 'lostReason', 'source', 'category'],
    team: ['lead', 'assignees', 'collaborators'],
    about: ['venue', 'description', 'attachments'],
  },
  fulfils: {
    enquiry: {
      by: 'opportunity',
      takes: {
        summary: 'subject',
        client: 'about',
        contact: ['contact', 'about'],
        talents: 'talents',
        description: 'message',
      },
      when: { state: ['NEW', 'OPEN', 'ANSWERED'] },
      place: 10,
    },
  },
  copy: { clears: ['status', 'expectedOn', 'lostReason'] },
  states: {
    status: {
      steps: {
        win: { to: 'WON', asks: ['value'], sets: { decidedOn: 'today' } },
        lose: { to: 'LOST', asks: ['lostReason'], sets: { decidedOn: 'today' } },
        decline: { to: 'DECLINED', sets: { decidedOn: 'today' }, isAside: true },
        reopen: { from: ['WON', 'LOST', 'DECLINED'], to: 'OPPORTUNITY', level: 'EDIT_ALL', isAside: true },
      },
      // What was decided before is entered as it stands today.
      starts: 'all',
    },
  },
});

export type Opportunity = RecordOf<typeof opportunity>;
