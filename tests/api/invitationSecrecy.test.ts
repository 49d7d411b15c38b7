import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

/** Inviting an email reveals nothing to the agency about its accounts elsewhere. */
const password = 'Greenroom-2026!';
let test: TestApp;
let house: House;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'otherAgency', 'superAdmin', 'superAdminInside']);
  await test.pools.owner.query('update agency set password_length = 30 where id = $1', [house.otherAgencyId]);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.pools.owner.query('delete from rate_limit');
});

const ask = (method: string, path: string, as: PrincipalName | null, body?: object) =>
  test.ask({ method, path, token: as && house.of(as).token, ...(body && { body }) });
const account = (email: string, given: object = {}) =>
  createAccount(test.pools.owner, { email, displayName: 'Elsewhere', ...given }, test.now());
const member = (accountId: string, more: object = {}) =>
  createMembership(test.pools.owner, { agencyId: house.otherAgencyId, accountId, role: 'staff', ...more }, test.now());

/** States of an email before an agency invites it. */
const pasts: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'nobody knows': async () => undefined,
  'has an account in another agency': async (email) => member(await account(email, { password })),
  'another agency has invited, too': async (email) => member(await account(email), { isInvited: true }),
  'is that of a super admin': (email) => account(email, { password, productRole: 'super_admin' }),
  'is that of an app admin who has no password yet': (email) => account(email, { productRole: 'app_admin' }),
  'has an account that is suspended': async (email) => {
    const accountId = await account(email, { password });
    await test.pools.owner.query('update account set suspended_at = now() where id = $1', [accountId]);
  },
};
const all = Object.entries(pasts);

/** Invites a person to the agency; returns the ids by which it knows them. */
async function invite(past: (email: string) => Promise<unknown>) {
  const email = `p${(count += 1)}@secrecy.test`;
  await past(email);
  const made = await ask('POST', '/user/v1/staff/create', 'agency', { displayName: 'Guess Who', email });
  expect(made.status, made.text).toBe(200);
  return { email, id: made.data.id as string, made };
}
const mailTo = async (email: string, as: PrincipalName, path: string) => {
  const { data } = await ask('GET', path, as);
  const found = data.data.find(({ to }: { to: string }) => to === email);
  return { line: found, mail: await ask('GET', `${path}/${found?.id}`, as) };
};
const codeFor = async (email: string) => {
  const { mail } = await mailTo(email, 'superAdminInside', '/user/v1/outbox');
  return String(mail.data.link).split('/').at(-1) ?? '';
};
/** An answer without what is another's in every case. */
const alike = ({ email, id }: { email: string; id: string }, value: unknown) =>
  JSON.stringify(value)
    .replaceAll(email, 'EMAIL')
    .replaceAll(id, 'ID')
    .replace(/"id":"[0-9a-f-]{36}"/g, '"id":"OTHER"');
const expectAlike = (told: readonly unknown[]) => expect(new Set(told).size, told.join('\n')).toBe(1);

describe('an email, whatever it is elsewhere', () => {
  it('is invited alike: the answer, the account and the mail', async () => {
    const told = [];
    for (const [, past] of all) {
      const who = await invite(past);
      const path = `/user/v1/staff/${who.id}`;
      const seen = [who.made.data, (await ask('GET', `${path}/account`, 'agency')).data];
      const { line, mail } = await mailTo(who.email, 'agency', '/client/v1/outbox');
      const again = await ask('POST', `${path}/invite`, 'agency');
      told.push(alike(who, [...seen, line, mail.data, again.status, again.data]));
      await test.pools.owner.query('delete from mail');
    }
    expectAlike(told);
  });

  it('is shown alike to who holds the link: by the record of the agency that invites', async () => {
    const told = [];
    for (const [, past] of all) {
      const who = await invite(past);
      const code = await codeFor(who.email);
      const from = test.statements.length;
      const answer = await ask('GET', `/user/v1/staff/set-password?code=${code}`, null);
      expect(answer.data).toEqual({
        agencyName: 'Harbour',
        displayName: 'Guess Who',
        email: who.email,
        passwordLength: 6,
      });
      told.push(alike(who, [answer.text, test.statements.slice(from)]));
    }
    expectAlike(told);
  });

  it.each([
    ['breaks the rule', 'short', 'password'],
    ['is guessed at once', 'password1!', 'commonPassword'],
  ])('refuses a password that %s alike, after the same work', async (_case, given, key) => {
    const told = [];
    for (const [, past] of all) {
      const who = await invite(past);
      const code = await codeFor(who.email);
      const from = test.statements.length;
      const answer = await ask('PUT', '/user/v1/staff/set-password', null, { code, password: given });
      expect(answer.json.errorDetails).toMatchObject([{ field: 'password', key }]);
      told.push(alike(who, [answer.status, answer.text, test.statements.slice(from)]));
    }
    expectAlike(told);
  });

  it('leaves the same lines in the outbox of the agency once it is accepted', async () => {
    const told = [];
    for (const [name, past] of all.slice(0, 2)) {
      await test.pools.owner.query('delete from mail');
      const who = await invite(past);
      const accepted = await ask('PUT', '/user/v1/staff/set-password', null, {
        code: await codeFor(who.email),
        password,
      });
      expect([name, accepted.status], accepted.text).toEqual([name, 200]);
      told.push(alike(who, (await ask('GET', '/client/v1/outbox', 'agency')).data));
    }
    expectAlike(told);
  });
});

describe('the owner of an account', () => {
  const put = async (past: (email: string) => Promise<unknown>, given = password): Promise<Answer> => {
    const { email } = await invite(past);
    return ask('PUT', '/user/v1/staff/set-password', null, { code: await codeFor(email), password: given });
  };

  it('is told why it cannot accept, with the right password alone', async () => {
    const [suspended, superAdmin] = [pasts['has an account that is suspended'], pasts['is that of a super admin']];
    if (!suspended || !superAdmin) throw new Error('there is no such past');
    expect((await put(suspended)).json.error.key).toBe('suspended');
    expect((await put(superAdmin)).json.error.key).toBe('cannotJoin');
    for (const past of [suspended, superAdmin]) {
      expect((await put(past, 'Another-2027?')).json.errorDetails).toMatchObject([{ key: 'wrongPassword' }]);
    }
  });

  it('above the agencies who has no password yet gets none by an agency', async () => {
    const past = pasts['is that of an app admin who has no password yet'];
    if (!past) throw new Error('there is no such past');
    expect((await put(past)).json.errorDetails).toMatchObject([{ key: 'wrongPassword' }]);
  });
});

describe('the link of an invitation', () => {
  it('shows to super admins alone where there is another agency', async () => {
    const { email } = await invite(async () => undefined);
    const agencys = await mailTo(email, 'agency', '/client/v1/outbox');
    expect(agencys.mail.data).toMatchObject({ link: null, isForSuperAdmin: true, withheldBy: null });
    for (const path of ['/client/v1/outbox', '/user/v1/outbox']) {
      const { mail } = await mailTo(email, 'superAdminInside', path);
      expect(mail.data).toMatchObject({ link: expect.stringContaining('/set-password/'), isForSuperAdmin: false });
    }
  });

  it('shows to the agency’s admins where it is the only one, until there is another', async () => {
    const alone = await openTestApp();
    try {
      const { rows } = await alone.pools.owner.query('select id from agency');
      expect(rows).toEqual([]);
      const only = await openHouse(alone, ['agency']);
      await alone.pools.owner.query('delete from agency where id = $1', [only.otherAgencyId]);
      const { token } = only.of('agency');
      const body = { displayName: 'Nia', email: 'nia@only.test' };
      await alone.ask({ method: 'POST', path: '/user/v1/staff/create', token, body });
      const { data } = await alone.ask({ method: 'GET', path: '/client/v1/outbox', token });
      const read = async () =>
        (await alone.ask({ method: 'GET', path: `/client/v1/outbox/${data.data[0].id}`, token })).data;
      expect(await read()).toMatchObject({ link: expect.stringContaining('/set-password/'), isForSuperAdmin: false });
      await createAgency(alone.pools.owner, { name: 'Second' }, alone.now());
      expect(await read()).toMatchObject({ link: null, isForSuperAdmin: true });
    } finally {
      await alone.close();
    }
  });
});
