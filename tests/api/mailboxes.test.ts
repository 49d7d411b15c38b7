import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { startImapServer, type ImapServer } from '../support/imapServer.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Mailboxes: mail with people whom the agency knows is kept in the log, once; other mail leaves nothing. */
let shop: Workshop;
let server: ImapServer;
let other: ImapServer;
let talentId = '';

const base = '/client/v1/mailboxes';
const send = (method: string, path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const raw = (id: string, from: string, text: string) =>
  `From: ${from}\r\nTo: team@agency.test\r\nMessage-ID: <${id}@x.test>\r\nSubject: ${text}\r\n\r\n${text} body`;
const report = (answered: string) =>
  [
    'From: MAILER-DAEMON@nowhere.test',
    'To: team@agency.test',
    `In-Reply-To: <${answered}@x.test>`,
    `Message-ID: <report-${answered}@nowhere.test>`,
    'Subject: Undelivered',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'SECRET report',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 Mailbox',
    '    unknown',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${answered}@x.test>`,
    '',
    '--b--',
  ].join('\r\n');
const account = (of: ImapServer, more: object = {}) => {
  const { user: username, password, ...rest } = of.account;
  return { address: 'team@agency.test', ...rest, username, password, ...more };
};
const kept = async (): Promise<readonly string[]> => {
  const { data, text } = await shop.call('mailLog', 'list', {
    given: { pageSize: 50, orderBy: 'subject', orderDirection: 'ASC' },
  });
  expect(data, text).toBeDefined();
  return data.data.map(({ subject }: Json) => subject);
};
const sweep = () => shop.test.app.jobs.sweeps().get('read-mailboxes')?.run(new AbortController().signal);
const minute = 60_000;

beforeAll(async () => {
  [server, other] = await Promise.all([
    startImapServer(
      [
        ...Array.from({ length: 30 }, (_, index) => ({
          raw: raw(`p${index}`, `s${index}@nowhere.test`, `SECRET ${index}`),
        })),
        { raw: report('p1') },
        // Whom an answer goes to is nobody it is about.
        { raw: `Reply-To: anna@known.test\r\n${raw('r1', 'list@nowhere.test', 'SECRET list')}` },
        { raw: raw('k1', 'Anna <Anna@known.test>', 'one') },
        { raw: raw('k2', 'anna@known.test', 'two') },
      ],
      {
        Sent: {
          'special-use': '\\Sent',
          messages: [
            { raw: raw('k3', 'team@agency.test', 'three').replace('To: team@agency.test', 'To: anna@known.test') },
          ],
        },
        Filed: {
          messages: [{ raw: raw('k0', 'team@agency.test', 'filed').replace('To: team', 'To: anna@known.test, team') }],
        },
      },
    ),
    startImapServer(),
  ]);
  shop = await openWorkshop(['agency', 'viewAll', 'viewAllEditAssigned', 'none', 'otherAgency'], {
    env: { OUTBOUND_ALLOW: '127.0.0.1' },
  });
  ({ id: talentId } = await shop.make('talent', { displayName: 'Anna Berg', email: 'anna@known.test' }));
});
afterAll(async () => {
  await Promise.all([shop.close(), server.close(), other.close()]);
});

it('refuses a wrong password, a host that nobody opened, and whoever may not write', async () => {
  const faultOf = async (body: object, as?: PrincipalName) => {
    const { status, text } = await send('POST', base, body, as);
    const { error, errorDetails } = JSON.parse(text);
    return [status, errorDetails?.[0]?.field ?? null, errorDetails?.[0]?.key ?? error.key];
  };
  expect(await faultOf(account(server, { password: 'wrong' }))).toEqual([400, 'password', 'mailboxPassword']);
  expect(await faultOf(account(server, { host: '10.0.0.1' }))).toEqual([400, 'host', 'mailboxHost']);
  expect(await faultOf(account(server), 'viewAll')).toEqual([403, null, 'notAllowed']);
  expect(await faultOf(account(server), 'none')).toEqual([403, null, 'notAllowed']);
});

it('keeps the mail of people it knows, and nothing of anybody else', async () => {
  const { status, data, text } = await send('POST', base, account(server, { days: 365 }));
  expect(status, text).toBe(200);
  expect(text).not.toContain('testpass');
  await sweep();
  expect(await kept()).toEqual(['filed', 'one', 'three', 'two']);
  const list = await shop.call('mailLog', 'list', { given: { aboutIds: [talentId] } });
  expect(list.data.data.map(({ subject, direction }: Json) => [subject, direction]).toSorted()).toEqual([
    ['filed', 'OUT'],
    ['one', 'IN'],
    ['three', 'OUT'],
    ['two', 'IN'],
  ]);
  const { rows } = await shop.test.pools.owner.query(
    `select query_to_xml(format('select * from %I', c.relname), true, false, '')::text as content
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
  );
  expect(rows.filter(({ content }: { content: string }) => /SECRET|nowhere\.test/u.test(content))).toEqual([]);
  const [mailbox] = (await send('GET', base)).data.data;
  expect(mailbox).toMatchObject({ id: data.id, kept: 4, failure: null });
});

it('reads on from where it was, keeps a mail that is moved once, and one that was deleted never again', async () => {
  server.add('INBOX', raw('k4', 'anna@known.test', 'four'));
  server.add('Sent', raw('k1', 'anna@known.test', 'one'));
  // A server that read it has died.
  const lease = new Date(shop.test.now() + 5 * minute).toISOString();
  await shop.test.pools.owner.query(`update mailbox set leased_until = '${lease}'`);
  shop.test.pass(3 * minute);
  await sweep();
  expect(await kept()).toEqual(['filed', 'one', 'three', 'two']);
  shop.test.pass(3 * minute);
  await Promise.all([sweep(), sweep()]);
  expect(await kept()).toEqual(['filed', 'four', 'one', 'three', 'two']);
  const { data } = await shop.call('mailLog', 'list', { given: { q: 'four' } });
  expect((await shop.call('mailLog', 'delete', { id: data.data[0].id })).status).toBe(200);
  await shop.test.pools.owner.query(`update mailbox_folder set uid_validity = 'other', next_uid = 1000`);
  shop.test.pass(3 * minute);
  await sweep();
  expect(await kept()).toEqual(['filed', 'one', 'three', 'two']);
});

it('gives a sent mail that came back the words of the server, tells its sender alone, and keeps the report nowhere', async () => {
  const news = async (as: PrincipalName) =>
    (await send('POST', '/client/v1/notifications/list', { pageSize: 100 }, as)).data.data.filter(
      ({ record }: Json) => record.kind === 'mailLog',
    );
  expect(await news('agency')).toEqual([]);
  server.add('INBOX', report('k3'));
  const before = await kept();
  shop.test.pass(3 * minute);
  await sweep();
  expect(await kept()).toEqual(before);
  const { data } = await shop.call('mailLog', 'list', { given: { q: 'three' } });
  expect(data.data[0]).toMatchObject({ state: 'FAILED', failure: '550 5.1.1 Mailbox unknown' });
  const told = await news('agency');
  expect(told).toMatchObject([{ record: { id: data.data[0].id }, events: [{ kind: 'MAIL_FAILED' }] }]);
  expect(await news('viewAllEditAssigned')).toEqual([]);
});

it('reads the mailbox of somebody while they may write, and forgets it when they leave; the agency’s stays', async () => {
  const writer = 'viewAllEditAssigned';
  const own = { ...account(other), address: 'own@agency.test', days: 365 };
  expect((await send('POST', base, own, writer)).status).toBe(200);
  expect((await send('POST', base, { ...account(other), address: 'shared@agency.test', isShared: true })).status).toBe(
    200,
  );
  const { owner } = shop.test.pools;
  const { accountId, staffId } = shop.house.of(writer).actor ?? {};
  const levels = (await owner.query('select levels from membership where account_id = $1', [accountId])).rows[0]
    ?.levels;
  await owner.query(`update membership set levels = '{}' where account_id = $1`, [accountId]);
  other.add('INBOX', raw('k5', 'anna@known.test', 'five'));
  await owner.query(`update mailbox set next_at = '2100-01-01' where address <> 'own@agency.test'`);
  await sweep();
  expect(await kept()).not.toContain('five');
  await owner.query('update membership set levels = $2 where account_id = $1', [accountId, levels]);
  shop.test.pass(3 * minute);
  await sweep();
  expect(await kept()).toContain('five');
  expect((await shop.call('staff', 'delete', { id: staffId ?? '' })).status).toBe(200);
  const { rows } = await owner.query('select address, account_id from mailbox order by address');
  expect(rows.map(({ address }) => address)).toEqual(['shared@agency.test', 'team@agency.test']);
  // Whoever added it may leave.
  await owner.query(`update mailbox set account_id = gen_random_uuid() where address like 'shared%'`);
  await owner.query(`update mailbox set next_at = '2000-01-01'`);
  other.add('INBOX', raw('k6', 'anna@known.test', 'six'));
  await sweep();
  expect(await kept()).toContain('six');
  for (const { id } of (await send('GET', base)).data.data.slice(0, -1)) await send('DELETE', `${base}/${id}`);
});

it('says why a mailbox cannot be read, and waits longer each time', async () => {
  await server.close();
  shop.test.pass(3 * minute);
  await sweep();
  const [mailbox] = (await send('GET', base)).data.data;
  expect(mailbox.failure).toBe('unreachable');
  const moved = await send('PUT', `${base}/${mailbox.id}`, { host: '127.0.0.1', port: other.account.port });
  expect(moved.status).toBe(400);
  const { port, password } = other.account;
  expect((await send('PUT', `${base}/${mailbox.id}`, { port, password })).data).toMatchObject({ port, failure: null });
  expect((await send('DELETE', `${base}/${mailbox.id}`)).status).toBe(200);
  expect((await send('GET', base)).data.data).toEqual([]);
});
