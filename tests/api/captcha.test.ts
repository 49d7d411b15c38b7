import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Verdict } from '../../server/integrations/captcha/port.ts';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { guessesPerPlace } from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const email = 'ada@harbour.test';

let server: AuthServer;
let verdict: Verdict;
let judged: (readonly [string, string])[];
beforeAll(async () => {
  const captcha = {
    siteKey: 'site',
    judge: async (response: string, address: string) => {
      judged.push([response, address]);
      return verdict;
    },
  };
  server = await openAuthServer({ captcha });
  const { owner } = server.pools;
  const agencyId = await createAgency(owner, { name: 'Harbour' }, server.now());
  const accountId = await createQuickAccount(owner, { email, password, displayName: 'Ada' }, server.now());
  await createMembership(owner, { agencyId, accountId, role: 'agency' }, server.now());
});
afterAll(() => server.close());
beforeEach(async () => {
  judged = [];
  await server.pools.owner.query('delete from rate_limit');
});

const signIn = (secret: string, gRecaptchaResponse?: string | null) =>
  server.login(email, secret, { payload: { username: email, password: secret, gRecaptchaResponse } });

it('is asked for by its public key', async () => {
  const { app } = server;
  const answer = await app.inject('/user/v1/auth/captcha');
  expect(answer.json()).toEqual({ responseData: { siteKey: 'site' } });
  const without = await server.another({});
  expect((await without.inject('/user/v1/auth/captcha')).json()).toEqual({ responseData: { siteKey: null } });
  const unasked = await without.inject({
    method: 'POST',
    url: '/user/v1/auth/login',
    payload: { username: email, password },
  });
  expect(unasked.statusCode).toBe(200);
  expect(judged).toEqual([]);
  await without.close();
});

it('lets those in who have confirmed that they are human', async () => {
  verdict = 'human';
  expect((await signIn(password, 'token')).statusCode).toBe(200);
  expect(judged).toEqual([['token', '127.0.0.1']]);
});

it('keeps a program out before its try counts, so that it can lock nobody out', async () => {
  verdict = 'unproven';
  for (let count = 0; count <= guessesPerPlace; count += 1) {
    const refused = await signIn('Wrong-2026!', null);
    expect([refused.statusCode, refused.json().errorDetails]).toMatchObject([
      400,
      [{ field: 'gRecaptchaResponse', key: 'captcha' }],
    ]);
  }
  expect((await signIn(password)).statusCode).toBe(400);
  verdict = 'human';
  expect((await signIn(password, 'token')).statusCode).toBe(200);
});

it('keeps nobody out while its service cannot be asked, and tries count all the same', async () => {
  verdict = 'unknown';
  expect((await signIn(password)).statusCode).toBe(200);
  for (let count = 0; count < guessesPerPlace; count += 1) {
    expect((await signIn('Wrong-2026!')).statusCode).toBe(400);
  }
  expect((await signIn(password)).statusCode).toBe(429);
});
