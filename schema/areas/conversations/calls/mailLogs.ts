import { Type } from 'typebox';
import { closed, defineCalls, nullable, oneOf, paged, pageOf, uuid, type ValueOf } from '../../../language/call.ts';
import { mailStates } from '../../identity/mail.ts';
import { attachmentShape } from '../../identity/mailShapes.ts';

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
});
