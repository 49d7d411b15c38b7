import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  nullable,
  oneOf,
  paged,
  pageOf,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { mailStates } from '../../identity/mail.ts';
import { attachmentShape } from '../../identity/mailShapes.ts';

/** A mail as the list has it. Moments in milliseconds. */
const head = Type.Object({
  id: uuid,
  agencyName: nullable(Type.String({ description: 'Null for mail of the product' })),
  to: Type.String(),
  kind: Type.String(),
  subject: Type.String(),
  state: oneOf(mailStates),
  failure: nullable(
    Type.String({
      description: 'Why the mail server did not take it, or took not all copies; or the file that is gone',
    }),
  ),
  createdAt: Type.Integer(),
  sentAt: nullable(Type.Integer()),
});
export type MailHead = ValueOf<typeof head>;

const mail = Type.Object({
  ...head.properties,
  cc: Type.Array(Type.String(), { description: 'Who gets a copy' }),
  attachments: Type.Array(attachmentShape),
  text: Type.String({ description: 'Says {link} where the link stands' }),
  link: nullable(
    Type.String({ description: 'Null once it was sent, used, replaced or over, and where it is withheld' }),
  ),
  withheldBy: nullable(
    Type.Object(
      { id: uuid, name: Type.String() },
      { description: 'An agency inside which alone a super admin sees the link; null where nothing is withheld' },
    ),
  ),
  isForSuperAdmin: Type.Boolean({ description: 'The link shows to super admins alone, who pass it on' }),
});
export type Mail = ValueOf<typeof mail>;

const list = {
  query: closed(paged),
  answer: Type.Object({ ...pageOf(head).properties, isSending: Type.Boolean() }),
} as const;
const one = { params: { id: idOf('mail') }, answer: mail } as const;

/** The mails of an agency, for its admins, the newest first. */
export const agencyMailCalls = defineCalls('mail', {
  list: { route: 'GET /client/v1/outbox', access: 'admin', summary: "mails of the caller's agency", ...list },
  read: { route: 'GET /client/v1/outbox/{id}', access: 'admin', summary: "one mail of the caller's agency", ...one },
});

/** All mails of the installation, for super admins. */
export const productMailCalls = defineCalls('mail', {
  list: { route: 'GET /user/v1/outbox', access: 'superAdmin', summary: 'mails of the installation', ...list },
  read: { route: 'GET /user/v1/outbox/{id}', access: 'superAdmin', summary: 'one mail of the installation', ...one },
});
