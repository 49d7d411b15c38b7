import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuickAccount } from '../support/accounts.ts';
import {
  createGuessLimiter,
  guessesPerAccount,
  guessesPerAddress,
  guessesPerPlace,
  guessWindow,
} from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
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

  it('is over after ten from one address for an account, and says for how long', async () => {
    await guessTimes(guessesPerPlace);
    const answer = await guess();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(guessWindow);
    expect(answer.json().error).toEqual({
      code: 1429,
      message: 'Too many attempts. Try again in 15 minutes',
      key: 'tooManyTries',
      params: { minutes: guessWindow / 60 },
    });
  });

  it('takes the right password neither, until the time is over', async () => {
    await guessTimes(guessesPerPlace);
    clock += guessWindow * 1000 - 1;
    const there = { remoteAddress: '198.51.100.7' };
    const last = await server.login(email, password, there);
    expect([last.statusCode, last.json().error.message]).toEqual([429, 'Too many attempts. Try again in a minute']);
    clock += 1;
    expect((await server.login(email, password, there)).statusCode).toBe(200);
  });

  it('from one address keeps nobody out elsewhere', async () => {
    await guessTimes(guessesPerPlace);
    for (let each = 0; each < guessesPerAccount; each += 1) expect((await guess()).statusCode).toBe(429);
    expect((await server.login(email, password, { remoteAddress: '198.51.100.8' })).statusCode).toBe(200);
  });

  it('is over for every address after fifty from all together', async () => {
    const tries = Array.from({ length: 2 * guessesPerAccount }, (_, index) =>
      guess(email, server.app, `198.51.100.${index}`),
    );
    expect((await statuses(tries)).filter((status) => status === 400)).toHaveLength(guessesPerAccount);
    expect((await server.login(email, password, { remoteAddress: '198.51.100.200' })).statusCode).toBe(429);
    clock += guessWindow * 1000;
    expect((await server.login(email, password, { remoteAddress: '198.51.100.200' })).statusCode).toBe(200);
  });

  it('fits ten and no more into any window', async () => {
    await guessTimes(1);
    clock += guessWindow * 1000 - 1000;
    await guessTimes(guessesPerPlace - 1);
    clock += 1000;
    expect((await guess()).statusCode).toBe(429);
  });

  it('is counted whatever the case, spaces, server and time of arrival', async () => {
    const other = await server.another();
    const spellings = [email, 'ADA@harbour.test', ' ada@Harbour.Test ', `\t${email}\n`, 'Ada@HARBOUR.TEST'];
    const tries = Array.from({ length: 60 }, (_, index) =>
      guess(spellings[index % spellings.length], index % 2 === 0 ? server.app : other),
    );
    const answers = await statuses(tries);
    expect(answers.filter((status) => status === 400)).toHaveLength(guessesPerPlace);
    expect(answers.filter((status) => status === 429)).toHaveLength(60 - guessesPerPlace);
    await other.close();
  });

  it('is counted for accounts that nobody has, with the same answers', async () => {
    await guessTimes(guessesPerPlace, 'stranger@harbour.test');
    const [unknown, known] = [await guess('stranger@harbour.test'), await guess()];
    expect(unknown.statusCode).toBe(429);
    expect(known.statusCode).toBe(400);
    await guessTimes(guessesPerPlace - 1);
    expect((await guess()).body).toBe(unknown.body);
  });

  it('goes on where it was when the owner signs in, whose own try is given back', async () => {
    await guessTimes(guessesPerPlace - 1);
    for (const _again of [1, 2, 3]) expect((await server.login(email, password)).statusCode).toBe(200);
    await guessTimes(1);
    expect((await guess()).statusCode).toBe(429);
  });

  it('is given back within its own window alone', async () => {
    const limiter = createGuessLimiter(server.pools);
    const one = { email, address: '198.51.100.7', device: null };
    await limiter.take(one);
    clock += guessWindow * 1000;
    await limiter.giveBack(one);
    await guessTimes(guessesPerPlace);
    expect((await guess()).statusCode).toBe(429);
  });

  it('is over for an address that tries many accounts, and for no other', async () => {
    const limiter = createGuessLimiter(server.pools);
    const others = Array.from({ length: guessesPerAddress }, (_, index) => `person${index}@harbour.test`);
    await Promise.all(others.map((other) => limiter.take({ email: other, address: '198.51.100.7', device: null })));
    expect((await guess('another@harbour.test')).statusCode).toBe(429);
    expect((await guess('another@harbour.test', server.app, '198.51.100.8')).statusCode).toBe(400);
  });

  it('does not count those who sign in against their address', async () => {
    for (let each = 0; each < 3; each += 1) await server.login(email, password, { remoteAddress: '198.51.100.9' });
    const { rows } = await server.pools.owner.query('select points from rate_limit where key like $1', ['address:%']);
    expect(rows).toEqual([{ points: 0 }]);
  });

  it('is counted for nobody where it is refused', async () => {
    await guessTimes(guessesPerPlace);
    for (let each = 0; each < 5; each += 1) expect((await guess()).statusCode).toBe(429);
    const { rows } = await server.pools.owner.query('select distinct points from rate_limit');
    expect(rows).toEqual([{ points: guessesPerPlace }]);
  });

  describe('beside a device that is known', () => {
    const [office, elsewhere] = ['198.51.100.7', '203.0.113.9'];
    const person = async (name: string) => {
      const account = { email: `${name}@harbour.test`, password, displayName: name, productRole: 'app_admin' } as const;
      await createQuickAccount(server.pools.owner, account, server.now());
      return account.email;
    };
    /** Signs in, and gives the cookie by which the device is known from then on. */
    const deviceOf = async (username: string, former?: string) => {
      const answer = await server.login(username, password, {
        ...(former && { cookies: { greenroom_device: former } }),
      });
      return answer.cookies.find(({ name }) => name === 'greenroom_device')?.value ?? '';
    };
    const signIn = async (username: string, device: string, given = password, more: object = {}) =>
      (
        await server.login(username, given, {
          cookies: { greenroom_device: device },
          remoteAddress: office,
          ...more,
        })
      ).statusCode;
    const take = (guesses: readonly { email: string; address: string }[]) => {
      const limiter = createGuessLimiter(server.pools);
      return Promise.allSettled(guesses.map((one) => limiter.take({ ...one, device: null })));
    };

    it('keeps nobody out of it: neither from the same office, nor from everywhere', async () => {
      const device = await deviceOf(email);
      const others = Array.from({ length: guessesPerAddress }, (_, index) => `person${index}@harbour.test`);
      await take(others.map((other) => ({ email: other, address: office })));
      await take(Array.from({ length: 100 }, (_, index) => ({ email, address: `192.0.2.${index}` })));
      for (const address of [office, elsewhere]) {
        const there = { remoteAddress: address };
        expect((await server.login(email, password, there)).statusCode).toBe(429);
        expect(await signIn(email, device, password, there)).toBe(200);
      }
    });

    it('ends there as well after ten, and only there', async () => {
      const [device, other] = [await deviceOf(email), await deviceOf(email)];
      const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, device, 'wrong')));
      expect(answers.filter((status) => status === 400)).toHaveLength(guessesPerPlace);
      expect(await signIn(email, device)).toBe(429);
      expect([await signIn(email, other), await signIn(email, '')]).toEqual([200, 200]);
    });

    it('ends after fifty on all of its devices together', async () => {
      const devices = await Promise.all(Array.from({ length: 7 }, () => deviceOf(email)));
      const tries = devices.flatMap((device) =>
        Array.from({ length: guessesPerPlace - 1 }, () => signIn(email, device, 'wrong')),
      );
      expect((await Promise.all(tries)).filter((status) => status === 400)).toHaveLength(guessesPerAccount);
      expect(await signIn(email, '')).toBe(200);
    });

    it('is known for the accounts that were signed in to on it, and for no other', async () => {
      const [one, two, three] = [await person('one'), await person('two'), await person('three')];
      const device = await deviceOf(two, await deviceOf(one));
      for (const other of [one, two, three]) {
        await take(Array.from({ length: 100 }, (_, index) => ({ email: other, address: `192.0.2.${index}` })));
      }
      expect([await signIn(one, device), await signIn(two, device), await signIn(three, device)]).toEqual([
        200, 200, 429,
      ]);
    });

    it('is known by its own cookie alone, on pages of Greenroom, and tells no email', async () => {
      const device = await deviceOf(email);
      await take(Array.from({ length: 100 }, (_, index) => ({ email, address: `192.0.2.${index}` })));
      const [id = '', signature = ''] = device.split('.');
      const wrong = ['', id, `${id}.${'A'.repeat(43)}`, `${id.slice(1)}x.${signature}`, `${device}.`, `${device}x`];
      for (const one of wrong) expect([one, await signIn(email, one)]).toEqual([one, 429]);
      expect(await signIn(email, device, password, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(429);
      expect(Buffer.from(device.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain('ada');
      expect(await signIn(email, device)).toBe(200);
    });

    it('is known after signing out, and by who renews a session that is older than this', async () => {
      const signedIn = await server.login(email, password);
      const { access_token: token, refresh_token: refresh } = signedIn.json().responseData;
      const renewed = (await server.refresh(refresh)).cookies.find(({ name }) => name === 'greenroom_device');
      expect(renewed).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/user/v1', maxAge: 15_552_000 });
      const left = await server.call('POST', '/user/v1/auth/logout', token);
      expect(left.cookies.map(({ name }) => name)).not.toContain('greenroom_device');
      await take(Array.from({ length: 100 }, (_, index) => ({ email, address: `192.0.2.${index}` })));
      expect(await signIn(email, renewed?.value ?? '')).toBe(200);
    });
  });
});
