import { field } from '../../../fields/kinds.ts';
import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import {
  mailAnswersLimit,
  mailDirections,
  mailLogStates,
  mailPeople,
  mailSubjectLimit,
  mailTextLimit,
} from '../mail.ts';

/** A mail with somebody whom the agency knows, received in a mailbox or sent from here (AB 2, AB 7). */
export const mailLog = defineEntity({
  name: 'mailLog',
  group: 'none',
  title: 'subject',
  access: 'COMM',
  // Mailboxes, the call for raw mail and the composer make it.
  api: { base: '/client/v1/mail-logs', without: ['create', 'bulk'] },
  fields: {
    subject: field.text({ required: true, readOnly: true, max: mailSubjectLimit }),
    direction: field.choice(mailDirections, { required: true, readOnly: true }),
    state: field.choice(mailLogStates, { required: true, readOnly: true }),
    failure: field.text({ readOnly: true, max: 500 }),
    at: field.instant({ required: true, readOnly: true }),
    fromName: field.text({ readOnly: true, max: 200 }),
    fromAddress: field.text({ readOnly: true, max: 320 }),
    // Addresses for answers, with commas between, as the sender claims them (RFC 5322, 3.6.2).
    replyTo: field.text({ readOnly: true, max: mailAnswersLimit * 322 }),
    recipients: field.rows(
      {
        kind: field.choice(['TO', 'CC', 'BCC'], { required: true }),
        address: field.text({ required: true, max: 320 }),
        name: field.text({ max: 200 }),
      },
      { readOnly: true, max: 2000 },
    ),
    about: field.refsOneOf(mailPeople, { assigns: 'through' }),
    staff: field.ref('staff', { readOnly: true }),
    text: field.text({ readOnly: true, isMultiline: true, max: mailTextLimit }),
    attachments: field.files({ readOnly: true, max: 200 }),
    isAutomatic: field.flag({ readOnly: true }),
    // The same for every mail of a thread.
    threadId: field.text({ readOnly: true, max: 36 }),
  },
  list: {
    columns: ['subject', 'fromName', 'about', 'at', 'staff', 'state'],
    hidden: ['direction', 'fromAddress', 'recipients', 'isAutomatic', 'createdAt', 'updatedAt'],
    card: ['state', 'about', 'at'],
    filters: ['direction', 'about', 'staff', 'state', 'at', 'fromAddress', 'isAutomatic', 'threadId'],
    sortable: ['at', 'subject', 'createdAt', 'updatedAt'],
    search: ['subject', 'fromName', 'fromAddress', 'text'],
    sort: ['at', 'DESC'],
    range: 'at',
  },
  talk: {
    at: 'at',
    about: ['about'],
    by: 'staff',
    direction: 'direction',
    text: 'text',
    spoken: { at: 'at', where: { isAutomatic: { is: [false] }, state: { is: ['RECEIVED', 'SENT'] } } },
  },
  detail: { as: 'dialog', edits: 'onRequest' },
  form: { mail: ['about'] },
});

export type MailLog = RecordOf<typeof mailLog>;
