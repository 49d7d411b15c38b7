import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { tokenRefreshThreshold } from '../../schema/rules/limits.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const wrong = { error: { code: 1002, message: 'Wrong email or password', key: 'signInFailed' } };

describe('signing in', () => {
  let server: AuthServer;
  let agencyId: string;
  let staffAccount: string;
  const staffId = '01930000-0000-7000-8000-000000000001';

  beforeAll(async () => {
    server = await openAuthServer();
    const { owner } = server.pools;
    const now = server.now();
    const add = (email: string, displayName: string, more = {}) =>
      createAccount(owner, { email, password, displayName, ...more }, now);
    agencyId = await createAgency(owner, { name: 'Harbour Talent', timeZone: 'Europe/Paris' }, now);
    const agency = await add('agency@harbour.test', 'Ada Agency');
    await createMembership(owner, { agencyId, accountId: agency, role: 'agency' }, now);
    staffAccount = await add('Staff@Harbour.test', 'Sam Staff', { timeZone: 'America/New_York' });
    const levels = {
      TALENT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'],
      SCOUT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'],
      REPORT: ['VIEW_ASSIGN', 'VIEW_ALL'],
    } as const;
    await createMembership(owner, { agencyId, accountId: staffAccount, staffId, role: 'staff', levels }, now);
    await add('app@greenroom.test', 'Ann App', { productRole: 'app_admin' });
    await add('super@greenroom.test', 'Sue Super', { productRole: 'super_admin' });
    await add('nowhere@harbour.test', 'Norman Nowhere');
    await createAccount(owner, { email: 'invited@harbour.test', displayName: 'Ivy Invited' }, now);
  });
  afterAll(() => server.close());

  const signIn = async (email: string) => (await server.login(email, password)).json().responseData;

  it('answers with the tokens, their life and the person, and sets the cookie', async () => {
    const answer = await server.login('agency@harbour.test', password, {
      payload: { username: 'agency@harbour.test', password, gRecaptchaResponse: '' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { responseData } = answer.json();
    expect(responseData).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[0-9a-f-]{36}\.0\.[\w-]{43}$/),
      expires_in: 2_592_000,
      sessionState: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user: {
        id: expect.any(String),
        email: 'agency@harbour.test',
        role: 'agency',
        displayName: 'Ada Agency',
        avatar: null,
        agencyId,
        agencyDisplayName: 'Harbour Talent',
        agencyLogo: null,
        agencyDefaults: { currency: 'AUD', country: 'AU', timeZone: 'Europe/Paris', firstWeekday: 'MO' },
        mayChooseAgency: false,
        formerLoginAt: null,
        staffId: null,
        timezone: { id: 'Europe/Paris' },
      },
    });
    expect(responseData.expires_in * 1000).toBeGreaterThan(tokenRefreshThreshold);
    expect(answer.cookies).toEqual([
      {
        name: 'greenroom_refresh',
        value: responseData.refresh_token,
        path: '/user/v1/auth',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
      },
      {
        name: 'greenroom_media',
        value: expect.stringContaining(responseData.sessionState),
        path: '/media',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 2_592_000,
      },
      {
        name: 'greenroom_device',
        value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
        path: '/user/v1',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 15_552_000,
      },
    ]);
  });

  it('takes an email in any case and between spaces', async () => {
    expect((await server.login('  STAFF@harbour.TEST ', password)).statusCode).toBe(200);
  });

  it('shows the own time zone before that of the agency', async () => {
    expect((await signIn('staff@harbour.test')).user).toMatchObject({ staffId, timezone: { id: 'America/New_York' } });
  });

  it.each([
    ['a wrong password', 'agency@harbour.test', 'Greenroom-2026?'],
    ['an unknown email', 'stranger@harbour.test', password],
    ['an account without a password', 'invited@harbour.test', password],
    ['an empty password', 'agency@harbour.test', ''],
    ['nothing at all', '', ''],
  ])('answers the same to %s', async (_what, email, tried) => {
    const answer = await server.login(email, tried);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(wrong);
    expect(answer.cookies).toEqual([]);
  });

  it('tells only who knows the password that the account may not be used', async () => {
    expect((await server.login('nowhere@harbour.test', 'guess')).json()).toEqual(wrong);
    const answer = await server.login('nowhere@harbour.test', password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ key: 'suspended' });
  });

  it('gives super and app admins a session without an agency', async () => {
    const roles = [
      ['super@greenroom.test', 'super_admin'],
      ['app@greenroom.test', 'app_admin'],
    ] as const;
    for (const [email, role] of roles) {
      const { access_token: token, user } = await signIn(email);
      expect(user).toMatchObject({
        role,
        agencyId: null,
        agencyDisplayName: null,
        timezone: { id: 'Australia/Sydney' },
      });
      const { role: told, resources } = (await server.call('GET', '/user/v1/auth/current-permission', token)).json()
        .responseData;
      expect(told).toBe(role);
      expect(resources.map((each: { featureAccess: unknown }) => each.featureAccess)).toEqual(Array(17).fill(null));
    }
  });

  it('says what a staff member holds for each resource, in both vocabularies', async () => {
    const { access_token: token } = await signIn('staff@harbour.test');
    const answer = await server.call('GET', '/user/v1/auth/current-permission', token);
    const { role, resources } = answer.json().responseData;
    expect(role).toBe('staff');
    expect(resources).toHaveLength(17);
    const of = (name: string) => resources.find((each: { name: string }) => each.name === name);
    expect(of('res::TALENT')).toEqual({
      name: 'res::TALENT',
      featureAccess: 'FullAccess',
      fullDataAccess: false,
      resourceAccesses: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'],
    });
    expect(of('res::SCOUT')).toMatchObject({ featureAccess: 'FullAccess', fullDataAccess: true });
    expect(of('res::REPORT')).toMatchObject({ featureAccess: 'ViewOnly', fullDataAccess: true });
    expect(of('res::PARTNER')).toEqual({
      name: 'res::PARTNER',
      featureAccess: null,
      fullDataAccess: false,
      resourceAccesses: ['NO_ACCESS'],
    });
  });

  it('gives an agency admin everything', async () => {
    const { access_token: token } = await signIn('agency@harbour.test');
    const { resources } = (await server.call('GET', '/user/v1/auth/current-permission', token)).json().responseData;
    expect(new Set(resources.map((each: { fullDataAccess: boolean }) => each.fullDataAccess))).toEqual(new Set([true]));
  });

  it('shows the profile as the sign-in did', async () => {
    const { access_token: token, user } = await signIn('staff@harbour.test');
    expect((await server.call('GET', '/user/v1/users/profile', token)).json()).toEqual({ responseData: user });
  });

  it('checks the session of a request with one statement', async () => {
    const { access_token: token } = await signIn('agency@harbour.test');
    server.statements.length = 0;
    await server.call('GET', '/user/v1/auth/current-permission', token);
    expect(server.statements).toEqual([expect.stringContaining('from identity_session_actor($1, $2)')]);
  });

  it('signs in to the next agency of whom the first one has suspended', async () => {
    const { owner } = server.pools;
    const second = await createAgency(owner, { name: 'Northside Artists' }, server.now());
    const accountId = await createAccount(owner, { email: 'both@b.test', password, displayName: 'Bo' }, server.now());
    await createMembership(owner, { agencyId, accountId, role: 'agency' }, server.now());
    await createMembership(owner, { agencyId: second, accountId, role: 'agency' }, server.now() + 1);
    const { access_token: token, user } = await signIn('both@b.test');
    expect(user.agencyId).toBe(agencyId);
    await owner.query('update membership set suspended_at = now() where account_id = $1 and agency_id = $2', [
      accountId,
      agencyId,
    ]);
    expect((await server.call('GET', '/user/v1/users/profile', token)).statusCode).toBe(401);
    expect((await signIn('both@b.test')).user.agencyId).toBe(second);
  });

  it('has one account for an email over the whole product', async () => {
    const again = createAccount(server.pools.owner, { email: ' AGENCY@harbour.test', displayName: 'A' }, server.now());
    await expect(again).rejects.toMatchObject({ refusal: 'duplicateEmail', key: 'emailExisted' });
  });

  it.each([
    ['breaks the rule', 'abcdef1', 'password'],
    ['many have', 'P@ssw0rd', 'commonPassword'],
  ])('is made for nobody with a password that %s', async (_what, given, key) => {
    const made = createAccount(
      server.pools.owner,
      { email: 'weak@harbour.test', password: given, displayName: 'W' },
      server.now(),
    );
    await expect(made).rejects.toMatchObject({ refusal: 'invalid', key });
    expect((await server.login('weak@harbour.test', given)).statusCode).toBe(400);
  });

  it('keeps identity tables out of reach of requests', async () => {
    for (const table of ['account', 'membership', 'session', 'secret', 'agency', 'live_session']) {
      await expect(server.pools.query(null, { text: `select * from ${table}` })).rejects.toThrow(/permission denied/);
    }
  });

  it.each([
    ['no body', undefined],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"agency@harbour.test"'],
    ['a number for a name', '{"username":1,"password":"x"}'],
    ['objects', '{"username":{},"password":[]}'],
    ['a missing password', '{"username":"a"}'],
    ['an unknown field', '{"username":"a","password":"b","admin":true}'],
    ['broken JSON', '{"username":'],
    ['a poisoned prototype', '{"username":"a","password":"b","__proto__":{"x":1}}'],
    ['U+0000', '{"username":"a\\u0000","password":"b"}'],
    ['half a character', '{"username":"a","password":"\\ud800"}'],
    ['a bottomless list', `{"username":${'['.repeat(100_000)}${']'.repeat(100_000)},"password":"x"}`],
    ['an endless name', JSON.stringify({ username: 'a'.repeat(5000), password: 'x' })],
  ])('refuses %s as a body', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    for (const route of ['login', 'setup', 'refresh-token', 'logout']) {
      const answer = await server.app.inject({ method: 'POST', url: `/user/v1/auth/${route}`, headers, payload });
      const isEmptyAllowed = (payload === undefined || payload === 'null') && !['login', 'setup'].includes(route);
      expect([route, answer.statusCode]).toEqual([route, isEmptyAllowed ? (route === 'logout' ? 200 : 401) : 400]);
    }
  });
});
