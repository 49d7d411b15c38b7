import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startImapServer, type ImapServer } from '../../../tests/support/imapServer.ts';
import { imapPort } from './imap.ts';
import type { MailboxFailure } from '../../../schema/areas/conversations/mail.ts';

const source = (id: number) =>
  `From: Anna <Anna@x.test>\r\nTo: team@agency.test\r\nCc: b@y.test\r\nMessage-ID: <${id}@x.test>\r\nSubject: ${id}\r\n\r\nBody ${id}`;
const received = '14-Sep-2026 21:22:28 +0000';
const stored = (uid: number) => ({ raw: source(uid), uid, internaldate: received });

let server: ImapServer;
const port = imapPort({ allow: { hosts: new Set(['127.0.0.1']), networks: [] } });

beforeAll(async () => {
  server = await startImapServer([stored(3), stored(7), stored(8)], {
    Sent: { 'special-use': '\\Sent', messages: [stored(2)] },
    Drafts: { 'special-use': '\\Drafts', messages: [stored(1)] },
  });
});

afterAll(() => server.close());

it('reads folders, heads and whole mails from a place on, and leaves out drafts', async () => {
  const mailbox = await port.open(server.account);
  expect(await mailbox.folders()).toEqual([
    { path: 'INBOX', isSent: false },
    { path: 'Sent', isSent: true },
  ]);
  const inbox = await mailbox.open('INBOX');
  expect(inbox.uidValidity).toMatch(/^\d+$/u);
  expect(inbox.uidNext).toBe(9);
  expect(await inbox.uids(4)).toEqual([7, 8]);
  expect(await inbox.uids(9)).toEqual([]);
  expect(await inbox.uids(1, Date.UTC(2026, 8, 16))).toEqual([]);
  const [head] = await inbox.heads([7]);
  expect(head).toMatchObject({ uid: 7, receivedAt: Date.UTC(2026, 8, 14, 21, 22, 28) });
  expect(head?.addresses).toEqual(['anna@x.test', 'team@agency.test', 'b@y.test']);
  expect(Buffer.from((await inbox.source(8)) ?? []).toString()).toBe(source(8));
  expect(await inbox.source(6)).toBeNull();
  await mailbox.close();
});

const failure = (promise: Promise<unknown>): Promise<MailboxFailure | undefined> =>
  promise.then(
    () => undefined,
    (error: { failure?: MailboxFailure }) => error.failure,
  );

it('names the reason why a mailbox does not open', async () => {
  expect(await failure(port.open({ ...server.account, password: 'wrong' }))).toBe('credentials');
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port: closed } = silent.address() as AddressInfo;
  silent.close();
  expect(await failure(port.open({ ...server.account, port: closed }))).toBe('unreachable');
});

it('connects to public hosts at the ports of IMAP alone, and to others by the operator’s leave', async () => {
  expect(port.allows('imap.example.com', 993, 'TLS')).toBe(true);
  expect(port.allows('imap.example.com', 143, 'STARTTLS')).toBe(true);
  expect(port.allows('imap.example.com', 143, 'NONE')).toBe(false);
  expect(port.allows('imap.example.com', 25, 'TLS')).toBe(false);
  expect(port.allows('10.0.0.8', 993, 'TLS')).toBe(false);
  expect(port.allows('localhost', 993, 'TLS')).toBe(false);
  expect(port.allows('x.test/@127.0.0.1', 993, 'TLS')).toBe(false);
  const lying = imapPort({ allow: { hosts: new Set(), networks: [] }, resolve: async () => ['127.0.0.1'] });
  expect(await failure(lying.open({ ...server.account, host: 'imap.example.com', port: 993, security: 'TLS' }))).toBe(
    'refused',
  );
});
