import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  nothing,
  nullable,
  oneOf,
  paged,
  pageOf,
  recordOf,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { mailStates } from '../../identity/mail.ts';
import { attachmentShape } from '../../identity/mailShapes.ts';
import { mailCopiesLimit } from '../../../rules/limits.ts';
import { mailLog } from '../entities/mailLog.ts';
import { mailBodyLimit, mailPeople, mailSubjectLimit } from '../mail.ts';

/** A mail that the product sent about a record. Moments in milliseconds. */
const systemMail = Type.Object({
  id: uuid,
  kind: Type.String({ description: 'What it is for: a kind of mail of some area' }),
  subject: Type.String(),
  to: Type.String(),
  cc: Type.Array(Type.String()),
  attachments: Type.Array(attachmentShape),
  state: oneOf(mailStates),
  failure: nullable(
    Type.String({ description: 'Why it failed, or will be tried again; of one that was sent, whom it did not reach' }),
  ),
  createdAt: Type.Integer(),
  sentAt: nullable(Type.Integer()),
});
export type SystemMail = ValueOf<typeof systemMail>;

const params = { id: idOf('mailLog') } as const;
const address = Type.String({ minLength: 3, maxLength: 320, examples: ['anna@example.com'] });

/** HTML of a mail, cleaned; a page shows it in a frame without scripts. */
const mailContent = Type.Object({
  html: nullable(
    Type.String({ description: 'Without scripts, forms and addresses that would be loaded; null if there is none' }),
  ),
  blockedPictures: Type.Integer({ description: 'Pictures of the web that were left out' }),
  pictures: Type.Record(Type.String(), uuid, {
    description: 'Files by the Content-ID under which the HTML shows them (`<img src="cid:…">`)',
  }),
});
export type MailContent = ValueOf<typeof mailContent>;

/** The log of mails. */
export const mailLogCalls = defineCalls('mailLog', {
  system: {
    route: 'GET /client/v1/mail-logs/system',
    access: 'signedIn',
    summary: 'Mails that the product sent about a record, the newest first',
    description:
      'For whoever may read the record; without its text. Those about a record that was merged into it are among them.',
    query: closed({
      id: uuid,
      ownerType: Type.String({
        maxLength: 50,
        description: 'The kind of the record, as answers name it: `talent`, `contract` …',
        examples: ['talent'],
      }),
      ...paged,
    }),
    answer: pageOf(systemMail),
  },
  content: {
    route: 'GET /client/v1/mail-logs/{id}/content',
    access: { entity: 'mailLog', action: 'read' },
    summary: 'HTML of a mail, cleaned',
    params,
    answer: mailContent,
  },
  thread: {
    route: 'GET /client/v1/mail-logs/{id}/thread',
    access: { entity: 'mailLog', action: 'read' },
    summary: 'Mails of the thread of a mail, as far as the caller may read them, the oldest first',
    params,
    answer: Type.Object({ data: Type.Array(recordOf(mailLog)) }),
  },
  send: {
    route: 'POST /client/v1/mail-logs/send',
    access: { entity: 'mailLog', action: 'create' },
    summary: 'Send a mail, and keep it in the log',
    description:
      'It leaves after 10 seconds; `POST …/{id}/withdraw` stops it until then. Without a mail server it is kept and not sent. ' +
      'An answer stands in the thread of the mail that it answers. `Idempotency-Key` works as with other creates.',
    body: closed({
      to: Type.Array(address, { minItems: 1, maxItems: mailCopiesLimit }),
      cc: Type.Optional(Type.Array(address, { maxItems: mailCopiesLimit })),
      subject: Type.String({ minLength: 1, maxLength: mailSubjectLimit }),
      text: Type.String({ minLength: 1, maxLength: mailBodyLimit, description: 'Markdown' }),
      attachments: Type.Optional(Type.Array(uuid, { maxItems: 50, description: 'Files that the caller may use' })),
      answers: Type.Optional(Type.String({ format: 'uuid', description: 'The mail of the log that it answers' })),
      answersEnquiry: Type.Optional(Type.String({ format: 'uuid', description: 'The enquiry that it answers' })),
      about: Type.Optional(
        Type.Array(closed({ kind: oneOf(mailPeople), id: uuid }), {
          maxItems: 50,
          description: 'People besides those whom the addresses belong to, and those whom what it answers is about',
        }),
      ),
    }),
    answer: Type.Object({ id: uuid, leavesAt: Type.Integer({ description: 'Until then it can be withdrawn' }) }),
  },
  withdraw: {
    route: 'POST /client/v1/mail-logs/{id}/withdraw',
    access: { entity: 'mailLog', action: 'create' },
    summary: 'Stop a mail of the caller that has not left yet, and take it out of the log',
    params,
    answer: nothing,
  },
  inbound: {
    route: 'POST /client/v1/mail-logs/inbound',
    access: { entity: 'mailLog', action: 'create' },
    summary: 'Keep a mail in the log if it was sent to or from somebody whom the agency knows',
    description:
      'The body is the mail as it was sent (`message/rfc822`, 26 MB at most), such as a mail server forwards it. A mail ' +
      'that is known already is kept once; one between strangers is not kept at all.',
    query: closed({
      direction: Type.Optional(
        oneOf(['IN', 'OUT'], { description: 'IN by default: the sender in a mail proves nothing' }),
      ),
    }),
    answer: Type.Object({
      id: nullable(
        Type.String({
          format: 'uuid',
          description: 'Its record; null if nothing new was kept, or it is not the caller’s to read',
        }),
      ),
    }),
  },
});
