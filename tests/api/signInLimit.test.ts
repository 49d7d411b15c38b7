import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuickAccount } from '../support/accounts.ts';
import { createLimiter, guessesPerAccount, guessesPerAddress, guessWindow } from '../../server/modules/auth/limiter.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const email = 'ada@harbour.test';

describe('guessing passwords', () => {
  let server: AuthServer;
  let clock: number;

  beforeAll(async () => {
    server = await openAuthServer();
    const account = { email, password, displayName: 'Ada', productRole: 'super_admin' } as const;
    await createQuickAccount(server.pools.owner, account, server.now());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => clock);
    await server.pools.owner.query('truncate rate_limit');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const statuses = async (tries: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  const guess = (username = email, app: FastifyInstance = server.app, remoteAddress = '198.51.100.7') =>
    app.inject({
      method: 'POST',
      url: '/user/v1/auth/login',
      payload: { username, password: 'wrong' },
      remoteAddress,
      headers: { 'x-forwarded-for': `203.0.113.${Math.trunc(Math.random() * 250)}` },
    });
  const guessTimes = async (count: number, username = email) => {
    for (let each = 0; each < count; each += 1) expect((await guess(username)).statusCode).toBe(400);
  };

  it('is over after ten of an account, and says for how long', async () => {
    await guessTimes(guessesPerAccount);
    const answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(guessWindow);
    expect(answer.json().error).toEqual({ code: 1429, message: expect.any(String), key: 'tooManyRequests' });
  });

  it('takes the right password neither, until the time is over', async () => {
    await guessTimes(guessesPerAccount);
    clock += guessWindow * 1000 - 1;
    expect((await server.login(email, password)).statusCode).toBe(429);
    clock += 1;
    expect((await server.login(email, password)).statusCode).toBe(200);
  });

  it('fits ten and no more into any window', async () => {
    await guessTimes(1);
    clock += guessWindow * 1000 - 1000;
    await guessTimes(guessesPerAccount - 1);
    clock += 1000;
    expect((await guess()).statusCode).toBe(429);
  });

  it('is counted whatever the case, spaces, server and time of arrival', async () => {
    const other = await server.another();
    const spellings = [email, 'ADA@harbour.test', ' ada@Harbour.Test ', `\t${email}\n`, 'Ada@HARBOUR.TEST'];
    const tries = Array.from({ length: 40 }, (_, index) =>
      guess(spellings[index % spellings.length], index % 2 === 0 ? server.app : other, `198.51.100.${index}`),
    );
    const answers = await statuses(tries);
    expect(answers.filter((status) => status === 400)).toHaveLength(guessesPerAccount);
    expect(answers.filter((status) => status === 429)).toHaveLength(40 - guessesPerAccount);
    await other.close();
  });

  it('is counted for accounts that nobody has, with the same answers', async () => {
    await guessTimes(guessesPerAccount, 'stranger@harbour.test');
    const [unknown, known] = [await guess('stranger@harbour.test'), await guess()];
    expect(unknown.statusCode).toBe(429);
    expect(known.statusCode).toBe(400);
    await guessTimes(guessesPerAccount - 1);
    expect((await guess()).body).toBe(unknown.body);
  });

  it('goes on where it was when the owner signs in, whose own try is given back', async () => {
    await guessTimes(guessesPerAccount - 1);
    for (const _again of [1, 2, 3]) expect((await server.login(email, password)).statusCode).toBe(200);
    await guessTimes(1);
    expect((await guess()).statusCode).toBe(429);
  });

  it('is given back within its own window alone', async () => {
    const limiter = createLimiter(server.pools);
    const one = { email, address: '198.51.100.7' };
    await limiter.take(one);
    clock += guessWindow * 1000;
    await limiter.giveBack(one);
    await guessTimes(guessesPerAccount);
    expect((await guess()).statusCode).toBe(429);
  });

  it('is over for an address that tries many accounts, and for no other', async () => {
    const limiter = createLimiter(server.pools);
    const others = Array.from({ length: guessesPerAddress }, (_, index) => `person${index}@harbour.test`);
    await Promise.all(others.map((other) => limiter.take({ email: other, address: '198.51.100.7' })));
    expect((await guess('another@harbour.test')).statusCode).toBe(429);
    expect((await guess('another@harbour.test', server.app, '198.51.100.8')).statusCode).toBe(400);
  });

  it('does not count those who sign in against their address', async () => {
    for (let each = 0; each < 3; each += 1) await server.login(email, password, { remoteAddress: '198.51.100.9' });
    const { rows } = await server.pools.owner.query('select points from rate_limit where key like $1', ['address:%']);
    expect(rows).toEqual([{ points: 0 }]);
  });
});
