import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { mostTravel } from '../../../rules/calendar.ts';
import { teamFields, teamFilter, teamTab } from '../team.ts';

/** Something at which talents appear, at a time and a place: a shoot, a show, a casting (AB 1, AB 2). */
export const event = defineEntity({
  name: 'event',
  group: 'work',
  title: 'summary',
  access: 'EVENT',
  api: { base: '/client/v1/events' },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    type: field.catalogue('EVENT_TYPE'),
    status: field.status('EVENT', { required: true }),
    startsAt: field.zoned(),
    endsAt: field.zoned({ after: 'startsAt' }),
    venue: field.place(),
    address: field.text({ max: 500 }),
    travelBefore: field.integer({ min: 0, max: mostTravel }),
    travelAfter: field.integer({ min: 0, max: mostTravel }),
    client: field.ref('partner', { onDelete: 'refuse' }),
    talents: field.refsOneOf(['talent', 'scout'], { assigns: 'through' }),
    opportunity: field.ref('opportunity'),
    project: field.ref('project'),
    ...teamFields,
    capacity: field.integer({ min: 0, max: 1_000_000 }),
    description: field.text({ isMultiline: true, isRich: true }),
    attachments: field.files({ max: 50 }),
  },
  customFields: true,
  list: {
    columns: ['summary', 'startsAt', 'talents', 'client', 'venue', 'status', 'lead'],
    hidden: [
      'type',
      'endsAt',
      'address',
      'assignees',
      'collaborators',
      'opportunity',
      'project',
      'createdAt',
      'updatedAt',
    ],
    card: ['startsAt', 'talents', 'venue'],
    filters: [
      'status',
      'type',
      'startsAt',
      'endsAt',
      'client',
      'talents',
      'opportunity',
      'project',
      'venue',
      'lead',
      'assignees',
      'collaborators',
      'creator',
    ],
    namedFilters: {
      categoryCodes: { of: 'status' },
      staffIds: teamFilter,
    },
    tabs: 'categoryCodes',
    open: ['UPCOMING', 'IN_PROGRESS'],
    opensOn: 'open',
    sortable: ['status', 'summary', 'startsAt', 'endsAt', 'createdAt', 'updatedAt'],
    search: ['summary', 'venue'],
    sort: ['startsAt', 'ASC'],
    bulk: { edit: ['status', 'lead', 'assignees', 'collaborators'] },
  },
  options: { isForReaders: true },
  under: {
    as: 'event',
    place: 30,
    by: { talent: 'talents', scout: 'talents', partner: 'client', staff: 'staffIds' },
  },
  detail: {
    tabs: [
      'summary',
      { tasks: { of: 'task', by: 'linkTos' } },
      { contracts: { of: 'contract', by: 'event' } },
      { attachments: { files: 'attachments' } },
      teamTab,
      'notes',
      'history',
    ],
    header: ['startsAt', 'endsAt', 'venue', 'address', 'client', 'talents', 'lead'],
  },
  form: {
    what: ['summary', 'type', 'status', 'client', 'talents', 'opportunity', 'project'],
    when: ['startsAt', 'endsAt'],
    where: ['venue', 'address', 'travelBefore', 'travelAfter', 'capacity'],
    team: ['lead', 'assignees', 'collaborators'],
    about: ['description', 'attachments'],
  },
  comesFrom: {
    opportunity: {
      takes: {
        summary: 'summary',
        client: 'client',
        talents: 'talents',
        venue: 'venue',
        lead: 'lead',
        assignees: 'assignees',
        collaborators: 'collaborators',
      },
      when: { status: ['OPPORTUNITY', 'WON'] },
      place: 20,
    },
  },
  fulfils: {
    hold: {
      by: 'event',
      takes: { summary: 'label', client: 'client', talents: 'talent', opportunity: 'opportunity', startsAt: 'day' },
      when: { state: ['HELD', 'CONFIRMED'] },
      place: 10,
    },
    contract: {
      by: 'event',
      takes: {
        summary: 'summary',
        client: 'client',
        talents: 'talents',
        opportunity: 'opportunity',
        project: 'project',
        startsAt: 'startsOn',
        endsAt: 'endsOn',
        assignees: 'assignees',
      },
      when: { status: ['DRAFT', 'ACTIVE'] },
      place: 10,
    },
  },
  notifies: { startsAt: { as: 'DATE_CHANGED', to: ['lead', 'assignees', 'collaborators'] } },
  talk: { at: 'startsAt', about: ['talents', 'client'], by: 'lead', text: 'description' },
  calendar: {
    start: 'startsAt',
    end: 'endsAt',
    people: ['talents'],
    busy: true,
    travel: { before: 'travelBefore', after: 'travelAfter' },
  },
  copy: { clears: ['status', 'startsAt', 'endsAt'] },
  states: {
    status: {
      steps: {
        start: { from: ['UPCOMING'], to: 'IN_PROGRESS', isAside: true },
        complete: { from: ['UPCOMING', 'IN_PROGRESS'], to: 'COMPLETED' },
        cancel: { from: ['UPCOMING', 'IN_PROGRESS'], to: 'CANCELLED', isAside: true },
        reopen: { from: ['COMPLETED', 'CANCELLED'], to: 'UPCOMING', isAside: true },
      },
      // What took place before is entered as it stands today.
      starts: 'all',
    },
  },
});

export type Event = RecordOf<typeof event>;
