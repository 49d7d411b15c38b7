import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import {
  enquiryMessageLimit,
  enquiryNameLimit,
  enquiryStates,
  enquirySubjectLimit,
  spamReasons,
} from '../enquiries.ts';
import { mailPeople } from '../mail.ts';

/** A message by which somebody outside asks something of the agency, sent by a form of its own (AB 2). */
export const enquiry = defineEntity({
  name: 'enquiry',
  plural: 'enquiries',
  group: 'none',
  title: 'subject',
  access: 'COMM',
  // Forms make it; a person on the phone is a call, and a letter is a mail.
  api: { base: '/client/v1/enquiries', without: ['create'] },
  fields: {
    subject: field.text({ required: true, readOnly: true, max: enquirySubjectLimit }),
    name: field.text({ required: true, readOnly: true, max: enquiryNameLimit }),
    email: field.text({ readOnly: true, pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode', readOnly: true }),
    message: field.text({ required: true, readOnly: true, isMultiline: true, max: enquiryMessageLimit }),
    talents: field.refs('talent', { assigns: 'through' }),
    form: field.ref('enquiryForm', { readOnly: true }),
    page: field.text({ readOnly: true, max: 2000 }),
    at: field.instant({ required: true, readOnly: true }),
    state: field.choice(enquiryStates, { required: true, default: 'NEW' }),
    spamReasons: field.choices(spamReasons, { readOnly: true }),
    assignees: field.refs('staff', { assigns: true }),
    about: field.refsOneOf(mailPeople, { assigns: 'through' }),
    answeredAt: field.instant({ readOnly: true }),
    contact: field.ref('partnerContact'),
    scout: field.ref('scout', { isGuarded: true }),
    opportunity: field.ref('opportunity', { isGuarded: true }),
  },
  list: {
    columns: ['subject', 'name', 'talents', 'at', 'state', 'assignees'],
    hidden: ['email', 'phoneNumber', 'about', 'form', 'answeredAt', 'spamReasons', 'createdAt', 'updatedAt'],
    card: ['name', 'at', 'state'],
    filters: ['state', 'talents', 'assignees', 'about', 'form', 'at', 'answeredAt', 'spamReasons'],
    // Whom a talent's page lists: those who ask for them, and what they ask themselves.
    namedFilters: { personIds: { anyOf: ['about', 'talents'] } },
    tabs: 'states',
    aside: ['SPAM'],
    sortable: ['at', 'subject', 'name', 'createdAt', 'updatedAt'],
    search: ['subject', 'name', 'email', 'message'],
    sort: ['at', 'DESC'],
    range: 'at',
    bulk: { edit: ['state', 'assignees'] },
  },
  talk: {
    at: 'at',
    about: ['about', 'talents'],
    by: 'assignees',
    text: 'message',
    spoken: { at: 'answeredAt' },
  },
  detail: { as: 'dialog', edits: 'onRequest' },
  form: { enquiry: ['state', 'assignees', 'talents', 'about'], became: ['contact', 'scout', 'opportunity'] },
  states: {
    state: {
      steps: {
        take: { from: ['NEW'], to: 'OPEN', isQuick: true },
        release: { from: ['OPEN'], to: 'NEW', isAside: true },
        answer: { from: ['NEW', 'OPEN'], to: 'ANSWERED', sets: { answeredAt: 'now' } },
        close: { from: ['NEW', 'OPEN', 'ANSWERED'], to: 'CLOSED', isAside: true },
        reopen: { from: ['ANSWERED', 'CLOSED'], to: 'OPEN', isAside: true },
        markSpam: { from: ['NEW', 'OPEN'], to: 'SPAM', isAside: true },
        notSpam: { from: ['SPAM'], to: 'NEW' },
      },
      starts: 'all',
    },
  },
});

export type Enquiry = RecordOf<typeof enquiry>;
