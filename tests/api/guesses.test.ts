import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../server/modules/auth/accounts.ts';
import { guessesPerAccount, guessWindow } from '../../server/modules/auth/limiter.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const email = 'ada@harbour.test';
const stranger = 'nobody@harbour.test';

let server: AuthServer;
let clock: number;

beforeAll(async () => {
  server = await openAuthServer();
  const account = { email, password: 'Greenroom-2026!', displayName: 'Ada', productRole: 'super_admin' } as const;
  await createAccount(server.pools.owner, account, server.now());
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

interface Guess {
  readonly username?: string;
  readonly headers?: Record<string, string>;
  readonly extra?: object;
  readonly address?: string;
}

/** Tries a wrong password; `isEvaluated` where it was held against the account's. */
async function guess({ username = email, headers = {}, extra = {}, address = '198.51.100.7' }: Guess) {
  const payload = { username, password: 'wrong', ...extra };
  const request = { method: 'POST', url: '/user/v1/auth/login', payload, headers, remoteAddress: address } as const;
  const answer = await server.app.inject(request);
  const { key } = answer.json<{ error: { key: string } }>().error;
  expect(['signInFailed', 'tooManyRequests', 'unknownField']).toContain(key);
  return { isEvaluated: key === 'signInFailed' };
}

const address = (index: number) => `198.51.${Math.trunc(index / 250)}.${index % 250}`;
const spellings = [email, 'ADA@HARBOUR.TEST', 'Ada@Harbour.Test', 'aDA@harbour.TEST'];
const spaced = [` ${email}`, `${email} `, `\t${email}`, `${email}\n`, `\u00a0${email}\u2003`];

/** Six ways around the count, a sixth of a thousand guesses each. */
const evasions: readonly { readonly name: string; readonly guess: (index: number) => Guess }[] = [
  {
    name: 'forwarded headers',
    guess: (index) => ({ headers: { 'x-forwarded-for': address(index), 'x-real-ip': address(index) } }),
  },
  { name: 'letter case', guess: (index) => ({ username: spellings[index % spellings.length] ?? email }) },
  { name: 'spaces', guess: (index) => ({ username: spaced[index % spaced.length] ?? email }) },
  {
    name: 'extra body fields',
    guess: (index) => ({ extra: index % 2 === 0 ? { email: stranger } : { gRecaptchaResponse: `${index}` } }),
  },
  { name: 'bursts', guess: (index) => ({ address: address(index) }) },
  { name: 'a slow drip', guess: (index) => ({ address: address(index) }) },
];

describe('a thousand guesses at a password', () => {
  const each = Math.ceil(1000 / evasions.length);

  it(`are evaluated at most ${guessesPerAccount} times within a quarter of an hour, however they come`, async () => {
    let evaluated = 0;
    let made = 0;
    for (const { name, guess: guessOf } of evasions) {
      const guesses = Array.from({ length: each }, (_, index) => guessOf(index));
      made += guesses.length;
      if (name === 'bursts') {
        evaluated += (await Promise.all(guesses.map(guess))).filter(({ isEvaluated }) => isEvaluated).length;
        continue;
      }
      for (const one of guesses) {
        if (name === 'a slow drip') clock += 5000;
        if ((await guess(one)).isEvaluated) evaluated += 1;
      }
    }
    expect(made).toBeGreaterThanOrEqual(1000);
    expect(5 * each).toBeLessThan(guessWindow);
    expect(evaluated).toBe(guessesPerAccount);
  });

  it.each(evasions)('do not come further by $name alone', async ({ guess: guessOf }) => {
    const guesses = Array.from({ length: guessesPerAccount * 3 }, (_, index) => guessOf(index));
    const answers = await Promise.all(guesses.map(guess));
    expect(answers.filter(({ isEvaluated }) => isEvaluated).length).toBeLessThanOrEqual(guessesPerAccount);
  });
});

it('takes as long to refuse an address that nobody has as one that somebody has', async () => {
  const times: Record<string, number[]> = { [email]: [], [stranger]: [] };
  for (let turn = 0; turn < 9; turn += 1) {
    await server.pools.owner.query('truncate rate_limit');
    for (const username of turn % 2 === 0 ? [email, stranger] : [stranger, email]) {
      const from = performance.now();
      expect((await guess({ username })).isEvaluated).toBe(true);
      times[username]?.push(performance.now() - from);
    }
  }
  // The quickest of each: whatever else the machine does only makes them slower.
  const quickest = [email, stranger].map((who) => Math.min(...(times[who] ?? [])));
  // Without the work of a password's hash it would be a tenth at most.
  expect(Math.min(...quickest) / Math.max(...quickest)).toBeGreaterThan(0.6);
});
