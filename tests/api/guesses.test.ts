import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../server/areas/identity/auth/accounts.ts';
import {
  guessesPerAccount,
  guessesPerPlace,
  guessWindow,
} from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
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

/** Tries a wrong password; `isEvaluated` if it was compared with the account's. */
async function guess({ username = email, headers = {}, extra = {}, address = '198.51.100.7' }: Guess) {
  const payload = { username, password: 'wrong', ...extra };
  const request = { method: 'POST', url: '/user/v1/auth/login', payload, headers, remoteAddress: address } as const;
  const answer = await server.app.inject(request);
  const { key } = answer.json<{ error: { key: string } }>().error;
  expect(['signInFailed', 'tooManyTries', 'tooManyTriesShortly', 'unknownField']).toContain(key);
  return { isEvaluated: key === 'signInFailed' };
}

const address = (index: number) => `198.51.${Math.trunc(index / 250)}.${index % 250}`;
const spellings = [email, 'ADA@HARBOUR.TEST', 'Ada@Harbour.Test', 'aDA@harbour.TEST'];
const spaced = [` ${email}`, `${email} `, `\t${email}`, `${email}\n`, `\u00a0${email}\u2003`];

/** The cookie of a device that the account was never signed in to on: invented, or of somebody else's account. */
const device = (index: number) => `${String(index).padStart(22, 'x')}.${'A'.repeat(43)}`;

interface Evasion {
  readonly name: string;
  /** Number of guesses counted against the password. */
  readonly bound: number;
  readonly guess: (index: number) => Guess;
  /** Milliseconds between two guesses; all come at once where there are none. */
  readonly pause?: number;
}

/** Ways around the count, among which a thousand guesses are shared. */
const evasions: readonly Evasion[] = [
  {
    name: 'forwarded headers',
    bound: guessesPerPlace,
    guess: (index) => ({ headers: { 'x-forwarded-for': address(index), 'x-real-ip': address(index) } }),
  },
  {
    name: 'letter case',
    bound: guessesPerPlace,
    guess: (index) => ({ username: spellings[index % spellings.length] ?? email }),
  },
  { name: 'spaces', bound: guessesPerPlace, guess: (index) => ({ username: spaced[index % spaced.length] ?? email }) },
  {
    name: 'extra body fields',
    bound: guessesPerPlace,
    guess: (index) => ({ extra: index % 2 === 0 ? { email: stranger } : { gRecaptchaResponse: `${index}` } }),
  },
  {
    name: 'invented devices',
    bound: guessesPerPlace,
    guess: (index) => ({ headers: { cookie: `greenroom_device=${device(index)}` } }),
  },
  { name: 'bursts', bound: guessesPerAccount, guess: (index) => ({ address: address(index) }) },
  { name: 'a slow drip', bound: guessesPerAccount, guess: (index) => ({ address: address(index) }), pause: 5000 },
];

describe('a thousand guesses at a password', () => {
  const each = Math.ceil(1000 / evasions.length);

  it(`are evaluated at most ${guessesPerAccount} times within a quarter of an hour, however they come`, async () => {
    let evaluated = 0;
    let made = 0;
    for (const { name, guess: guessOf, pause = 0 } of evasions) {
      const guesses = Array.from({ length: each }, (_, index) => guessOf(index));
      made += guesses.length;
      if (name === 'bursts') {
        evaluated += (await Promise.all(guesses.map(guess))).filter(({ isEvaluated }) => isEvaluated).length;
        continue;
      }
      for (const one of guesses) {
        clock += pause;
        if ((await guess(one)).isEvaluated) evaluated += 1;
      }
    }
    expect(made).toBeGreaterThanOrEqual(1000);
    expect(5 * each).toBeLessThan(guessWindow);
    expect(evaluated).toBe(guessesPerAccount);
  }, 120_000);

  const atOnce = evasions.filter(({ pause }) => pause === undefined);
  it.each(atOnce)('do not come further by $name alone', async ({ guess: guessOf, bound }) => {
    const guesses = Array.from({ length: guessesPerAccount * 2 }, (_, index) => guessOf(index));
    const answers = await Promise.all(guesses.map(guess));
    expect(answers.filter(({ isEvaluated }) => isEvaluated)).toHaveLength(bound);
  });

  it.each([10, 17, 85, 95])(
    'do not come further in any quarter of an hour by one each %i seconds, for as long as it lasts',
    async (seconds) => {
      const evaluated: number[] = [];
      for (let index = 0; index * seconds < 2.5 * guessWindow; index += 1) {
        clock += seconds * 1000;
        if ((await guess({ address: address(index) })).isEvaluated) evaluated.push(clock);
      }
      const inWindow = evaluated.map(
        (first) => evaluated.filter((moment) => moment >= first && moment < first + guessWindow * 1000).length,
      );
      expect(Math.max(...inWindow)).toBe(Math.min(guessesPerAccount, Math.ceil(guessWindow / seconds)));
    },
  );

  it('do not come further by going on whenever the owner signs in', async () => {
    let evaluated = 0;
    for (let round = 0; round < 12; round += 1) {
      clock += 10_000;
      expect((await server.login(email, 'Greenroom-2026!')).statusCode).toBe(200);
      for (let index = 0; index < 3; index += 1) if ((await guess({})).isEvaluated) evaluated += 1;
    }
    expect(evaluated).toBe(guessesPerPlace);
  });
});

/** Maximum relative difference between the median durations of two answers. */
const noise = 0.15;
/** Turns after which noise may look like nothing, and those after which it has to. */
const [fewestTurns, mostTurns] = [20, 120];

it('takes as long to refuse an address that nobody has as one that somebody has', async () => {
  const timeOf = async (username: string) => {
    const from = performance.now();
    expect((await guess({ username })).isEvaluated).toBe(true);
    return performance.now() - from;
  };
  // Side by side, so that whatever else the machine does slows both; and the middle, which no single delay moves.
  const ratios: number[] = [];
  const middle = () => ratios.toSorted((one, two) => one - two)[Math.trunc(ratios.length / 2)] ?? NaN;
  const isEven = () => middle() < 1 + noise && middle() > 1 / (1 + noise);
  while (ratios.length < fewestTurns || (!isEven() && ratios.length < mostTurns)) {
    if (ratios.length % 9 === 0) await server.pools.owner.query('truncate rate_limit');
    const isFirst = ratios.length % 2 === 0;
    const one = await timeOf(isFirst ? email : stranger);
    const two = await timeOf(isFirst ? stranger : email);
    ratios.push(isFirst ? one / two : two / one);
  }
  // Without the work of a password's hash it would be ten times the other.
  expect({ turns: ratios.length, middle: middle(), isEven: isEven() }).toMatchObject({ isEven: true });
}, 90_000);
