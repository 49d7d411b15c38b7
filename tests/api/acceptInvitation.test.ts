import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createInvitations } from '../../server/areas/identity/auth/invitations.ts';
import { guessesPerPlace } from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const over = [['code', 'linkOver']];

let server: AuthServer;
let agencyId: string;
let count = 0;
beforeAll(async () => {
  server = await openAuthServer();
  agencyId = await createAgency(server.pools.owner, { name: 'Harbour Talent' }, server.now());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.pools.owner.query('delete from rate_limit');
});

const invited = async (given: object = {}, agency: string | null = agencyId) => {
  const { owner } = server.pools;
  const email = `p${(count += 1)}@harbour.test`;
  const accountId = await createAccount(owner, { email, displayName: 'Ada', ...given }, server.now());
  if (agency !== null) {
    await createMembership(owner, { agencyId: agency, accountId, role: 'staff', isInvited: true }, server.now());
  }
  return { email, accountId, code: await invite(accountId, agency) };
};
const invite = async (accountId: string, agency: string | null = agencyId) => {
  const outbox = createOutbox({ isSending: false, clock: server.now });
  const { invite: send } = createInvitations({ outbox, clock: server.now, origin: () => 'http://localhost' });
  await server.pools.transaction(agency, (connection) => send(connection, { agencyId: agency, accountId }));
  const { rows } = await server.pools.owner.query(
    `select link from mail where account_id = $1 and agency_id is not distinct from $2 and link is not null`,
    [accountId, agency],
  );
  return String(rows[0].link).split('/').at(-1) ?? '';
};
const ask = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/user/v1/staff/set-password${path}`,
    ...(payload && { payload }),
  });
  const json = answer.json();
  const faults = json.errorDetails?.map(({ field, key }: { field: string; key: string }) => [field, key]);
  return { status: answer.statusCode, data: json.responseData, faults };
};
const check = (code: string) => ask('GET', `?code=${code}`);
const accept = (code: string, chosen = password) => ask('PUT', '', { code, password: chosen });
const canSignIn = async (email: string, chosen = password) => (await server.login(email, chosen)).statusCode === 200;

describe('somebody without a password', () => {
  it('sees who invites whom, chooses a password and signs in', async () => {
    const { email, code } = await invited();
    expect((await check(code)).data).toEqual({
      agencyName: 'Harbour Talent',
      // Without a staff record the agency knows them by their email alone.
      displayName: email,
      email,
      passwordLength: 6,
    });
    expect((await accept(code)).status).toBe(200);
    expect((await server.login(email, password)).json().responseData.user).toMatchObject({ agencyId, role: 'staff' });
    expect((await accept(code, 'Another-2027?')).faults).toEqual(over);
    expect((await check(code)).faults).toEqual(over);
  });

  it('chooses one that follows the rule of the agency that invites', async () => {
    const strict = await createAgency(server.pools.owner, { name: 'Strict' }, server.now());
    await server.pools.owner.query('update agency set password_length = 16 where id = $1', [strict]);
    const { email, code } = await invited({}, strict);
    expect((await accept(code, 'abc')).faults).toEqual([['password', 'password']]);
    expect((await accept(code, 'Fifteen-letters')).faults).toEqual([['password', 'password']]);
    expect((await accept(code)).faults).toEqual([['password', 'tooShort']]);
    expect((await accept(code, `${password}+1`)).status).toBe(200);
    expect(await canSignIn(email, `${password}+1`)).toBe(true);
  });

  it('of two who use a link at once, one has chosen', async () => {
    const { email, code } = await invited();
    const chosen = [password, 'Another-2027?'];
    const answers = await Promise.all(chosen.map((one) => accept(code, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const entered = await Promise.all(chosen.map((one) => canSignIn(email, one)));
    expect(entered).toEqual(answers.map(({ status }) => status === 200));
  });

  it('with a role above the agencies chooses one, too', async () => {
    const { email, code } = await invited({ productRole: 'super_admin' }, null);
    expect((await check(code)).data).toMatchObject({ agencyName: null, displayName: 'Ada' });
    expect((await accept(code)).status).toBe(200);
    expect((await server.login(email, password)).json().responseData.user).toMatchObject({ role: 'super_admin' });
  });
});

describe('somebody with an account', () => {
  it('accepts with their own password, which stays, and is of both agencies', async () => {
    const other = await createAgency(server.pools.owner, { name: 'Another' }, server.now());
    const { email, accountId, code } = await invited({ password });
    await createMembership(server.pools.owner, { agencyId: other, accountId, role: 'agency' }, server.now());
    expect((await accept(code, 'Another-2027?')).faults).toEqual([['password', 'wrongPassword']]);
    expect((await accept(code)).status).toBe(200);
    expect(await canSignIn(email)).toBe(true);
    const { rows } = await server.pools.owner.query('select invited_at from membership where account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ invited_at: null }, { invited_at: null }]);
  });

  it('cannot be guessed at by who holds the code', async () => {
    const { code } = await invited({ password });
    for (let guess = 0; guess < guessesPerPlace; guess += 1) expect((await accept(code, 'wrong')).status).toBe(400);
    expect((await accept(code)).status).toBe(429);
  });

  it('that chose its password by one invitation accepts the next with it', async () => {
    const other = await createAgency(server.pools.owner, { name: 'Second' }, server.now());
    const { accountId, code } = await invited();
    await createMembership(
      server.pools.owner,
      { agencyId: other, accountId, role: 'staff', isInvited: true },
      server.now(),
    );
    const second = await invite(accountId, other);
    expect((await accept(code)).status).toBe(200);
    expect((await check(second)).data).toMatchObject({ agencyName: 'Second' });
    expect((await accept(second, 'Another-2027?')).faults).toEqual([['password', 'wrongPassword']]);
    expect((await accept(second)).status).toBe(200);
  });
});

it.each([
  ['its membership is suspended', 'update membership set suspended_at = now() where account_id = $1'],
  ['its staff record is deleted', 'update membership set removed_at = now() where account_id = $1'],
  ['its membership is gone', 'delete from membership where account_id = $1'],
])('is worth nothing once %s', async (_case, change) => {
  const { accountId, code } = await invited();
  await server.pools.owner.query(change, [accountId]);
  expect((await check(code)).faults).toEqual(over);
  expect((await accept(code)).faults).toEqual(over);
  const { rows } = await server.pools.owner.query('select password_hash from account where id = $1', [accountId]);
  expect(rows).toEqual([{ password_hash: null }]);
});

it.each([
  ['is suspended', 'update account set suspended_at = now() where id = $1'],
  ['has a role above the agencies', `update account set product_role = 'super_admin' where id = $1`],
])('sets no password once the account %s, and says as little as of any other', async (_case, change) => {
  const { accountId, code } = await invited();
  await server.pools.owner.query(change, [accountId]);
  expect((await check(code)).status).toBe(200);
  expect((await accept(code)).faults).toEqual([['password', 'wrongPassword']]);
  const { rows } = await server.pools.owner.query('select password_hash from account where id = $1', [accountId]);
  expect(rows).toEqual([{ password_hash: null }]);
});

it('is worth nothing for choosing another password, and a code for that nothing here', async () => {
  const { code } = await invited();
  const answer = await server.app.inject({ method: 'GET', url: `/user/v1/auth/check-reset-password?uuid=${code}` });
  expect(answer.statusCode).toBe(400);
  const { email } = await invited({ password });
  await server.app.inject({ method: 'POST', url: '/user/v1/auth/forgot-password', payload: { email } });
  await server.app.background.settled();
  const { rows } = await server.pools.owner.query(
    `select link from mail where kind = 'passwordReset' and recipient = $1`,
    [email],
  );
  expect((await check(String(rows[0].link).split('uuid=').at(1) ?? '')).faults).toEqual(over);
});
