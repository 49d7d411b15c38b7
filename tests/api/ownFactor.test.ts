import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import { pendingLifetime } from '../../server/areas/identity/auth/factor/pendingSignIns.ts';
import { projectRoot } from '../../server/root.ts';
import { codeOf, post, secretOf, type HalfSignedIn } from '../support/authenticator.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const half = 30_000;

let server: AuthServer;
let agencyId: string;
let people = 0;

beforeAll(async () => {
  server = await openAuthServer();
  agencyId = await createAgency(server.pools.owner, { name: 'Harbour Talent' }, server.now());
});
afterAll(() => server.close());
beforeEach(() => {
  const clock = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => clock);
});

const require = (isWanted: boolean) =>
  server.pools.owner.query('update agency set requires_two_factor = $2 where id = $1', [agencyId, isWanted]);

/** Signs in a member of the agency by password. */
async function join() {
  people += 1;
  const email = `person${people}@harbour.test`;
  const accountId = await createQuickAccount(server.pools.owner, { email, password, displayName: 'Ada' }, server.now());
  await createMembership(server.pools.owner, { agencyId, accountId, role: 'staff' }, server.now());
  return { email, token: await signIn(email) };
}
const signIn = async (email: string) =>
  (await server.login(email, password)).json<{ responseData: { access_token: string } }>().responseData.access_token;

interface Answered {
  readonly sessionState: string;
  readonly recoveryCodes: string[];
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly since: number | null;
  readonly recoveryCodesLeft: number;
}

async function ask(token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/user/v1/auth/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  const { responseData, error, errorDetails } = answer.json<{
    responseData: Answered;
    error?: { key: string };
    errorDetails?: { field: string; key: string }[];
  }>();
  const fault = errorDetails?.[0];
  return { status: answer.statusCode, data: responseData, key: error?.key, fault: fault && [fault.field, fault.key] };
}
const code = (secret: string, offset = 0) => codeOf(secret, server.now() + offset);

/** Signs in a member who turned the factor on one time step ago. */
async function equipped() {
  const { email, token } = await join();
  const { data } = await ask(token, 'POST', 'create-auth-qr', { password });
  const secret = await secretOf(server.app, data.sessionState);
  const on = await ask(token, 'PUT', 'second-factor', { sessionState: data.sessionState, code: code(secret) });
  expect(on.status).toBe(200);
  server.pass(half);
  return { email, token, secret, codes: on.data.recoveryCodes };
}

const newsOf = async (email: string) => {
  const text = `select subject, text, agency_id from mail where recipient = $1 and kind like 'factor%' order by created_at, id`;
  return (await server.pools.owner.query<{ subject: string; text: string; agency_id: string }>(text, [email])).rows;
};

describe('turning two-step sign-in on', () => {
  it('asks for the password, and counts from its first code on', async () => {
    const { email, token } = await join();
    expect((await ask(token, 'GET', 'second-factor')).data).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    expect((await ask(token, 'POST', 'create-auth-qr', { password: 'wrong' })).fault).toEqual([
      'password',
      'wrongPassword',
    ]);
    const { sessionState } = (await ask(token, 'POST', 'create-auth-qr', { password })).data;
    const secret = await secretOf(server.app, sessionState);
    expect((await ask(token, 'PUT', 'second-factor', { sessionState, code: '12' })).fault).toEqual([
      'code',
      'wrongCode',
    ]);
    expect(await signIn(email)).toEqual(expect.any(String));
    const on = await ask(token, 'PUT', 'second-factor', { sessionState, code: code(secret) });
    expect(on.data.recoveryCodes).toHaveLength(10);
    const news = await newsOf(email);
    expect(news).toMatchObject([{ subject: 'Two-step sign-in is on', agency_id: agencyId }]);
    expect(news[0]?.text).toMatch(/^Hello Ada,/);
    expect((await ask(token, 'GET', 'second-factor')).data).toEqual({
      isOn: true,
      since: server.now(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const begun = (await server.login(email, password)).json<{ responseData: HalfSignedIn }>().responseData;
    expect(begun.secondFactor).toBe('verify');
  });

  it('is nothing that somebody else, or the way in, can finish', async () => {
    const [one, other] = [await join(), await join()];
    const { sessionState } = (await ask(one.token, 'POST', 'create-auth-qr', { password })).data;
    const secret = await secretOf(server.app, sessionState);
    const stolen = await ask(other.token, 'PUT', 'second-factor', { sessionState, code: code(secret) });
    expect(stolen.key).toBe('signInExpired');
    const entered = await post(server.app, 'verify-otp', { sessionState, code: code(secret) });
    expect([entered.status, entered.key]).toEqual([400, 'signInExpired']);
  });
});

describe('another phone', () => {
  it('takes the place of the former one for who gives a code of that', async () => {
    const { email, token, secret, codes } = await equipped();
    expect((await ask(token, 'POST', 'create-auth-qr', { password })).fault).toEqual(['code', 'required']);
    const refused = await ask(token, 'POST', 'create-auth-qr', { password, code: '000' });
    expect(refused.fault).toEqual(['code', 'wrongCode']);
    const begun = await ask(token, 'POST', 'create-auth-qr', { password, recoveryCode: codes[0] });
    const { sessionState } = begun.data;
    const next = await secretOf(server.app, sessionState);
    expect(next).not.toBe(secret);
    const on = await ask(token, 'PUT', 'second-factor', { sessionState, code: code(next) });
    expect(on.data.recoveryCodes).toHaveLength(10);
    expect((await newsOf(email)).at(-1)?.subject).toBe('A new phone for signing in');
    server.pass(half);
    expect((await ask(token, 'POST', 'second-factor/turn-off', { password, code: code(secret) })).status).toBe(400);
    const former = { password, recoveryCode: codes[1] };
    expect((await ask(token, 'POST', 'second-factor/turn-off', former)).status).toBe(400);
    expect((await ask(token, 'POST', 'second-factor/turn-off', { password, code: code(next) })).status).toBe(200);
  });
});

describe('a mailed code', () => {
  const mailed = async (email: string) => {
    const { rows } = await server.pools.owner.query<{ link: string; text: string }>(
      `select link, text from mail where recipient = $1 and kind = 'factorCode' order by created_at desc, id desc limit 1`,
      [email],
    );
    expect(rows[0]?.text).toContain('{link}');
    return rows[0]?.link ?? '';
  };
  const send = (token: string, given = password) => ask(token, 'POST', 'send-change-2fa-otp', { password: given });

  it('begins with another phone, once, for ten minutes, and nothing else', async () => {
    const { email, token } = await equipped();
    expect((await send(token, 'wrong')).fault).toEqual(['password', 'wrongPassword']);
    expect((await send(token)).status).toBe(200);
    const mailedCode = await mailed(email);
    const off = await ask(token, 'POST', 'second-factor/turn-off', { password, recoveryCode: mailedCode });
    expect(off.fault).toEqual(['recoveryCode', 'wrongCode']);
    const begun = await ask(token, 'POST', 'create-auth-qr', { password, mailedCode });
    const { sessionState } = begun.data;
    expect((await ask(token, 'POST', 'create-auth-qr', { password, mailedCode })).fault).toEqual([
      'mailedCode',
      'wrongCode',
    ]);
    const secret = await secretOf(server.app, sessionState);
    expect((await ask(token, 'PUT', 'second-factor', { sessionState, code: code(secret) })).status).toBe(200);
  });

  it('is voided by the next one and by time, and is its own account’s', async () => {
    const [one, other] = [await equipped(), await equipped()];
    await send(one.token);
    const former = await mailed(one.email);
    server.pass(1000);
    await send(one.token);
    const present = await mailed(one.email);
    const begin = async (token: string, mailedCode: string) =>
      (await ask(token, 'POST', 'create-auth-qr', { password, mailedCode })).status;
    expect(former).not.toBe(present);
    expect(await begin(one.token, former)).toBe(400);
    expect(await begin(other.token, present)).toBe(400);
    server.pass(pendingLifetime);
    expect(await begin(one.token, present)).toBe(400);
  });

  it('is for who has a second factor', async () => {
    const { token } = await join();
    expect((await send(token)).key).toBe('factorOff');
  });
});

describe('turning it off', () => {
  it('asks for the password and a code, and leaves nothing', async () => {
    const { email, token, secret } = await equipped();
    const off = (body: object) => ask(token, 'POST', 'second-factor/turn-off', body);
    expect((await off({ password })).fault).toEqual(['code', 'required']);
    expect((await off({ password: 'wrong', code: code(secret) })).fault).toEqual(['password', 'wrongPassword']);
    expect((await off({ password, code: 'nonsense' })).fault).toEqual(['code', 'wrongCode']);
    expect((await off({ password, code: code(secret) })).status).toBe(200);
    expect((await off({ password, code: code(secret, half) })).key).toBe('factorOff');
    expect((await ask(token, 'GET', 'second-factor')).data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await signIn(email)).toEqual(expect.any(String));
    const subjects = (await newsOf(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off']);
  });

  it('is refused where the agency requires it, and the code is still good', async () => {
    const { token, secret } = await equipped();
    await require(true);
    const body = { password, code: code(secret) };
    expect((await ask(token, 'POST', 'second-factor/turn-off', body)).key).toBe('factorRequired');
    expect((await ask(token, 'GET', 'second-factor')).data).toMatchObject({ isOn: true, isRequired: true });
    await require(false);
    expect((await ask(token, 'POST', 'second-factor/turn-off', body)).status).toBe(200);
  });

  it('cannot be guessed more often than at the sign-in', async () => {
    const { email, token, secret } = await equipped();
    const guess = () => ask(token, 'POST', 'second-factor/turn-off', { password, code: 'nonsense' });
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    const { sessionState } = (await server.login(email, password)).json<{ responseData: HalfSignedIn }>().responseData;
    expect((await post(server.app, 'verify-otp', { sessionState, code: code(secret) })).status).toBe(429);
  });
});

describe('a phone that an operator has lost', () => {
  it('is forgotten by the statements that the manual gives', async () => {
    const { email, token } = await equipped();
    const manual = await readFile(`${projectRoot}/docs/operating.md`, 'utf8');
    const [, statements = ''] = /```sql\n(SELECT clear_factor[^`]+)```/.exec(manual) ?? [];
    await server.pools.owner.query(statements.replaceAll('operator@example.com', email));
    expect((await ask(token, 'GET', 'second-factor')).status).toBe(401);
    expect(await signIn(email)).toEqual(expect.any(String));
  });
});

describe('new recovery codes', () => {
  it('take the place of the former ones', async () => {
    const { token, secret, codes } = await equipped();
    const renewed = await ask(token, 'POST', 'second-factor/recovery-codes', { password, code: code(secret) });
    expect(renewed.data.recoveryCodes).toHaveLength(10);
    expect((await ask(token, 'GET', 'second-factor')).data.recoveryCodesLeft).toBe(10);
    const off = (recoveryCode = '') => ask(token, 'POST', 'second-factor/turn-off', { password, recoveryCode });
    expect((await off(codes[0])).fault).toEqual(['recoveryCode', 'wrongCode']);
    expect((await off(renewed.data.recoveryCodes[0])).status).toBe(200);
  });
});
