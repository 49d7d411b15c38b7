import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guessesPerPlace } from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const other = 'Another-2027?';
const email = 'ada@harbour.test';

interface SignedIn {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly sessionState: string;
}

let server: AuthServer;
let accountId: string;
beforeAll(async () => {
  server = await openAuthServer();
  const { owner } = server.pools;
  const agencyId = await createAgency(owner, { name: 'Harbour Talent' }, server.now());
  for (const [name, address] of [
    ['Bo', 'bo@harbour.test'],
    ['Ada', email],
  ] as const) {
    accountId = await createAccount(owner, { email: address, password, displayName: name }, server.now());
    await createMembership(owner, { agencyId, accountId, role: 'agency' }, server.now());
  }
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.pools.owner.query('update session set ended_at = now(), ended_by = $1 where ended_at is null', [
    'signOut',
  ]);
  await server.pools.owner.query('delete from rate_limit');
});

const signIn = async (username = email, agent = 'Test', secret = password): Promise<SignedIn> => {
  const answer = await server.login(username, secret, { headers: { 'user-agent': agent } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ responseData: SignedIn }>().responseData;
};
const ask = async (method: 'GET' | 'DELETE' | 'PUT', path: string, token: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({
    method,
    url: `/user/v1/auth/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, json: answer.json(), retryAfter: answer.headers['retry-after'] };
};
const isLive = async ({ access_token: token, refresh_token: refresh }: SignedIn) => [
  (await server.call('GET', '/user/v1/users/profile', token)).statusCode === 200,
  (await server.refresh(refresh)).statusCode === 200,
];
const change = (token: string, currentPassword: string, newPassword: string) =>
  ask('PUT', 'change-password', token, { currentPassword, newPassword });
const faults = ({ json }: { json: { errorDetails?: { field: string; key: string }[] } }) =>
  json.errorDetails?.map(({ field, key }) => [field, key]);

describe('a session that is over', () => {
  it('by its time lets nobody in, is listed nowhere and cannot be ended', async () => {
    const [here, over] = [await signIn(), await signIn(email, 'Former')];
    await server.pools.owner.query('update session set expires_at = $2 where id = $1', [
      over.sessionState,
      new Date(server.now() - 1).toISOString(),
    ]);
    expect((await server.call('GET', '/user/v1/users/profile', over.access_token)).statusCode).toBe(401);
    const { json } = await ask('GET', 'sessions', here.access_token);
    expect(json.responseData.map(({ id }: { id: string }) => id)).toEqual([here.sessionState]);
    expect((await ask('DELETE', `sessions/${over.sessionState}`, here.access_token)).status).toBe(404);
  });

  it('goes on being ended by what ended it first', async () => {
    const [here, first, second] = [await signIn(), await signIn(email, 'First'), await signIn(email, 'Second')];
    const end = (id: string) =>
      server.pools.owner.query('select identity_end_session($1, $2)', [id, new Date(server.now()).toISOString()]);
    await end(first.sessionState);
    expect((await ask('DELETE', 'sessions', here.access_token)).status).toBe(200);
    await end(second.sessionState);
    const { rows } = await server.pools.owner.query<{ id: string; ended_by: string }>(
      'select id, ended_by from session where id = any($1) order by ended_by',
      [[first.sessionState, second.sessionState]],
    );
    expect(rows).toEqual([
      { id: second.sessionState, ended_by: 'revoked' },
      { id: first.sessionState, ended_by: 'signOut' },
    ]);
  });
});

describe('the sessions of a person', () => {
  it('are listed, the last used first, without those that are over or of others', async () => {
    const first = await signIn(email, 'Firefox');
    await signIn('bo@harbour.test');
    const over = await signIn(email, 'Over');
    await server.call('POST', '/user/v1/auth/logout', over.access_token);
    server.pass(120_000);
    const second = await signIn(email, 'Chromium');
    const { status, json } = await ask('GET', 'sessions', second.access_token);
    expect(status).toBe(200);
    expect(json.responseData).toMatchObject([
      {
        id: second.sessionState,
        isCurrent: true,
        userAgent: 'Chromium',
        createdAt: server.now(),
        address: '127.0.0.1',
      },
      { id: first.sessionState, isCurrent: false, userAgent: 'Firefox', lastUsedAt: server.now() - 120_000 },
    ]);
    expect(JSON.stringify(json)).not.toContain(first.refresh_token.slice(-20));
  });

  it('end at once where they are revoked, and only these', async () => {
    const [here, there] = [await signIn(), await signIn()];
    expect((await ask('DELETE', `sessions/${there.sessionState}`, here.access_token)).status).toBe(200);
    expect(await isLive(there)).toEqual([false, false]);
    expect(await isLive(here)).toEqual([true, true]);
    expect((await ask('DELETE', `sessions/${there.sessionState}`, here.access_token)).status).toBe(404);
  });

  it('end everywhere but here at once', async () => {
    const [here, there, elsewhere, bo] = [
      await signIn(),
      await signIn(),
      await signIn(),
      await signIn('bo@harbour.test'),
    ];
    expect((await ask('DELETE', 'sessions', here.access_token)).status).toBe(200);
    expect(await Promise.all([here, there, elsewhere, bo].map(isLive))).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  it('cannot be ended by others, who learn nothing of them', async () => {
    const [mine, theirs] = [await signIn(), await signIn('bo@harbour.test')];
    const refused = await ask('DELETE', `sessions/${theirs.sessionState}`, mine.access_token);
    const nobody = await ask('DELETE', 'sessions/01940000-0000-7000-8000-000000000000', mine.access_token);
    expect([refused.status, refused.json]).toEqual([404, nobody.json]);
    expect(await isLive(theirs)).toEqual([true, true]);
    expect((await ask('DELETE', 'sessions/mine', mine.access_token)).status).toBe(400);
  });
});

describe('a password', () => {
  it('is changed by who knows it, which ends every other session', async () => {
    const [here, there, bo] = [await signIn(), await signIn(), await signIn('bo@harbour.test')];
    expect((await change(here.access_token, password, other)).status).toBe(200);
    expect(await isLive(here)).toEqual([true, true]);
    expect(await isLive(there)).toEqual([false, false]);
    expect(await isLive(bo)).toEqual([true, true]);
    expect((await server.login(email, password)).statusCode).toBe(400);
    const again = await signIn(email, 'Test', other);
    expect((await change(again.access_token, other, password)).status).toBe(200);
  });

  it.each([
    ['a wrong present one', 'Wrong-2026!', other, ['currentPassword', 'wrongPassword']],
    ['the same', password, password, ['newPassword', 'samePassword']],
    ['a short one', password, 'a1!', ['newPassword', 'password']],
    ['a common one', password, 'p@ssw0rd', ['newPassword', 'commonPassword']],
  ])('is refused with %s, and nothing has changed', async (_what, current, next, fault) => {
    const [here, there] = [await signIn(), await signIn()];
    const answer = await change(here.access_token, current, next);
    expect([answer.status, faults(answer)]).toEqual([400, [fault]]);
    expect(await isLive(there)).toEqual([true, true]);
    await signIn();
  });

  it('is changed once where two try with the same present one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const answers = await Promise.all([
      change(here.access_token, password, other),
      change(there.access_token, password, 'Third-2028#'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await server.pools.owner.query('delete from rate_limit');
    const [now, next] = answers[0]?.status === 200 ? [here, other] : [there, 'Third-2028#'];
    expect((await change(now.access_token, next, password)).status).toBe(200);
  });

  it('cannot be guessed here more often than at the sign-in, where that keeps nobody out', async () => {
    const { access_token: token } = await signIn();
    for (let count = 0; count < guessesPerPlace; count += 1) {
      expect((await change(token, `Wrong-${count}!`, other)).status).toBe(400);
    }
    const refused = await change(token, password, other);
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true]);
    expect((await server.login(email, password)).statusCode).toBe(200);
  });

  it('is asked of nobody who is not signed in', async () => {
    expect((await change('a.b.c', password, other)).status).toBe(401);
  });
});
