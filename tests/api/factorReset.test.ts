import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { openAgencyServer, password, type AgencyServer } from '../support/agency.ts';
import { codeOf, post, secretOf, type HalfSignedIn } from '../support/authenticator.ts';

const email = 'sam@harbour.test';
let now = Date.parse('2026-11-20T09:00:00Z');
let server: AgencyServer;
let other: { agencyId: string; token: string };
let staffId: string;
let accountId: string;
let adminStaffId: string;

beforeAll(async () => {
  server = await openAgencyServer(() => now);
  other = await server.addAgency('Northside');
  const made = async (name: string, address: string) => {
    const answer = await server.call('POST', '/user/v1/staff', { displayName: name, email: address });
    return answer.json<{ responseData: { id: string } }>().responseData.id;
  };
  staffId = await made('Sam', email);
  adminStaffId = await made('Admin', 'admin@harbour.test');
  await server.pools.owner.query(
    `update membership set staff_id = $2 where agency_id = $1 and account_id =
      (select id from account where email = 'admin@harbour.test')`,
    [server.agencyId, adminStaffId],
  );
  accountId = await createAccount(server.pools.owner, { email, password, displayName: 'Sam' }, now);
  await createMembership(
    server.pools.owner,
    { agencyId: server.agencyId, accountId, staffId, role: 'staff', levels: { STAFF: ['VIEW_ASSIGN', 'VIEW_ALL'] } },
    now,
  );
});
afterAll(() => server.close());
beforeEach(() => {
  now += 60_000;
});

const begin = async (username = email) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/user/v1/auth/login',
      payload: { username, password },
    })
  ).json<{ responseData: HalfSignedIn & { access_token: string; refresh_token: string; expires_in: number } }>()
    .responseData;
const signIn = async (username: string) => (await begin(username)).access_token;
const put = (requiresTwoFactor: boolean, token?: string) =>
  server.call('PUT', '/user/v1/agency/security', { requiresTwoFactor }, token);
const reset = async (userId: string, token?: string) =>
  (await server.call('POST', '/user/v1/auth/reset-2fa', { userId }, token)).statusCode;
const status = async (token: string) =>
  (await server.call('GET', '/user/v1/users/profile', undefined, token)).statusCode;
const record = async () =>
  (await server.call('GET', `/user/v1/staff/${staffId}`)).json<{ responseData: { version: number } }>().responseData;
/** Sets up a second factor at a sign-in of its own. */
async function equip() {
  const { sessionState } = await begin();
  const secret = await secretOf(server.app, sessionState);
  const { data } = await post(server.app, 'verify-otp', { sessionState, code: codeOf(secret, now) });
  return { secret, token: data.access_token };
}

describe('what an agency asks of signing in', () => {
  it('is for its admins to say, and lets sessions go on', async () => {
    const before = await begin();
    expect((await put(true, before.access_token)).statusCode).toBe(403);
    expect((await put(true)).json()).toMatchObject({ responseData: { requiresTwoFactor: true } });
    expect(await status(before.access_token)).toBe(200);
    expect(await begin()).toMatchObject({ secondFactor: 'setup' });
    const elsewhere = await server.call('GET', '/user/v1/agency/security', undefined, other.token);
    expect(elsewhere.json()).toMatchObject({ responseData: { requiresTwoFactor: false } });
    await put(false);
    expect(await begin()).toHaveProperty('access_token');
  });
});

describe('a session that is older than the requirement', () => {
  const refresh = async (refreshToken: string) => {
    const { status, key, data } = await post(server.app, 'refresh-token', { refresh_token: refreshToken });
    return { status, key, data: data as unknown as { refresh_token: string } | undefined };
  };

  it('ends when it is next refreshed, for good, and leads to setting a factor up', async () => {
    const before = await begin();
    await put(true);
    expect(await status(before.access_token)).toBe(200);
    for (const _again of [1, 2]) {
      expect(await refresh(before.refresh_token)).toMatchObject({ status: 401, key: 'factorDue' });
    }
    expect(await status(before.access_token)).toBe(401);
    expect((await post(server.app, 'exchange-token', { access_token: before.access_token })).status).toBe(401);
    await put(false);
    expect((await refresh(before.refresh_token)).status).toBe(401);
  });

  it('ends also where a former token is presented within its minute, and not where a factor was set up meanwhile', async () => {
    const former = await begin();
    expect((await refresh(former.refresh_token)).status).toBe(200);
    await put(true);
    expect(await refresh(former.refresh_token)).toMatchObject({ status: 401, key: 'factorDue' });

    await put(false);
    const before = await begin();
    await put(true);
    await equip();
    expect((await refresh(before.refresh_token)).status).toBe(200);
    await reset(staffId);
    await put(false);
  });

  it('goes on for people of other agencies, and for roles above them', async () => {
    const address = 'visitor@greenroom.test';
    const account = { email: address, password, displayName: 'Visitor', productRole: 'super_admin' } as const;
    await createAccount(server.pools.owner, account, now);
    const sessions = [await begin('admin@northside.test'), await begin(address)];
    await put(true);
    for (const one of sessions) expect((await refresh(one.refresh_token)).status).toBe(200);
    await put(false);
  });
});

describe('how long an agency asks passwords to be', () => {
  const ask = (passwordLength: unknown, token?: string) =>
    server.call('PUT', '/user/v1/agency/security', { passwordLength }, token);

  it('counts for new passwords of its people, and not for those of others', async () => {
    expect((await ask(12)).json()).toMatchObject({ responseData: { passwordLength: 12 } });
    const { access_token: token } = await begin();
    const change = (newPassword: string, as: string) =>
      server.call('PUT', '/user/v1/auth/change-password', { currentPassword: password, newPassword }, as);
    expect((await change('Short-2027', token)).statusCode).toBe(400);
    expect((await change('Short-2027', other.token)).statusCode).toBe(200);
    for (const wrong of [5, 65, 8.5, '8']) expect((await ask(wrong)).statusCode).toBe(400);
    await ask(6);
  });
});

describe('a reset by an admin', () => {
  it('takes the factor, ends every session and stands in the history of the person', async () => {
    await put(true);
    const { token } = await equip();
    const factor = async (of: string, as?: string) => {
      const answer = await server.call('GET', `/user/v1/staff/${of}/second-factor`, undefined, as);
      return answer.json<{ responseData?: object }>().responseData ?? answer.statusCode;
    };
    expect(await factor(staffId)).toEqual({ isOn: true, canReset: true });
    expect(await factor(adminStaffId)).toEqual({ isOn: false, canReset: false });
    expect([await factor(staffId, other.token), await factor(staffId, token)]).toEqual([404, 403]);
    const waiting = await begin();
    expect(waiting.secondFactor).toBe('verify');
    const { version } = await record();
    expect(await reset(staffId)).toBe(200);
    // Open pages ask for records by their versions.
    expect(await record()).toMatchObject({ version: version + 1, updatedAt: now });
    expect(await status(token)).toBe(401);
    expect(await factor(staffId)).toEqual({ isOn: false, canReset: false });
    const { rows } = await server.pools.owner.query(
      `select distinct ended_by from session where account_id = $1 and ended_at = $2`,
      [accountId, new Date(now).toISOString()],
    );
    expect(rows).toEqual([{ ended_by: 'twoFactorReset' }]);
    expect(await begin()).toMatchObject({ secondFactor: 'setup' });
    expect(await post(server.app, 'verify-otp', { sessionState: waiting.sessionState, code: '1' })).toMatchObject({
      key: 'signInExpired',
    });
    const history = await server.call('GET', `/user/v1/staff/${staffId}/history`);
    expect(history.json<{ responseData: { data: object[] } }>().responseData.data[0]).toMatchObject({
      at: now,
      version: version + 1,
      by: { id: adminStaffId },
      changes: [{ field: 'secondFactor', before: true, after: null }],
    });
    const { rows: mails } = await server.pools.owner.query(
      `select kind, recipient, agency_id from mail order by created_at desc, id desc limit 2`,
    );
    const about = { recipient: email, agency_id: server.agencyId };
    expect(mails).toEqual([
      { kind: 'factorReset', ...about },
      { kind: 'factorOn', ...about },
    ]);
    await put(false);
  });

  it('is refused to staff, to admins of other agencies and for oneself, and changes nothing', async () => {
    await put(true);
    const { token } = await equip();
    expect(await reset(staffId, token)).toBe(403);
    expect(await reset(adminStaffId, token)).toBe(403);
    expect(await reset(staffId, other.token)).toBe(404);
    expect(await reset(accountId)).toBe(404);
    expect(await reset(adminStaffId)).toBe(403);
    expect(await status(token)).toBe(200);
    expect(await begin()).toMatchObject({ secondFactor: 'verify' });
    await reset(staffId);
    await put(false);
  });

  it('is a super admin’s where the person works for another agency too', async () => {
    await put(true);
    const { token } = await equip();
    const { agencyId } = await server.addAgency('Third');
    await createAccount(
      server.pools.owner,
      { email: 'operator@greenroom.test', password, displayName: 'Operator', productRole: 'super_admin' },
      now,
    );
    await createMembership(server.pools.owner, { agencyId, accountId, role: 'staff' }, now);
    expect(await reset(staffId)).toBe(403);
    expect(await status(token)).toBe(200);
    const operator = await signIn('operator@greenroom.test');
    expect(await reset(staffId, operator)).toBe(403);
    const inside = await server.call('PUT', '/user/v1/auth/agency', { agencyId: server.agencyId }, operator);
    const { access_token: chosen } = inside.json<{ responseData: { access_token: string } }>().responseData;
    expect(await reset(staffId, chosen)).toBe(200);
    expect(await status(token)).toBe(401);
    await server.pools.owner.query('delete from membership where agency_id = $1', [agencyId]);
    await put(false);
  });
});

describe('a sign-in that is half done', () => {
  it('opens no other route, whatever it is given as', async () => {
    await put(true);
    const { secret } = await equip();
    const { sessionState } = await begin();
    let asked = 0;
    for (const { method, url, config } of server.app.routeTable) {
      if (config?.access === 'public') continue;
      for (const one of [method].flat()) {
        const answer = await server.app.inject({
          method: one as 'GET',
          url: url.replace(/:\w+/g, staffId),
          headers: { authorization: `Bearer ${sessionState}`, cookie: `greenroom_refresh=${sessionState}` },
        });
        expect([one, url, answer.statusCode]).toEqual([one, url, 401]);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(50);
    expect((await post(server.app, 'refresh-token', { refresh_token: sessionState })).status).toBe(401);
    expect((await post(server.app, 'exchange-token', { access_token: sessionState })).status).toBe(401);
    now += 30_000;
    expect((await post(server.app, 'verify-otp', { sessionState, code: codeOf(secret, now) })).status).toBe(200);
    expect(await reset(staffId)).toBe(200);
    await put(false);
  });
});

describe('an access token that is ready', () => {
  const exchange = (payload: object | undefined, token?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/user/v1/auth/exchange-token',
      ...(payload && { payload }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });

  it('is exchanged for the usual answer without a refresh token, whoever the given person says they are', async () => {
    const { refresh_token: _refreshToken, ...signedIn } = await begin();
    const user = { id: 'somebody', role: 'super_admin', agencyId: other.agencyId };
    for (const said of [user, JSON.stringify(user), null]) {
      const body = { access_token: signedIn.access_token, user: said, expiresIn: 9e9 };
      const answer = await exchange(body);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({ responseData: signedIn });
      expect(answer.cookies).toMatchObject([{ name: 'greenroom_media', httpOnly: true }]);
    }
    expect((await exchange(undefined, signedIn.access_token)).json()).toEqual({ responseData: signedIn });
  });

  it('stays the one it is, good no longer than before, however often it is exchanged and whoever goes on with the session', async () => {
    const { access_token: token, refresh_token: refresh, expires_in: seconds } = await begin();
    now += 3_600_000;
    expect((await post(server.app, 'refresh-token', { refresh_token: refresh })).status).toBe(200);
    now += 3_600_000;
    const { access_token: given, expires_in: left } = (await exchange({ access_token: token })).json().responseData;
    expect([given, left]).toEqual([token, seconds - 7_200]);
    now += left * 1000;
    expect((await exchange({ access_token: given })).statusCode).toBe(401);
  });

  it('is refused where it is none, was changed, or its session has ended', async () => {
    const { access_token: token, refresh_token: refresh } = await begin();
    const [head, payload = '', signature] = token.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace(server.agencyId, other.agencyId);
    const wrong = [
      'nonsense',
      refresh,
      `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    ];
    for (const one of wrong) expect((await exchange({ access_token: one })).statusCode).toBe(401);
    expect((await exchange({})).statusCode).toBe(401);
    await server.call('POST', '/user/v1/auth/logout', {}, token);
    expect((await exchange({ access_token: token })).statusCode).toBe(401);
  });
});
