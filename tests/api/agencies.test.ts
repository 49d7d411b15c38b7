import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { details, names, newAgency, openAgencies, password, type Agencies } from '../support/agencies.ts';
import { writesIn } from '../support/statements.ts';
import { enterChannel, channelOf } from '../support/stompClient.ts';

let agencies: Agencies;
beforeAll(async () => {
  agencies = await openAgencies();
});
afterAll(() => agencies.test.close());

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
      const from = agencies.test.statements.length;
      const answer = await agencies.call(
        method,
        path.replace('$id', agencies.house.agencyId),
        agencies.tokenOf(who),
        body,
      );
      expect([who, answer.status, answer.json.error.code]).toEqual([who, 403, 1003]);
      expect(writesIn(agencies.test.statements.slice(from))).toEqual([]);
    }
  });

  it('are made with the lists that each starts from, and an admin of their own', async () => {
    const { id, adminEmail } = await agencies.make(newAgency);
    const { data } = await agencies.call('POST', 'agencies/list', agencies.tokenOf('superAdmin'), { keyword: 'quai' });
    expect(data).toMatchObject({
      data: [{ id, name: 'Quai Neuf', ...details, createdAt: agencies.test.now(), suspendedAt: null, people: 1 }],
      total: 1,
      loadMore: false,
    });
    const token = await agencies.admit(adminEmail);
    const { user } = (await agencies.call('POST', 'auth/login', null, { username: adminEmail, password })).data;
    expect(user).toMatchObject({ role: 'agency', agencyDisplayName: 'Quai Neuf', displayName: 'Ana Roy' });
    expect(user.staffId).toEqual(expect.any(String));
    const statuses = await agencies.test.ask({
      method: 'GET',
      path: '/client/v1/status-category',
      token,
      query: { type: 'TASK' },
    });
    // The agency's locale is French.
    const called = statuses.data.map(({ displayName }: { displayName: string }) => displayName);
    expect(called).toEqual(['Nouvelle', 'En cours', 'Bloquée', 'Terminée']);
    expect((await agencies.talents(token)).data.data).toEqual([]);
    const history = await agencies.call('GET', `agencies/${id}/history`, agencies.tokenOf('superAdmin'));
    expect(history.data.data).toMatchObject([
      { at: agencies.test.now(), by: 'superAdmin', action: 'create', before: null, after: 'Quai Neuf' },
    ]);
  });

  it('invite their admin by mail, and somebody of another agency as who they are already', async () => {
    const { id, adminEmail } = await agencies.make();
    const mails = async (to: string) =>
      (await agencies.test.pools.owner.query('select subject, agency_id from mail where recipient = $1', [to])).rows;
    expect(await mails(adminEmail)).toMatchObject([{ agency_id: id, subject: expect.stringContaining('Agency') }]);
    const again = await agencies.make({ adminEmail: 'otheragency@house.test' });
    expect(await mails('otheragency@house.test')).toMatchObject([{ agency_id: again.id }]);
    const { rows } = await agencies.test.pools.owner.query(
      `select from account where lower(email) = 'otheragency@house.test'`,
    );
    expect(rows).toHaveLength(1);
    // Until they have accepted, it is no agency of theirs.
    expect(names(await agencies.call('POST', 'auth/agencies/list', agencies.tokenOf('otherAgency'), {}))).toEqual([
      'Northside',
    ]);
    expect((await agencies.enter(agencies.tokenOf('otherAgency'), again.id)).status).toBe(404);
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
    const count = async () => (await agencies.test.pools.owner.query('select from agency')).rowCount;
    const before = await count();
    const answer = await agencies.call('POST', 'agencies', agencies.tokenOf('superAdmin'), {
      ...newAgency,
      name: 'Another',
      adminEmail: 'new@another.test',
      ...wrong,
    });
    expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field, key }]]);
    expect(await count()).toBe(before);
    expect(
      (await agencies.test.pools.owner.query(`select from account where email = 'new@another.test'`)).rowCount,
    ).toBe(0);
  });

  it('answer the invitation’s link where no mail leaves the house, which lets the admin in', async () => {
    const made = await agencies.call('POST', 'agencies', agencies.tokenOf('superAdmin'), {
      ...newAgency,
      name: 'By hand',
      adminEmail: 'hand@hand.test',
    });
    const code = /\/staff\/set-password\/([\w-]+)$/.exec(made.data.invitationLink)?.[1];
    const accepted = await agencies.call('PUT', 'staff/set-password', null, { code, password });
    expect(accepted.status).toBe(200);
    const login = await agencies.call('POST', 'auth/login', null, { username: 'hand@hand.test', password });
    expect(login.data.user).toMatchObject({ agencyDisplayName: 'By hand' });
    const again = await agencies.call('PUT', 'staff/set-password', null, { code, password });
    expect(again.status).toBe(400);
  });

  it('are made once where two try with one name', async () => {
    const both = [1, 2].map((index) =>
      agencies.call('POST', 'agencies', agencies.tokenOf('superAdmin'), {
        ...newAgency,
        name: 'Twice',
        adminEmail: `t${index}@t.test`,
      }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('take another name, which is recorded', async () => {
    const { id, name } = await agencies.make();
    expect(
      (await agencies.call('PUT', `agencies/${id}`, agencies.tokenOf('superAdmin'), { name: ' Renamed ' })).status,
    ).toBe(200);
    expect(
      names(await agencies.call('POST', 'agencies/list', agencies.tokenOf('superAdmin'), { keyword: 'renam' })),
    ).toEqual(['Renamed']);
    const taken = await agencies.call('PUT', `agencies/${id}`, agencies.tokenOf('superAdmin'), { name: 'HARBOUR' });
    expect([taken.status, taken.json.errorDetails[0].key]).toEqual([400, 'agencyNameTaken']);
    expect((await agencies.call('PUT', `agencies/${id}`, agencies.tokenOf('superAdmin'), { name: '' })).status).toBe(
      400,
    );
    const history = await agencies.call('GET', `agencies/${id}/history`, agencies.tokenOf('superAdmin'));
    expect(history.data.data[0]).toMatchObject({ action: 'rename', before: name, after: 'Renamed' });
    const nobody = '01940000-0000-7000-8000-000000000000';
    expect(
      (await agencies.call('PUT', `agencies/${nobody}`, agencies.tokenOf('superAdmin'), { name: 'X' })).status,
    ).toBe(404);
  });

  it('page', async () => {
    const first = await agencies.call('POST', 'agencies/list', agencies.tokenOf('superAdmin'), { pageSize: 1 });
    expect(first.data).toMatchObject({ loadMore: true, nextPageIndex: 1 });
    expect(first.data.data).toHaveLength(1);
    expect(first.data.total).toBeGreaterThan(1);
  });
});

describe('a suspended agency', () => {
  it('has its people out at once, and back when it is opened again', async () => {
    const { id, adminEmail } = await agencies.make();
    const token = await agencies.admit(adminEmail);
    const channel = await enterChannel(await channelOf(agencies.test.app), token);
    expect((await agencies.call('PUT', `agencies/${id}/suspend`, agencies.tokenOf('superAdmin'))).status).toBe(200);
    expect((await agencies.talents(token)).status).toBe(401);
    expect(await channel.ended).toContain('session has ended');
    const refused = await agencies.call('POST', 'auth/login', null, { username: adminEmail, password });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'suspended']);

    expect((await agencies.call('PUT', `agencies/${id}/suspend`, agencies.tokenOf('superAdmin'))).status).toBe(200);
    expect((await agencies.call('PUT', `agencies/${id}/reactivate`, agencies.tokenOf('superAdmin'))).status).toBe(200);
    await agencies.signIn(adminEmail);
    const history = await agencies.call('GET', `agencies/${id}/history`, agencies.tokenOf('superAdmin'));
    expect(history.data.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['reactivate', 'suspend', 'create']),
    );
    expect(history.data.data).toHaveLength(3);
  });

  it('cannot be entered, and leads its visitors out', async () => {
    const { id } = await agencies.make();
    const credentials = { username: 'superadmin@house.test', password };
    const { access_token: outside, refresh_token: refresh } = (
      await agencies.call('POST', 'auth/login', null, credentials)
    ).data;
    const inside = await agencies.enterAs(outside, id);
    const channel = await enterChannel(await channelOf(agencies.test.app), inside);
    await agencies.call('PUT', `agencies/${id}/suspend`, agencies.tokenOf('superAdmin'));
    expect((await agencies.talents(inside)).json.error.code).toBe(1006);
    expect(await channel.ended).toContain('another agency');
    expect((await agencies.enter(await agencies.superAdmin(), id)).status).toBe(404);
    const { user } = (await agencies.call('POST', 'auth/refresh-token', null, { refresh_token: refresh })).data;
    expect(user).toMatchObject({ agencyId: null, agencyDisplayName: null });
  });
});
