import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { codesPerAccount } from '../../server/areas/identity/auth/factor/codeLimiter.ts';
import { hashState, pendingLifetime } from '../../server/areas/identity/auth/factor/pendingSignIns.ts';
import { guessWindow } from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
import { sweepIdentity } from '../../server/areas/identity/auth/sweep.ts';
import { codeOf, post, secretOf, type HalfSignedIn } from '../support/authenticator.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const half = 30_000;

let server: AuthServer;
let agencyId: string;
let people = 0;
let clock = 0;

beforeAll(async () => {
  server = await openAuthServer();
  agencyId = await createAgency(server.pools.owner, { name: 'Harbour Talent' }, server.now());
  await server.pools.owner.query('update agency set requires_two_factor = true where id = $1', [agencyId]);
});
afterAll(() => server.close());
beforeEach(() => {
  clock = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
  // Each test begins with a span of thirty seconds of its own.
  server.pass(10 * half - (server.now() % half));
});

/** Creates a member of the agency, which requires a second factor. */
async function join(): Promise<string> {
  people += 1;
  const email = `person${people}@harbour.test`;
  const accountId = await createQuickAccount(server.pools.owner, { email, password, displayName: 'Ada' }, server.now());
  await createMembership(server.pools.owner, { agencyId, accountId, role: 'staff' }, server.now());
  return email;
}
const begin = async (email: string, secret = password) => {
  const answer = await server.login(email, secret);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ responseData: HalfSignedIn }>().responseData;
};
const verify = (sessionState: string, proof: object, address?: string) =>
  post(server.app, 'verify-otp', { sessionState, ...proof }, address);
const code = (secret: string, offset = 0) => codeOf(secret, server.now() + offset);
const wrong = (secret: string) => {
  const near = [-1, 0, 1].map((step) => code(secret, step * half));
  return ['000000', '111111', '222222', '333333'].find((one) => !near.includes(one)) ?? '';
};
/** Locks the account against changes until the returned function is called. */
async function hold(email: string): Promise<() => Promise<void>> {
  const holder = await server.pools.owner.connect();
  await holder.query('begin');
  await holder.query('select from account where email = $1 for no key update', [email]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}
/** Returns the number of connections that wait for a lock. */
const waiting = async () =>
  (
    await server.pools.owner.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.count;

/** Creates a member who set up a second factor one time step ago. */
async function equipped() {
  const email = await join();
  const { sessionState } = await begin(email);
  const secret = await secretOf(server.app, sessionState);
  const { status, data } = await verify(sessionState, { code: code(secret) });
  expect(status).toBe(200);
  server.pass(half);
  return { email, secret, token: data.access_token, codes: data.recoveryCodes ?? [] };
}
const tokenIsGood = async (token: string) =>
  (await server.call('GET', '/user/v1/users/profile', token)).statusCode === 200;

describe('a second factor that the agency requires', () => {
  it('is set up at the sign-in, which gives no token and no cookie before its first code', async () => {
    const email = await join();
    const answer = await server.login(email, password);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { responseData } = answer.json<{ responseData: HalfSignedIn }>();
    expect(responseData).toEqual({ sessionState: expect.stringMatching(/^[\w-]{43}$/), secondFactor: 'setup' });
    const { sessionState } = responseData;
    const secret = await secretOf(server.app, sessionState);
    expect(await secretOf(server.app, sessionState)).toBe(secret);
    expect(await verify(sessionState, { code: wrong(secret) })).toMatchObject({
      status: 400,
      fault: { field: 'code', key: 'wrongCode' },
    });
    expect((await verify(sessionState, { recoveryCode: 'AAAA-AAAA-AAAA' })).fault).toMatchObject({ key: 'required' });
    const { status, data } = await verify(sessionState, { code: code(secret) });
    expect(status).toBe(200);
    expect(new Set(data.recoveryCodes).size).toBe(10);
    expect(await tokenIsGood(data.access_token)).toBe(true);
    expect(await begin(email)).toMatchObject({ secondFactor: 'verify' });
  });

  it('comes as an image for who asks for none in particular', async () => {
    const { sessionState } = await begin(await join());
    const image = await server.app.inject({
      method: 'POST',
      url: '/user/v1/auth/create-qr',
      payload: { sessionState },
    });
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.headers['cache-control']).toBe('no-store');
    expect(image.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('is set up once where two sign-ins set one up at the same time', async () => {
    const email = await join();
    const states = [(await begin(email)).sessionState, (await begin(email)).sessionState];
    const secrets = await Promise.all(states.map((state) => secretOf(server.app, state)));
    expect(secrets[0]).not.toBe(secrets[1]);
    const release = await hold(email);
    const asked = states.map((state, index) => verify(state, { code: code(secrets[index] ?? '') }));
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000, interval: 10 });
    await release();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.key).toBe('signInExpired');
  });

  it('gives its secret to no sign-in that only owes a code', async () => {
    const { email } = await equipped();
    const { sessionState } = await begin(email);
    expect(await post(server.app, 'create-qr', { sessionState })).toMatchObject({ status: 400, key: 'signInExpired' });
  });

  it('can be read nowhere in the database, nor can its codes', async () => {
    const { secret, codes } = await equipped();
    const { sessionState } = await begin(await join());
    const pending = await secretOf(server.app, sessionState);
    const { rows } = await server.pools.owner.query<{ text: string }>(
      `select a::text as text from account a union all select r::text from recovery_code r
       union all select p::text from pending_sign_in p`,
    );
    const kept = rows.map(({ text }) => text).join('\n');
    const known = [secret, pending, sessionState, ...codes, ...codes.map((one) => one.replaceAll('-', ''))];
    for (const one of known) {
      expect(kept).not.toContain(one);
      expect(kept).not.toContain(Buffer.from(one).toString('hex'));
    }
    for (const table of ['recovery_code', 'pending_sign_in', 'factor_mail_code']) {
      const read = server.pools.query(agencyId, { text: `select * from ${table}` });
      await expect(read).rejects.toThrow('permission denied');
    }
  });
});

describe('a code', () => {
  it('works once, at another sign-in and another server too', async () => {
    const { email, secret } = await equipped();
    const other = await server.another();
    const states = await Promise.all([begin(email), begin(email), begin(email)]);
    const shown = code(secret);
    const answers = await Promise.all(
      states.map(({ sessionState }, index) =>
        post(index === 0 ? server.app : other, 'verify-otp', { sessionState, code: shown }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    await other.close();
  });

  it('spends a sign-in: the next code of the same one finds it gone', async () => {
    const { email, secret } = await equipped();
    const { sessionState } = await begin(email);
    expect((await verify(sessionState, { code: code(secret) })).status).toBe(200);
    server.pass(half);
    expect((await verify(sessionState, { code: code(secret) })).key).toBe('signInExpired');
  });

  it('is taken for its own half minute and the ones beside it, to the millisecond', async () => {
    const { email, secret } = await equipped();
    server.pass(4 * half - (server.now() % half));
    const at = server.now();
    const tryAt = async (moment: number) => {
      server.pass(moment - server.now());
      const { sessionState } = await begin(email);
      return (await verify(sessionState, { code: codeOf(secret, at) })).status;
    };
    expect(await tryAt(at - half - 1)).toBe(400);
    expect(await tryAt(at + 2 * half)).toBe(400);
    expect(await tryAt(at + 2 * half - 1)).toBe(200);
    const later = at + 10 * half;
    server.pass(later - half - server.now());
    const { sessionState } = await begin(email);
    expect((await verify(sessionState, { code: codeOf(secret, later) })).status).toBe(200);
  });

  it('is worth nothing once a newer one was used', async () => {
    const { email, secret } = await equipped();
    const older = code(secret);
    const [first, second] = [await begin(email), await begin(email)];
    expect((await verify(first.sessionState, { code: code(secret, half) })).status).toBe(200);
    expect((await verify(second.sessionState, { code: older })).fault?.key).toBe('wrongCode');
  });

  it('may be typed with spaces, and in the digits of a wide keyboard', async () => {
    const { email, secret } = await equipped();
    const wide = [...code(secret)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    const { sessionState } = await begin(email);
    expect((await verify(sessionState, { code: ` ${wide.slice(0, 3)} ${wide.slice(3)}` })).status).toBe(200);
  });

  it('comes too late after ten minutes, and after another password', async () => {
    const { email, secret } = await equipped();
    const late = await begin(email);
    server.pass(pendingLifetime);
    expect((await verify(late.sessionState, { code: code(secret) })).key).toBe('signInExpired');
    const former = await begin(email);
    await server.pools.owner.query(`update account set password_hash = password_hash || ' ' where email = $1`, [email]);
    expect((await verify(former.sessionState, { code: code(secret) })).key).toBe('signInExpired');
  });
});

describe('what nobody finishes', () => {
  it('is swept once its time is over', async () => {
    const { sessionState } = await begin(await join());
    await secretOf(server.app, sessionState);
    const left = async () => {
      const text = 'select from pending_sign_in where state_hash = $1';
      return (await server.pools.owner.query(text, [hashState(sessionState)])).rowCount;
    };
    await sweepIdentity(server.pools, server.now());
    expect(await left()).toBe(1);
    server.pass(pendingLifetime + 1);
    await sweepIdentity(server.pools, server.now());
    expect(await left()).toBe(0);
  });
});

describe('guessing codes', () => {
  it('is over after five of an account, whatever the sign-ins, addresses, servers and kinds of codes', async () => {
    const { email, secret, codes } = await equipped();
    const other = await server.another();
    const states: Awaited<ReturnType<typeof begin>>[] = [];
    while (states.length < 12) states.push(await begin(email));
    const answers = await Promise.all(
      states.map(({ sessionState }, index) => {
        const proof = index % 3 === 0 ? { recoveryCode: `AAAA-AAAA-AAA${index % 10}` } : { code: wrong(secret) };
        return post(index % 2 ? other : server.app, 'verify-otp', { sessionState, ...proof }, `203.0.113.${index}`);
      }),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(codesPerAccount);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - codesPerAccount);
    const { sessionState } = await begin(email);
    for (const proof of [{ code: code(secret) }, { recoveryCode: codes[0] }]) {
      const refused = await verify(sessionState, proof);
      expect([refused.status, refused.key]).toEqual([429, 'tooManyTries']);
      expect(Number(refused.retryAfter)).toBe(guessWindow);
    }
    clock += guessWindow * 1000;
    server.pass(half);
    expect((await verify(sessionState, { code: code(secret) })).status).toBe(200);
    await other.close();
  });

  it('is not forgiven by right ones in between', async () => {
    const { email, secret } = await equipped();
    const guess = async (proof: object) => (await verify((await begin(email)).sessionState, proof)).status;
    for (let each = 1; each < codesPerAccount; each += 1) expect(await guess({ code: wrong(secret) })).toBe(400);
    expect(await guess({ code: code(secret) })).toBe(200);
    expect(await guess({ code: wrong(secret) })).toBe(400);
    expect(await guess({ code: wrong(secret) })).toBe(429);
  });

  it('ends the sign-in after five, even where the window has passed', async () => {
    const { email, secret } = await equipped();
    const { sessionState } = await begin(email);
    for (let each = 0; each < codesPerAccount; each += 1) await verify(sessionState, { code: wrong(secret) });
    clock += guessWindow * 1000;
    expect((await verify(sessionState, { code: code(secret) })).key).toBe('signInExpired');
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed', async () => {
    const { email, codes } = await equipped();
    const [first = '', second = ''] = codes;
    const states = [await begin(email), await begin(email)];
    const answers = await Promise.all(states.map(({ sessionState }) => verify(sessionState, { recoveryCode: first })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.fault).toEqual({
      field: 'recoveryCode',
      message: expect.any(String),
      key: 'wrongCode',
    });
    const typed = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const { sessionState } = await begin(email);
    expect((await verify(sessionState, { recoveryCode: typed })).status).toBe(200);
  });

  it('are good for their own account alone', async () => {
    const [one, other] = [await equipped(), await equipped()];
    const { sessionState } = await begin(other.email);
    expect((await verify(sessionState, { recoveryCode: one.codes[0] })).status).toBe(400);
  });
});
