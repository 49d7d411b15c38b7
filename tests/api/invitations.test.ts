import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createInvitations } from '../../server/areas/identity/auth/invitations.ts';
import { holderOf } from '../../server/areas/identity/auth/passwords/oneTimeCodes.ts';
import { createSessions } from '../../server/areas/identity/auth/sessions/sessions.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const password = 'Greenroom-2026!';
const day = 86_400_000;

let database: TestDatabase;
let pools: Pools;
let agencyId: string;
let now = Date.parse('2026-11-20T09:00:00Z');
const clock = () => now;
const invitations = createInvitations({
  outbox: createOutbox({ isSending: false, clock }),
  clock,
  origin: () => 'https://office.harbour.test',
});
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url);
  agencyId = await createAgency(pools.owner, { name: 'Harbour <Talent>' }, now);
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

const person = (given: object = {}) =>
  createAccount(pools.owner, { email: `p${(count += 1)}@harbour.test`, displayName: 'Ada\nLovelace', ...given }, now);
const member = async (given: object = {}, agency = agencyId) => {
  const accountId = await person(given);
  await createMembership(pools.owner, { agencyId: agency, accountId, role: 'staff', isInvited: true }, now);
  return accountId;
};
const invite = (accountId: string, agency: string | null = agencyId) =>
  pools.transaction(agency, (connection) => invitations.invite(connection, { agencyId: agency, accountId }));
const mailsTo = async (accountId: string) =>
  (await pools.owner.query('select * from mail where account_id = $1 order by created_at, id', [accountId])).rows;
const codeIn = (mail: { link: string }) => mail.link.split('/').at(-1) ?? '';
const holder = (code: string) => holderOf(pools, code, 'invitation', now);

it('posts a mail of the agency with a link that names the person to who holds it', async () => {
  const accountId = await member();
  await invite(accountId);
  const [mail] = await mailsTo(accountId);
  expect(mail).toMatchObject({ agency_id: agencyId, kind: 'invitation', state: 'kept', link_until: now + 7 * day });
  expect(mail.subject).toBe('Harbour <Talent> invites you to Greenroom');
  expect(mail.link).toMatch(/^https:\/\/office\.harbour\.test\/staff\/set-password\/[\w-]{43}$/);
  expect(mail.html).toContain('Harbour &lt;Talent&gt; has invited you');
  expect(await holder(codeIn(mail))).toMatchObject({ accountId, agencyName: 'Harbour <Talent>', passwordHash: null });
});

it('does not tell the agency whether the person has an account, nor their name in it', async () => {
  const told = await Promise.all(
    [{}, { password }].map(async (given) => {
      const accountId = await member(given);
      await invite(accountId);
      const [{ subject, text, html }] = await mailsTo(accountId);
      return { subject, text, html };
    }),
  );
  expect(told[0]).toEqual(told[1]);
  expect(JSON.stringify(told)).not.toContain('Ada');
});

it('keeps nothing of the code but its hash beside the mail', async () => {
  const accountId = await member();
  await invite(accountId);
  const code = codeIn((await mailsTo(accountId))[0]);
  const { rows } = await pools.owner.query('select * from one_time_code where account_id = $1', [accountId]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(rows[0].code_hash).not.toEqual(Buffer.from(code, 'base64url'));
});

it('is good for seven days, and until the next invitation of the same agency', async () => {
  const accountId = await member();
  await invite(accountId);
  const [first] = await mailsTo(accountId);
  now += 7 * day - 1;
  expect(await holder(codeIn(first))).toMatchObject({ accountId });
  await invite(accountId);
  expect(await holder(codeIn(first))).toBeNull();
  const [before, after] = await mailsTo(accountId);
  expect([before.link, after.link]).toEqual([null, expect.any(String)]);
  now += 7 * day;
  expect(await holder(codeIn(after))).toBeNull();
});

it('of two agencies at once are both good', async () => {
  const other = await createAgency(pools.owner, { name: 'Another', locale: 'fr-FR' }, now);
  const accountId = await member({ password });
  await createMembership(pools.owner, { agencyId: other, accountId, role: 'staff', isInvited: true }, now);
  await Promise.all([invite(accountId), invite(accountId, other)]);
  const mails = await mailsTo(accountId);
  expect(await Promise.all(mails.map(async (one) => (await holder(codeIn(one)))?.agencyId))).toEqual(
    mails.map((one) => one.agency_id),
  );
  expect(mails.find((one) => one.agency_id === other).subject).toBe('Another vous invite sur Greenroom');
});

it('lets nobody in before it is accepted, not even with a password', async () => {
  const accountId = await member({ password });
  const sessions = createSessions(pools, clock);
  expect(await sessions.open(accountId, { address: '127.0.0.1', userAgent: undefined })).toBeNull();
});

it('is refused where there is nothing to accept', async () => {
  const accepted = await person({ password });
  await createMembership(pools.owner, { agencyId, accountId: accepted, role: 'staff' }, now);
  const stranger = await person();
  const suspended = await member();
  await pools.owner.query('update membership set suspended_at = now() where account_id = $1', [suspended]);
  for (const accountId of [accepted, stranger, suspended]) {
    await expect(invite(accountId)).rejects.toThrow('has nothing to accept');
    expect(await mailsTo(accountId)).toEqual([]);
  }
});

it('asks somebody with a role above the agencies for their first password, and super admins alone may read it', async () => {
  const accountId = await person({ productRole: 'super_admin' });
  await invite(accountId, null);
  expect(await mailsTo(accountId)).toMatchObject([{ agency_id: null, subject: 'Greenroom invites you to Greenroom' }]);
  await expect(invite(await person({ productRole: 'super_admin', password }), null)).rejects.toThrow(
    'nothing to accept',
  );
});
