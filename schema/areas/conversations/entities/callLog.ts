import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { callDirections, longestCall } from '../../../rules/contact-points/calls.ts';

/** A phone call with somebody outside or inside the agency, logged by a person or by a phone system (AB 2). */
export const callLog = defineEntity({
  name: 'callLog',
  group: 'none',
  title: 'subject',
  access: 'COMM',
  api: { base: '/client/v1/call-logs', routes: { update: 'PUT /' } },
  fields: {
    subject: field.text({ required: true, max: 200, default: 'Call' }),
    direction: field.choice(callDirections, { required: true }),
    at: field.instant({ required: true, default: 'now', startsNow: true, isUpToNow: true }),
    durationSeconds: field.integer({ min: 0, max: longestCall }),
    number: field.phone({ country: 'countryCode' }),
    about: field.refsOneOf(['talent', 'scout', 'partner', 'partnerContact', 'staff'], { assigns: 'through' }),
    staff: field.ref('staff'),
    outcome: field.catalogue('CALL_OUTCOME'),
    note: field.text({ isMultiline: true, isRich: true }),
    recording: field.file({ types: ['audio'] }),
    task: field.ref('task', { isGuarded: true }),
  },
  list: {
    columns: ['subject', 'direction', 'about', 'at', 'staff', 'outcome', 'durationSeconds'],
    hidden: ['number', 'note', 'task', 'createdAt', 'updatedAt'],
    card: ['direction', 'at', 'about'],
    filters: ['direction', 'about', 'staff', 'outcome', 'at', 'number'],
    sortable: ['at', 'subject', 'direction', 'durationSeconds', 'createdAt', 'updatedAt'],
    search: ['subject', 'number'],
    sort: ['at', 'DESC'],
    range: 'at',
    bulk: { edit: ['outcome', 'staff'] },
  },
  talk: {
    at: 'at',
    about: ['about'],
    by: 'staff',
    direction: 'direction',
    text: 'note',
    spoken: { at: 'at', where: { direction: { is: ['IN', 'OUT'] } } },
  },
  detail: { as: 'dialog', edits: 'onRequest', folds: ['more'] },
  form: {
    call: ['subject', 'direction', 'about', 'at', 'durationSeconds', 'number', 'staff', 'outcome', 'note'],
    more: ['recording', 'task'],
  },
});

export type CallLog = RecordOf<typeof callLog>;
