import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createMembership } from '../../server/modules/auth/accounts.ts';
import { enterChannel, channelOf } from '../support/stompClient.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';

const password = 'Greenroom-2026!';
const details = { timezoneId: 'Europe/Paris', currency: 'EUR', locale: 'fr-FR' };
const newAgency = { name: 'Quai Neuf', ...details, adminName: 'Ana Roy', adminEmail: 'ana@quai.test' };

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'viewAll', 'editAll', 'appAdmin', 'superAdmin', 'otherAgency']);
});
afterAll(() => test.close());

const tokenOf = (who: PrincipalName) => house.of(who).token;
const call = (method: string, path: string, token: string | null, body?: unknown) =>
  test.ask({ method, path: `/user/v1/${path}`, token, ...(body !== undefined && { body }) });
const signIn = async (username: string): Promise<string> => {
  const answer = await call('POST', 'auth/login', null, { username, password });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.access_token;
};
const superAdmin = () => signIn('superadmin@house.test');
const enter = (token: string | null, agencyId: string | null) => call('PUT', 'auth/agency', token, { agencyId });
const enterAs = async (token: string | null, agencyId: string | null): Promise<string> => {
  const answer = await enter(token, agencyId);
  expect(answer.status, answer.text).toBe(200);
  return answer.data.access_token;
};
const names = (answer: { data: { data: { name: string }[] } }) => answer.data.data.map(({ name }) => name);
const talents = (token: string) => test.ask({ method: 'GET', path: '/client/v1/talents', token });
const visits = async (token: string | null) =>
  (await call('POST', 'visits/list', token, {})).data.data as {
    by: { displayName: string };
    enteredAt: number;
    leftAt: number | null;
  }[];
let made = 0;
const make = async (more: object = {}) => {
  made += 1;
  const body = { ...newAgency, name: `Agency ${made}`, adminEmail: `admin${made}@new.test`, ...more };
  const answer = await call('POST', 'agencies', tokenOf('superAdmin'), body);
  expect(answer.status, answer.text).toBe(200);
  return { ...(answer.data as { id: string; name: string }), adminEmail: body.adminEmail };
};
/** The admin of a new agency, with a password of their own. */
const admit = async (email: string) => {
  const { rows } = await test.pools.owner.query<{ hash: string }>(
    `select password_hash as hash from account where email = 'agency@house.test'`,
  );
  await test.pools.owner.query('update account set password_hash = $2 where email = $1', [email, rows[0]?.hash]);
  await test.pools.owner.query(
    'update membership set invited_at = null where account_id = (select id from account where email = $1)',
    [email],
  );
  return signIn(email);
};
const member = async (...agencyIds: string[]) => {
  made += 1;
  const email = `member${made}@house.test`;
  const accountId = await createAccount(test.pools.owner, { email, password, displayName: 'Mo' }, test.now());
  for (const agencyId of agencyIds) {
    await createMembership(test.pools.owner, { agencyId, accountId, role: 'agency' }, test.now());
    test.pass(1000);
  }
  return { email, accountId, token: await signIn(email) };
};

describe('agencies', () => {
  const routes: [string, string, object?][] = [
    ['POST', 'agencies', newAgency],
    ['POST', 'agencies/list', {}],
    ['POST', 'agencies/visits/list', {}],
    ['GET', 'agencies/$id/history'],
    ['PUT', 'agencies/$id', { name: 'Taken over' }],
    ['PUT', 'agencies/$id/suspend', {}],
    ['PUT', 'agencies/$id/reactivate', {}],
  ];
  it.each(routes)('%s %s is for super admins alone', async (method, path, body) => {
    for (const who of ['agency', 'editAll', 'appAdmin', 'otherAgency'] as const) {
      const from = test.statements.length;
      const answer = await call(method, path.replace('$id', house.agencyId), tokenOf(who), body);
      expect([who, answer.status, answer.json.error.code]).toEqual([who, 403, 1003]);
      expect(writesIn(test.statements.slice(from))).toEqual([]);
    }
  });

  it('are made with the lists that each starts from, and an admin of their own', async () => {
    const { id, adminEmail } = await make(newAgency);
    const { data } = await call('POST', 'agencies/list', tokenOf('superAdmin'), { keyword: 'quai' });
    expect(data).toMatchObject({
      data: [{ id, name: 'Quai Neuf', ...details, createdAt: test.now(), suspendedAt: null, people: 1 }],
      total: 1,
      loadMore: false,
    });
    const token = await admit(adminEmail);
    const { user } = (await call('POST', 'auth/login', null, { username: adminEmail, password })).data;
    expect(user).toMatchObject({ role: 'agency', agencyDisplayName: 'Quai Neuf', displayName: 'Ana Roy' });
    expect(user.staffId).toEqual(expect.any(String));
    const statuses = await test.ask({
      method: 'GET',
      path: '/client/v1/status-category',
      token,
      query: { type: 'TASK' },
    });
    expect(statuses.data.length).toBeGreaterThan(2);
    expect((await talents(token)).data.data).toEqual([]);
    const history = await call('GET', `agencies/${id}/history`, tokenOf('superAdmin'));
    expect(history.data.data).toEqual([
      { at: test.now(), by: 'superAdmin', action: 'create', before: null, after: 'Quai Neuf' },
    ]);
  });

  it('invite their admin by mail, and somebody of another agency as who they are already', async () => {
    const { id, adminEmail } = await make();
    const mails = async (to: string) =>
      (await test.pools.owner.query('select subject, agency_id from mail where recipient = $1', [to])).rows;
    expect(await mails(adminEmail)).toMatchObject([{ agency_id: id, subject: expect.stringContaining('Agency') }]);
    const again = await make({ adminEmail: 'otheragency@house.test' });
    expect(await mails('otheragency@house.test')).toMatchObject([{ agency_id: again.id }]);
    const { rows } = await test.pools.owner.query(`select from account where lower(email) = 'otheragency@house.test'`);
    expect(rows).toHaveLength(1);
    // Until they have accepted, it is no agency of theirs.
    expect(names(await call('POST', 'auth/agencies/list', tokenOf('otherAgency'), {}))).toEqual(['Northside']);
    expect((await enter(tokenOf('otherAgency'), again.id)).status).toBe(404);
  });

  it.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'harbour' }, 'agencyNameTaken'],
    ['name', { name: 'x'.repeat(201) }, 'tooLong'],
    ['timezoneId', { timezoneId: 'Mars/Phobos' }, 'timeZone'],
    ['currency', { currency: 'XYZ' }, 'currency'],
    ['locale', { locale: 'xx-XX' }, 'choice'],
    ['adminName', { adminName: '' }, 'required'],
    ['adminEmail', { adminEmail: 'nobody' }, 'email'],
    ['adminEmail', { adminEmail: 'appadmin@house.test' }, 'cannotJoin'],
  ])('are refused for their %s: %o', async (field, wrong, key) => {
    const count = async () => (await test.pools.owner.query('select from agency')).rowCount;
    const before = await count();
    const answer = await call('POST', 'agencies', tokenOf('superAdmin'), {
      ...newAgency,
      name: 'Another',
      adminEmail: 'new@another.test',
      ...wrong,
    });
    expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field, key }]]);
    expect(await count()).toBe(before);
    expect((await test.pools.owner.query(`select from account where email = 'new@another.test'`)).rowCount).toBe(0);
  });

  it('are made once where two try with one name', async () => {
    const both = [1, 2].map((index) =>
      call('POST', 'agencies', tokenOf('superAdmin'), { ...newAgency, name: 'Twice', adminEmail: `t${index}@t.test` }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('take another name, which is recorded', async () => {
    const { id, name } = await make();
    expect((await call('PUT', `agencies/${id}`, tokenOf('superAdmin'), { name: ' Renamed ' })).status).toBe(200);
    expect(names(await call('POST', 'agencies/list', tokenOf('superAdmin'), { keyword: 'renam' }))).toEqual([
      'Renamed',
    ]);
    const taken = await call('PUT', `agencies/${id}`, tokenOf('superAdmin'), { name: 'HARBOUR' });
    expect([taken.status, taken.json.errorDetails[0].key]).toEqual([400, 'agencyNameTaken']);
    expect((await call('PUT', `agencies/${id}`, tokenOf('superAdmin'), { name: '' })).status).toBe(400);
    const history = await call('GET', `agencies/${id}/history`, tokenOf('superAdmin'));
    expect(history.data.data[0]).toMatchObject({ action: 'rename', before: name, after: 'Renamed' });
    const nobody = '01940000-0000-7000-8000-000000000000';
    expect((await call('PUT', `agencies/${nobody}`, tokenOf('superAdmin'), { name: 'X' })).status).toBe(404);
  });

  it('page', async () => {
    const first = await call('POST', 'agencies/list', tokenOf('superAdmin'), { pageSize: 1 });
    expect(first.data).toMatchObject({ loadMore: true, nextPageIndex: 1 });
    expect(first.data.data).toHaveLength(1);
    expect(first.data.total).toBeGreaterThan(1);
  });
});

describe('a suspended agency', () => {
  it('has its people out at once, and back when it is opened again', async () => {
    const { id, adminEmail } = await make();
    const token = await admit(adminEmail);
    const channel = await enterChannel(await channelOf(test.app), token);
    expect((await call('PUT', `agencies/${id}/suspend`, tokenOf('superAdmin'))).status).toBe(200);
    expect((await talents(token)).status).toBe(401);
    expect(await channel.ended).toContain('session has ended');
    const refused = await call('POST', 'auth/login', null, { username: adminEmail, password });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'suspended']);

    expect((await call('PUT', `agencies/${id}/suspend`, tokenOf('superAdmin'))).status).toBe(200);
    expect((await call('PUT', `agencies/${id}/reactivate`, tokenOf('superAdmin'))).status).toBe(200);
    await signIn(adminEmail);
    const history = await call('GET', `agencies/${id}/history`, tokenOf('superAdmin'));
    expect(history.data.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['reactivate', 'suspend', 'create']),
    );
    expect(history.data.data).toHaveLength(3);
  });

  it('cannot be entered, and leads its visitors out', async () => {
    const { id } = await make();
    const outside = await superAdmin();
    const { access_token: inside, refresh_token: refresh } = (await enter(outside, id)).data;
    const channel = await enterChannel(await channelOf(test.app), inside);
    await call('PUT', `agencies/${id}/suspend`, tokenOf('superAdmin'));
    expect((await talents(inside)).json.error.code).toBe(1006);
    expect(await channel.ended).toContain('another agency');
    expect((await enter(await superAdmin(), id)).status).toBe(404);
    const { user } = (await call('POST', 'auth/refresh-token', null, { refresh_token: refresh })).data;
    expect(user).toMatchObject({ agencyId: null, agencyDisplayName: null });
  });
});

describe('where somebody works', () => {
  it('is any open agency for a super admin, by name, and none on request', async () => {
    const token = await superAdmin();
    expect(names(await call('POST', 'auth/agencies/list', token, { keyword: 'NORTH' }))).toEqual(['Northside']);
    expect((await talents(token)).json.error.code).toBe(1005);
    const inside = await enterAs(token, house.agencyId);
    expect((await talents(inside)).status).toBe(200);
    const { user } = (await enter(inside, null)).data;
    expect(user).toMatchObject({ agencyId: null, agencyDisplayName: null, role: 'super_admin', mayChooseAgency: true });
  });

  it('is one of their own for a member of several; the last one is kept at the next sign-in', async () => {
    const { email, token } = await member(house.agencyId, house.otherAgencyId);
    const { data } = await call('POST', 'auth/agencies/list', token, {});
    expect(data).toMatchObject({ data: [{ name: 'Harbour' }, { name: 'Northside' }], loadMore: false });
    expect((await call('GET', 'users/profile', token)).data).toMatchObject({
      agencyDisplayName: 'Harbour',
      mayChooseAgency: true,
    });
    await enterAs(token, house.otherAgencyId);
    const again = await call('POST', 'auth/login', null, { username: email, password });
    expect(again.data.user.agencyDisplayName).toBe('Northside');
  });

  it('is the other one where the last one is closed to them by now', async () => {
    const { id } = await make();
    const { email, token } = await member(house.agencyId, id);
    await enterAs(token, id);
    await call('PUT', `agencies/${id}/suspend`, tokenOf('superAdmin'));
    const again = await call('POST', 'auth/login', null, { username: email, password });
    expect(again.data.user).toMatchObject({ agencyDisplayName: 'Harbour', mayChooseAgency: false });
  });

  it('is not an agency of others, one that is not there, or none, in the same words', async () => {
    const nobody = '01940000-0000-7000-8000-000000000000';
    const { token } = await member(house.agencyId);
    const answers = [
      await enter(token, house.otherAgencyId),
      await enter(token, nobody),
      await enter(token, null),
      await enter(await superAdmin(), nobody),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [404, { error: { code: 1004, message: 'Not found', key: 'notFound' } }]),
    );
    expect((await talents(token)).status).toBe(200);
    expect(names(await call('POST', 'auth/agencies/list', token, {}))).toEqual(['Harbour']);
  });

  it('is nowhere for an app admin', async () => {
    const from = test.statements.length;
    const refused = await enter(tokenOf('appAdmin'), house.agencyId);
    expect([refused.status, refused.json.error.code]).toEqual([403, 1003]);
    expect(writesIn(test.statements.slice(from))).toEqual([]);
    expect(names(await call('POST', 'auth/agencies/list', tokenOf('appAdmin'), {}))).toEqual([]);
    expect((await call('GET', 'users/profile', tokenOf('appAdmin'))).data.mayChooseAgency).toBe(false);
  });

  it('is no agency from which the membership is gone', async () => {
    const { accountId, token } = await member(house.agencyId, house.otherAgencyId);
    await test.pools.owner.query(
      'update membership set suspended_at = now() where account_id = $1 and agency_id = $2',
      [accountId, house.otherAgencyId],
    );
    expect((await enter(token, house.otherAgencyId)).status).toBe(404);
  });
});

it('tells when the account was signed in to before', async () => {
  const { email } = await member(house.agencyId);
  const former = test.now();
  test.pass(60_000);
  const data = async () => (await call('POST', 'auth/login', null, { username: email, password })).data;
  await member(house.agencyId);
  const { user, access_token: token } = await data();
  expect(user.formerLoginAt).toBe(former);
  test.pass(60_000);
  await data();
  expect((await call('GET', 'users/profile', token)).data.formerLoginAt).toBe(former);
});

describe('the token of another agency', () => {
  it('is good for nothing once the session has gone on, on no route and at no channel', async () => {
    const { token: first } = await member(house.agencyId, house.otherAgencyId);
    const channel = await enterChannel(await channelOf(test.app), first);
    const second = await enterAs(first, house.otherAgencyId);
    expect(await channel.ended).toContain('another agency');

    const from = test.statements.length;
    const write = await test.ask({
      method: 'POST',
      path: '/client/v1/talents',
      token: first,
      body: { displayName: 'Misplaced' },
    });
    expect([write.status, write.json.error]).toMatchObject([403, { code: 1006, key: 'agencyChanged' }]);
    expect(writesIn(test.statements.slice(from))).toEqual([]);
    for (const path of ['users/profile', 'auth/current-permission', 'preferences', 'auth/sessions']) {
      expect([path, (await call('GET', path, first)).json.error.code]).toEqual([path, 1006]);
    }
    expect(await (await enterChannel(await channelOf(test.app), first)).ended).toContain('another agency');
    expect((await talents(second)).status).toBe(200);
    const back = await enterAs(second, house.agencyId);
    expect((await talents(second)).json.error.code).toBe(1006);
    expect((await talents(back)).status).toBe(200);
  });
});

describe('a visit', () => {
  it('is seen by the agency’s admins and by super admins: who, when in, when out', async () => {
    const { id, name, adminEmail } = await make();
    const admin = await admit(adminEmail);
    const entered = test.now();
    const inside = await enterAs(await superAdmin(), id);
    expect(await visits(admin)).toMatchObject([
      { by: { displayName: 'superAdmin' }, enteredAt: entered, leftAt: null },
    ]);
    expect(await visits(inside)).toHaveLength(1);
    test.pass(60_000);
    await enterAs(inside, null);
    expect(await visits(admin)).toMatchObject([{ enteredAt: entered, leftAt: entered + 60_000 }]);
    const { data } = await call('POST', 'agencies/visits/list', tokenOf('superAdmin'), {});
    expect(data.data[0]).toMatchObject({ agency: { id, name }, enteredAt: entered, leftAt: entered + 60_000 });
  });

  it('leaves its mark on what was written: by whom, not as if by the server', async () => {
    const { id, adminEmail } = await make();
    const admin = await admit(adminEmail);
    const inside = await enterAs(await superAdmin(), id);
    const body = { displayName: 'Ida' };
    const { data } = await test.ask({ method: 'POST', path: '/client/v1/talents', token: inside, body });
    const history = await test.ask({ method: 'GET', path: `/client/v1/talents/${data.id}/history`, token: admin });
    expect(history.data.data).toMatchObject([{ action: 'create', by: { displayName: 'superAdmin', kind: 'account' } }]);
  });

  it('ends with the session, however that ends, and when another agency is entered', async () => {
    const { id, adminEmail } = await make();
    const admin = await admit(adminEmail);
    const signedOut = await enterAs(await superAdmin(), id);
    await call('POST', 'auth/logout', signedOut, {});
    expect((await visits(admin))[0]?.leftAt).toBe(test.now());
    const movedOn = await enterAs(await superAdmin(), id);
    await enterAs(movedOn, house.agencyId);
    expect((await visits(admin)).filter(({ leftAt }) => leftAt === null)).toEqual([]);
    await call('PUT', `agencies/${id}/reactivate`, tokenOf('superAdmin'));
    await enterAs(await superAdmin(), id);
    await call('PUT', `agencies/${id}/suspend`, tokenOf('superAdmin'));
    await call('PUT', `agencies/${id}/reactivate`, tokenOf('superAdmin'));
    expect((await visits(await signIn(adminEmail))).filter(({ leftAt }) => leftAt === null)).toEqual([]);
  });

  it('ends when its session runs out', async () => {
    const { id, adminEmail } = await make();
    await admit(adminEmail);
    await enterAs(await superAdmin(), id);
    const end = test.now() + 2_592_000_000;
    test.pass(2_592_000_001);
    expect((await visits(await signIn(adminEmail)))[0]?.leftAt).toBe(end);
    await test.pools.owner.query('delete from session where expires_at <= $1', [new Date(end).toISOString()]);
    expect((await visits(await signIn(adminEmail)))[0]?.leftAt).toBe(end);
  });
});
