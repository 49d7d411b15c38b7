import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { guessesPerPlace } from '../../server/areas/identity/auth/sign-in/guessLimiter.ts';
import { mailsPerAccount, mailsPerAddress } from '../../server/areas/identity/auth/letters/mailLimiter.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const other = 'Another-2027?';
const email = 'ada@harbour.test';
const hour = 3_600_000;

let server: AuthServer;
let agencyId: string;
let accountId: string;
beforeAll(async () => {
  server = await openAuthServer();
  const { owner } = server.pools;
  agencyId = await createAgency(owner, { name: 'Harbour Talent' }, server.now());
  accountId = await createAccount(owner, { email, password, displayName: 'Ada' }, server.now());
  await createMembership(owner, { agencyId, accountId, role: 'staff' }, server.now());
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['rate_limit', 'mail', 'one_time_code', 'session']) {
    await server.pools.owner.query(`delete from ${table}`);
  }
});

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, remoteAddress = '127.0.0.1') => {
  const url = `/user/v1/auth/${path}`;
  const answer = await server.app.inject({ method, url, remoteAddress, ...(payload && { payload }) });
  await server.app.background.settled();
  const json = answer.json();
  const faults = json.errorDetails?.map(({ field, key }: { field: string; key: string }) => [field, key]);
  return { status: answer.statusCode, text: answer.body, data: json.responseData, faults, headers: answer.headers };
};
const forget = (address = email, from?: string) => ask('POST', 'forgot-password', { email: address }, from);
const check = (code: string) => ask('GET', `check-reset-password?uuid=${code}&deviceId=browser-1`);
const reset = (uuid: string, newPassword: string) => ask('PUT', 'reset-password', { uuid, newPassword, deviceId: 'x' });
const mails = async () =>
  (await server.pools.owner.query('select * from mail order by created_at, id')).rows as Record<string, string>[];
const newCode = async () => {
  expect((await forget()).status).toBe(200);
  return (await mails()).at(-1)?.link?.split('uuid=').at(1) ?? '';
};
const over = [['uuid', 'linkOver']];

describe('whoever forgot their password', () => {
  it('is mailed a link that says whose it is, and chooses another with it', async () => {
    const code = await newCode();
    expect(await mails()).toMatchObject([
      {
        recipient: email,
        agency_id: agencyId,
        kind: 'passwordReset',
        link: `http://localhost/reset-password?uuid=${code}`,
      },
    ]);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await check(code)).data).toEqual({ email, displayName: 'Ada', passwordLength: 6 });
    expect((await reset(code, other)).status).toBe(200);
    expect((await server.login(email, password)).statusCode).toBe(400);
    expect((await server.login(email, other)).statusCode).toBe(200);
  });

  it('is found by any spelling of their address', async () => {
    expect((await forget(' ADA@Harbour.Test ')).status).toBe(200);
    expect(await mails()).toMatchObject([{ recipient: email }]);
  });

  it('is told by mail that there is a new password, and the link is gone from the first mail', async () => {
    await reset(await newCode(), other);
    expect(await mails()).toMatchObject([
      { kind: 'passwordReset', link: null },
      { kind: 'passwordChanged', recipient: email, agency_id: agencyId, link: null },
    ]);
  });

  it('is signed out everywhere at once', async () => {
    await reset(await newCode(), other);
    const { access_token: token, refresh_token: refresh } = (await server.login(email, other)).json().responseData;
    const code = await newCode();
    expect((await server.call('GET', '/user/v1/users/profile', token)).statusCode).toBe(200);
    await reset(code, password);
    expect((await server.call('GET', '/user/v1/users/profile', token)).statusCode).toBe(401);
    expect((await server.refresh(refresh)).statusCode).toBe(401);
    const { rows } = await server.pools.owner.query('select ended_by, ended_at from session');
    expect(rows).toEqual([{ ended_by: 'passwordReset', ended_at: server.now() }]);
  });

  it('may sign in with the new one although they guessed too often before', async () => {
    for (let guess = 0; guess <= guessesPerPlace; guess += 1) await server.login(email, 'wrong');
    expect((await server.login(email, password)).statusCode).toBe(429);
    await reset(await newCode(), password);
    expect((await server.login(email, password)).statusCode).toBe(200);
  });
});

describe('a code', () => {
  it('works once, also for two who use it at the same time', async () => {
    const code = await newCode();
    const both = await Promise.all([reset(code, other), reset(code, password)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await reset(code, other)).faults).toEqual(over);
    expect((await check(code)).faults).toEqual(over);
    await reset(await newCode(), password);
  });

  it('is good for an hour by the clock', async () => {
    const code = await newCode();
    server.pass(hour - 1);
    expect((await check(code)).status).toBe(200);
    server.pass(1);
    expect((await check(code)).faults).toEqual(over);
    expect((await reset(code, other)).faults).toEqual(over);
    expect((await server.login(email, password)).statusCode).toBe(200);
  });

  it('is void once there is a newer one, and so is the link to it', async () => {
    const first = await newCode();
    server.pass(1_000);
    const second = await newCode();
    expect([(await check(first)).status, (await check(second)).status]).toEqual([400, 200]);
    expect((await mails()).map(({ link }) => link?.endsWith(second) ?? null)).toEqual([null, true]);
  });

  it('is void once the password was changed otherwise', async () => {
    const code = await newCode();
    const { access_token: token } = (await server.login(email, password)).json().responseData;
    const change = (currentPassword: string, newPassword: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/user/v1/auth/change-password',
        headers: { authorization: `Bearer ${token}` },
        payload: { currentPassword, newPassword },
      });
    expect((await change(password, other)).statusCode).toBe(200);
    expect((await check(code)).faults).toEqual(over);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['passwordReset', 'passwordChanged']);
    expect((await change(other, password)).statusCode).toBe(200);
  });

  it('is kept as a hash', async () => {
    const code = await newCode();
    const { rows } = await server.pools.owner.query('select one_time_code::text as row from one_time_code');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(code);
    expect(rows[0].row).not.toContain(Buffer.from(code, 'base64url').toString('hex'));
  });

  it('of nobody, or of somebody who is suspended meanwhile, is refused', async () => {
    const code = await newCode();
    await server.pools.owner.query('update account set suspended_at = now() where id = $1', [accountId]);
    for (const one of [code, '', 'a', 'x'.repeat(43)]) expect((await check(one)).faults).toEqual(over);
    expect((await reset(code, other)).faults).toEqual(over);
    await server.pools.owner.query('update account set suspended_at = null where id = $1', [accountId]);
  });

  it('stays good after a password that is refused', async () => {
    const code = await newCode();
    expect((await reset(code, 'short')).faults).toEqual([['newPassword', 'password']]);
    expect((await reset(code, 'p@ssw0rd')).faults).toEqual([['newPassword', 'commonPassword']]);
    expect((await reset(code, password)).status).toBe(200);
  });
});

describe('an agency that asks for longer passwords', () => {
  it('is obeyed by the strictest one, when choosing another and when changing it', async () => {
    const strict = await createAgency(server.pools.owner, { name: 'Strict' }, server.now());
    await server.pools.owner.query('update agency set password_length = 14 where id = $1', [strict]);
    await createMembership(server.pools.owner, { agencyId: strict, accountId, role: 'staff' }, server.now());
    const code = await newCode();
    expect((await check(code)).data.passwordLength).toBe(14);
    const tooShort = [['newPassword', 'tooShort']];
    expect((await reset(code, 'Thirteen-2027')).faults).toEqual(tooShort);
    const { access_token: token } = (await server.login(email, password)).json().responseData;
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/user/v1/auth/change-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: password, newPassword: 'Thirteen-2027' },
    });
    expect(answer.json().errorDetails).toMatchObject([{ key: 'tooShort', params: { min: 14 } }]);
    expect((await reset(code, password)).status).toBe(200);
    await server.pools.owner.query('delete from agency where id = $1', [strict]);
  });
});

describe('an address that nobody has', () => {
  const strangers = async () => {
    const { owner } = server.pools;
    const invited = await createAccount(owner, { email: 'new@harbour.test', displayName: 'New' }, server.now());
    await createMembership(owner, { agencyId, accountId: invited, role: 'staff', isInvited: true }, server.now());
    const away = { email: 'away@harbour.test', password, displayName: 'Away' };
    await createAccount(owner, away, server.now());
    await owner.query(`update account set suspended_at = now() where email = 'away@harbour.test'`);
    return ['nobody@harbour.test', 'new@harbour.test', 'away@harbour.test'];
  };

  it('gets the same answer after the same statements, and so do accounts that cannot choose another', async () => {
    const work = async (address: string) => {
      const from = server.statements.length;
      const { status, text } = await forget(address);
      return { status, text, statements: server.statements.slice(from) };
    };
    const known = await work(email);
    for (const stranger of await strangers()) expect(await work(stranger)).toEqual(known);
    expect(known).toMatchObject({ status: 200, text: '{"responseData":{"isSending":false}}' });
    expect(await mails()).toHaveLength(1);
    expect((await server.pools.owner.query('select from one_time_code')).rowCount).toBe(1);
  });

  it('is answered before anybody looks whether there is an account, so that the time tells nothing', async () => {
    const holder = await server.pools.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table account in access exclusive mode');
      for (const address of [email, 'nobody@harbour.test']) {
        const request = { method: 'POST', url: '/user/v1/auth/forgot-password', payload: { email: address } } as const;
        expect((await server.app.inject(request)).statusCode).toBe(200);
      }
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await server.app.background.settled();
    expect(await mails()).toMatchObject([{ recipient: email }]);
  });

  it('is refused where it is none', async () => {
    expect((await forget('nobody')).faults).toEqual([['email', 'email']]);
  });
});

describe('asking again and again', () => {
  it('is limited for an address of mail, known or not, whoever asks', async () => {
    for (const address of [email, 'nobody@harbour.test']) {
      for (let mail = 0; mail < mailsPerAccount; mail += 1) {
        expect((await forget(address, `198.51.100.${mail}`)).status).toBe(200);
      }
      const refused = await forget(address, '198.51.100.99');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    }
    expect(await mails()).toHaveLength(mailsPerAccount);
  });

  it('is limited for who asks, whatever they ask for', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: mailsPerAddress + 1 },
        async (_, index) => (await forget(`p${index}@elsewhere.test`)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
