import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '../../server/database/pools.ts';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { handleErrors } from '../../server/plugins/errors.ts';
import { registry } from '../../schema/index.ts';
import { callerOf, registerSession } from '../../server/plugins/session.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const email = 'agency@harbour.test';
const signedOut = { error: { code: 1001, message: 'Please sign in', key: 'notSignedIn' } };
const day = 86_400_000;

interface Answer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly sessionState: string;
}

describe('a session', () => {
  let server: AuthServer;
  let agencyId: string;
  let accountId: string;
  let first: Answer;

  beforeAll(async () => {
    server = await openAuthServer();
    const { owner } = server.pools;
    agencyId = await createAgency(owner, { name: 'Harbour Talent' }, server.now());
    accountId = await createQuickAccount(owner, { email, password, displayName: 'Ada' }, server.now());
    await createMembership(owner, { agencyId, accountId, role: 'agency' }, server.now());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    first = (await server.login(email, password)).json().responseData;
  });

  const profile = (token: string) => server.call('GET', '/user/v1/users/profile', token);
  const isLive = async (token: string) => (await profile(token)).statusCode === 200;
  const refreshed = async (token: string): Promise<Answer> => {
    const answer = await server.refresh(token);
    expect(answer.statusCode).toBe(200);
    return answer.json().responseData;
  };
  const takenAway = [
    { name: 'greenroom_refresh', value: '', path: '/user/v1/auth' },
    { name: 'greenroom_media', value: '', path: '/media' },
  ];
  const expectRefused = async (token: string) => {
    const answer = await server.refresh(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(signedOut);
    expect(answer.cookies).toMatchObject(takenAway);
  };

  describe('and its access token', () => {
    it('lets nobody in without one', async () => {
      for (const url of ['/user/v1/users/profile', '/user/v1/auth/current-permission']) {
        const answer = await server.app.inject({ method: 'GET', url });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual(signedOut);
      }
    });

    it('is not found where there is no route, signed in or not', async () => {
      expect((await server.app.inject({ method: 'GET', url: '/user/v1/nothing' })).statusCode).toBe(404);
    });

    it('takes no token that it did not sign so', async () => {
      const [header = '', payload = '', signature = ''] = first.access_token.split('.');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const signed = (head: object, body: object, key: string, hash = 'sha256') => {
        const text = `${encode(head)}.${encode(body)}`;
        return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
      };
      const forgeries = [
        `${header}.${encode({ ...claims, exp: 99_999_999_999 })}.${signature}`,
        `${encode({ alg: 'none' })}.${payload}.`,
        `${encode({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
        `${header}.${payload}.`,
        `${header}.${payload}`,
        signed({ alg: 'HS256' }, claims, 'another key'),
        signed({ alg: 'HS256' }, claims, ''),
        signed({ alg: 'HS512' }, claims, 'another key', 'sha512'),
        first.refresh_token,
        first.sessionState,
        `${first.access_token}x`,
        'null',
        '[object',
        'x'.repeat(10_000),
      ];
      for (const token of forgeries)
        expect([token.slice(0, 80), await isLive(token)]).toEqual([token.slice(0, 80), false]);
      expect(await isLive(first.access_token)).toBe(true);
    });

    it('takes it as a bearer only, the word in any case', async () => {
      const asked = async (authorization: string) =>
        (await server.app.inject({ url: '/user/v1/users/profile', headers: { authorization } })).statusCode;
      expect(await asked(`bearer ${first.access_token}`)).toBe(200);
      expect(await asked(first.access_token)).toBe(401);
      expect(await asked(`Basic ${first.access_token}`)).toBe(401);
      expect(await asked('Bearer')).toBe(401);
    });

    it('ends with its time', async () => {
      server.pass(29 * day);
      expect(await isLive(first.access_token)).toBe(true);
      server.pass(day);
      expect(await isLive(first.access_token)).toBe(false);
      await expectRefused(first.refresh_token);
    });

    it('notes its use at most once a minute', async () => {
      const lastUse = async () => {
        const { rows } = await server.pools.owner.query<{ last_used_at: number }>(
          'select last_used_at from session where id = $1',
          [first.sessionState],
        );
        return rows[0]?.last_used_at;
      };
      const opened = server.now();
      server.pass(59_000);
      await profile(first.access_token);
      expect(await lastUse()).toBe(opened);
      server.pass(2_000);
      await profile(first.access_token);
      expect(await lastUse()).toBe(opened + 61_000);
    });

    it('is good on every server of the installation', async () => {
      const other = await server.another();
      const headers = { authorization: `Bearer ${first.access_token}` };
      expect((await other.inject({ url: '/user/v1/users/profile', headers })).statusCode).toBe(200);
      await other.close();
    });
  });

  describe('and its refresh token', () => {
    it('exchanges it for new tokens of the same session', async () => {
      server.pass(1_000);
      const second = await refreshed(first.refresh_token);
      expect(second.sessionState).toBe(first.sessionState);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(second.access_token).not.toBe(first.access_token);
      expect(await isLive(second.access_token)).toBe(true);
      expect((await refreshed(second.refresh_token)).sessionState).toBe(first.sessionState);
    });

    it('lives on from refresh to refresh', async () => {
      server.pass(29 * day);
      const second = await refreshed(first.refresh_token);
      server.pass(29 * day);
      expect(await isLive(second.access_token)).toBe(true);
    });

    it('takes it from the body as well, before the cookie', async () => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/user/v1/auth/refresh-token',
        payload: { refresh_token: first.refresh_token },
        cookies: { greenroom_refresh: 'something else' },
      });
      expect(answer.json().responseData.sessionState).toBe(first.sessionState);
    });

    it('takes an absent, an empty and a JSON body', async () => {
      const ask = (token: string, more: object) =>
        server.app.inject({
          method: 'POST',
          url: '/user/v1/auth/refresh-token',
          cookies: { greenroom_refresh: token },
          ...more,
        });
      for (const more of [{}, { headers: { 'content-type': 'application/json' } }, { payload: {} }]) {
        const answer = await ask(first.refresh_token, more);
        expect(answer.statusCode).toBe(200);
        first = answer.json().responseData;
      }
    });

    it('gives calls at the same time one answer', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => server.refresh(first.refresh_token)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    });

    it('gives the former one the same answer for a minute', async () => {
      const second = await server.refresh(first.refresh_token);
      server.pass(60_000);
      expect((await server.refresh(first.refresh_token)).body).toBe(second.body);
    });

    it('ends the session when the former one comes later', async () => {
      const second = await refreshed(first.refresh_token);
      server.pass(60_001);
      await expectRefused(first.refresh_token);
      await expectRefused(second.refresh_token);
      expect(await isLive(second.access_token)).toBe(false);
      expect(await isLive(first.access_token)).toBe(false);
    });

    it('ends the session when one before the former comes, however soon', async () => {
      const second = await refreshed(first.refresh_token);
      const third = await refreshed(second.refresh_token);
      await expectRefused(first.refresh_token);
      await expectRefused(third.refresh_token);
      expect(await isLive(third.access_token)).toBe(false);
    });

    it('takes no token that it did not sign so, and harms nobody by trying', async () => {
      const [id, , signature] = first.refresh_token.split('.');
      for (const token of [
        '',
        'x',
        `${id}.0.`,
        `${id}.1.${signature}`,
        `${id}.0.${'A'.repeat(43)}`,
        `${id}.-1.${signature}`,
      ]) {
        await expectRefused(token);
      }
      expect(await isLive(first.access_token)).toBe(true);
      await refreshed(first.refresh_token);
    });

    it('takes no cookie from the page of another origin', async () => {
      const of = async (headers: Record<string, string>) =>
        (await server.refresh(first.refresh_token, headers)).statusCode;
      expect(await of({ origin: 'https://evil.example' })).toBe(401);
      expect(await of({ origin: 'null' })).toBe(401);
      expect(await of({ 'sec-fetch-site': 'cross-site' })).toBe(401);
      expect(await of({ 'sec-fetch-site': 'same-site' })).toBe(401);
      expect(await of({ 'sec-fetch-site': 'same-origin' })).toBe(200);
      expect(await of({ host: 'office.test:4000', origin: 'http://office.test:4000' })).toBe(200);
    });
  });

  describe('ends at once', () => {
    const logout = (more: object) => server.app.inject({ method: 'POST', url: '/user/v1/auth/logout', ...more });
    const headers = () => ({ authorization: `Bearer ${first.access_token}` });
    const expectEnded = async () => {
      expect(await isLive(first.access_token)).toBe(false);
      await expectRefused(first.refresh_token);
    };

    it('for both tokens by signing out with the access token', async () => {
      const answer = await logout({ headers: headers() });
      expect(answer.json()).toEqual({ responseData: {} });
      expect(answer.cookies).toMatchObject(takenAway);
      await expectEnded();
    });

    it('for both tokens by signing out with the cookie', async () => {
      expect((await logout({ cookies: { greenroom_refresh: first.refresh_token } })).statusCode).toBe(200);
      await expectEnded();
    });

    it('but not by the page of another origin', async () => {
      await logout({
        cookies: { greenroom_refresh: first.refresh_token },
        headers: { origin: 'https://evil.example' },
      });
      expect(await isLive(first.access_token)).toBe(true);
    });

    it('and may be ended again', async () => {
      await logout({ headers: headers() });
      expect((await logout({ headers: headers() })).statusCode).toBe(200);
      expect((await logout({})).statusCode).toBe(200);
    });

    it('without touching the other sessions of the person', async () => {
      const other: Answer = (await server.login(email, password)).json().responseData;
      await logout({ headers: headers() });
      expect(await isLive(other.access_token)).toBe(true);
    });

    it.each([
      ['account', () => accountId, 'update account set suspended_at = $2 where id = $1'],
      ['agency', () => agencyId, 'update agency set suspended_at = $2 where id = $1'],
      ['membership', () => accountId, 'update membership set suspended_at = $2 where account_id = $1'],
    ])('with a suspension of the %s, and lives again after it', async (_what, id, text) => {
      await server.pools.owner.query(text, [id(), new Date(server.now())]);
      expect(await isLive(first.access_token)).toBe(false);
      expect((await server.login(email, password)).json().error.key).toBe('suspended');
      await server.pools.owner.query(text, [id(), null]);
      expect(await isLive(first.access_token)).toBe(true);
    });
  });

  it('that ends while a request is under way answers it no more', async () => {
    const { pools } = server;
    const endsOnce = async <Row>(agency: string | null, statement: Statement) => {
      const rows = await pools.query<Row>(agency, statement);
      if (statement.name === 'session') {
        await pools.owner.query('update session set ended_at = now(), ended_by = $1 where id = $2', [
          'signOut',
          first.sessionState,
        ]);
      }
      return rows;
    };
    const app = await server.another({ pools: { ...pools, query: endsOnce } });
    for (const [method, path, payload] of [
      ['GET', 'users/profile'],
      ['PUT', 'auth/change-password', { currentPassword: password, newPassword: 'Another-2027?' }],
    ] as const) {
      first = (await server.login(email, password)).json().responseData;
      const headers = { authorization: `Bearer ${first.access_token}` };
      const answer = await app.inject({ method, url: `/user/v1/${path}`, headers, ...(payload && { payload }) });
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 401, signedOut]);
    }
    await app.close();
  });

  it('is what a public route has none of, whatever it does', async () => {
    const app = fastify();
    handleErrors(app);
    const nobody = async () => null;
    registerSession(app, { byToken: nobody, byKey: nobody, byMediaCookie: nobody }, registry);
    app.get('/open', { config: { access: 'public' } }, async (request) => callerOf(request));
    const answer = await app.inject({ method: 'GET', url: '/open', headers: { authorization: 'Bearer any' } });
    expect([answer.statusCode, answer.json()]).toEqual([401, signedOut]);
    await app.close();
  });

  it('keeps the cookie to https where the public address is https', async () => {
    const secure = await server.another({ config: { publicUrl: 'https://office.test', demo: false } });
    const answer = await secure.inject({
      method: 'POST',
      url: '/user/v1/auth/login',
      payload: { username: email, password },
      headers: { origin: 'https://office.test' },
    });
    expect(answer.cookies).toMatchObject([
      { name: 'greenroom_refresh', secure: true, httpOnly: true },
      { name: 'greenroom_media', secure: true, httpOnly: true },
      { name: 'greenroom_device', secure: true, httpOnly: true },
    ]);
    await secure.close();
  });
});
