import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nothing,
  nullable,
  oneOf,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { mailboxDaysLimit, mailboxFailures, mailboxSecurities } from '../mail.ts';

const mailbox = Type.Object({
  id: uuid,
  address: Type.String(),
  host: Type.String(),
  port: Type.Integer(),
  security: oneOf(mailboxSecurities),
  username: Type.String(),
  isOwn: Type.Boolean({ description: 'It is the caller’s, and not the agency’s or a colleague’s' }),
  owner: nullable(Type.String({ description: 'Name of its owner; null for a mailbox of the agency' })),
  since: instant,
  createdAt: instant,
  readAt: nullable(Type.Integer({ description: 'When it was last read to its end' })),
  kept: Type.Integer({ description: 'Mails of it that are in the log' }),
  failure: nullable(oneOf(mailboxFailures, { description: 'Why it cannot be read; what was kept stays' })),
  failureText: nullable(Type.String({ description: 'What the server said' })),
  failedSince: nullable(Type.Integer()),
});
export type Mailbox = ValueOf<typeof mailbox>;

const port = Type.Integer({ minimum: 1, maximum: 65_535 });
const host = Type.String({ minLength: 1, maxLength: 253, examples: ['imap.example.com'] });
const username = Type.String({ minLength: 1, maxLength: 320 });
const password = Type.String({
  minLength: 1,
  maxLength: 1000,
  description: 'Of the mailbox, best one for this program',
});
const params = { id: idOf('mailbox') } as const;

// The server goes on reading a mailbox after its API key has ended.
const door = { access: 'signedIn', byKey: false } as const;
const notes = 'Asks for the right to write communications; those of the agency are for admins.';

/** Mailboxes whose mail with known people is kept in the mail log. */
export const mailboxCalls = defineCalls('mailbox', {
  list: {
    route: 'GET /client/v1/mailboxes',
    ...door,
    summary: 'Mailboxes of the caller; for admins those of the agency and of colleagues, too',
    answer: Type.Object({ data: Type.Array(mailbox) }),
  },
  create: {
    route: 'POST /client/v1/mailboxes',
    ...door,
    summary: 'Keep the mail of a mailbox that was sent to or from known people',
    description: `The mailbox is opened at once; a wrong password is refused. ${notes}`,
    body: closed({
      address: Type.String({ maxLength: 320, examples: ['anna@example.com'] }),
      host,
      port,
      security: oneOf(mailboxSecurities),
      username,
      password,
      isShared: Type.Optional(Type.Boolean({ description: 'A mailbox of the agency, not of the caller' })),
      days: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: mailboxDaysLimit,
          description: 'Days back from which mail is read; 0 by default',
        }),
      ),
    }),
    answer: mailbox,
  },
  change: {
    route: 'PUT /client/v1/mailboxes/{id}',
    ...door,
    summary: 'Change where a mailbox is, or its password',
    params,
    body: closed({
      host: Type.Optional(host),
      port: Type.Optional(port),
      security: Type.Optional(oneOf(mailboxSecurities)),
      username: Type.Optional(username),
      password: Type.Optional(password),
    }),
    answer: mailbox,
  },
  read: {
    route: 'POST /client/v1/mailboxes/{id}/read',
    ...door,
    summary: 'Read a mailbox now',
    params,
    answer: mailbox,
  },
  delete: {
    route: 'DELETE /client/v1/mailboxes/{id}',
    ...door,
    summary: 'Forget a mailbox and its password; mail that was kept stays in the log',
    params,
    answer: nothing,
  },
});
