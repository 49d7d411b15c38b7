import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import { resources, type Resource } from '../../schema/access/resources.ts';
import type { apiKeyCalls } from '../../schema/areas/identity/calls/apiKeys.ts';
import type { CallBody } from '../../schema/language/call.ts';
import { failedKeysPerAddress } from '../../server/areas/identity/api-keys/keyReader.ts';
import { openLogger } from '../../server/start/logger.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { sweepKeys } from '../../server/areas/identity/api-keys/sweepKeys.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

type Wanted = CallBody<typeof apiKeyCalls.create>;
const day = 86_400_000;
const missing = '01930000-0000-7000-8000-00000000dead';

let test: TestApp;
let house: House;
let log = '';
beforeAll(async () => {
  test = await openTestApp({ log: openLogger('trace', { write: (line) => (log += line) }) as FastifyBaseLogger });
  house = await openHouse(test, [
    'agency',
    'editAll',
    'none',
    'viewAll',
    'people',
    'work',
    'superAdminInside',
    'otherAgency',
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.pools.owner.query('delete from api_key');
  await test.pools.owner.query('delete from rate_limit');
});

const ask = (token: string | null, route: string, body?: unknown, query?: Record<string, unknown>): Promise<Answer> => {
  const [method = '', path = ''] = route.split(' ');
  return test.ask({ method, path, token, ...(body !== undefined && { body }), ...(query && { query }) });
};
const as = (who: PrincipalName, route: string, body?: unknown) => ask(house.of(who).token, route, body);
const make = async (who: PrincipalName, wanted: Partial<Wanted> = {}): Promise<{ id: string; key: string }> => {
  const answer = await as(who, 'POST /user/v1/api-keys', { name: 'Robot', ...wanted });
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const refusal = ({ status, json }: Answer) => [status, json.error?.key];
const signedOut = [401, 'notSignedIn'];
const expire = () => test.pools.owner.query('update api_key set expires_at = $1', [new Date(test.now()).toISOString()]);
const setLevels = (who: PrincipalName, levels: object) =>
  test.pools.owner.query('update membership set levels = $2 where account_id = $1', [
    house.of(who).actor?.accountId,
    JSON.stringify(levels),
  ]);
const everything = Object.fromEntries(resources.map((resource: Resource) => [resource, levelSets.editAll]));
const newTask = { summary: 'Call the venue' };

describe('a key', () => {
  it('is told once, kept as a hash, and ends after 90 days unless its maker says otherwise', async () => {
    const { id, key } = await make('editAll', { name: '  Spreadsheet ' });
    expect(key).toMatch(/^gr_[0-9A-Za-z]{71}$/);
    const { rows } = await test.pools.owner.query<{ row: string }>('select k::text as row from api_key k');
    expect(rows.map(({ row }) => row.includes(key.slice(8)))).toEqual([false]);
    const { data } = (await as('editAll', 'GET /user/v1/api-keys')).data;
    expect(data).toEqual([
      {
        id,
        name: 'Spreadsheet',
        hint: key.slice(0, 7),
        readsOnly: true,
        resources: null,
        createdAt: test.now(),
        expiresAt: test.now() + 90 * day,
        lastUsedAt: null,
      },
    ]);
    expect((await as('agency', 'GET /user/v1/api-keys')).data.data).toEqual([]);
  });

  it('has a name, at most a year, and known resources', async () => {
    const wrong = [{ name: ' ' }, { name: 'x'.repeat(61) }, { days: 0 }, { days: 366 }, { resources: {} }];
    const unknown = { resources: { 'res::NOTHING': 'read' } } as Partial<Wanted>;
    for (const wanted of [...wrong, unknown]) {
      const answer = await as('editAll', 'POST /user/v1/api-keys', { name: 'Robot', ...wanted });
      expect([wanted, answer.status]).toEqual([wanted, 400]);
    }
  });

  it('is one of twenty at most that its person can use, also if two are made at once', async () => {
    for (let made = 0; made < 19; made += 1) await make('editAll');
    const both = await Promise.all([0, 1].map(() => as('editAll', 'POST /user/v1/api-keys', { name: 'Robot' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.json.error.key).toBe('tooManyKeys');
    await expire();
    await make('editAll');
  });

  it('is not for people above the agencies, and dies where somebody becomes one', async () => {
    const answer = await as('superAdminInside', 'POST /user/v1/api-keys', { name: 'Robot' });
    expect(refusal(answer)).toEqual([403, 'notAllowed']);
    const { key } = await make('editAll');
    const promote = (role: string | null) =>
      test.pools.owner.query('update account set product_role = $2 where id = $1', [
        house.of('editAll').actor?.accountId,
        role,
      ]);
    await promote('super_admin');
    expect(refusal(await ask(key, 'POST /client/v1/tasks/list', {}))).toEqual(signedOut);
    await promote(null);
    expect((await ask(key, 'POST /client/v1/tasks/list', {})).status).toBe(200);
  });

  it('is refused alike whatever is wrong with it, at once', async () => {
    const { id, key } = await make('editAll');
    const { key: short } = await make('editAll', { days: 1 });
    const works = async (one: string) => refusal(await ask(one, 'GET /user/v1/users/profile'));
    const { owner } = test.pools;
    const { accountId, agencyId } = house.of('editAll').actor ?? {};
    const during = async (change: string, back: string, value?: string) => {
      const values = value === undefined ? [] : [value];
      await owner.query(change, values);
      expect([change, ...(await works(key))]).toEqual([change, ...signedOut]);
      await owner.query(back, values);
      expect([change, ...(await works(key))]).toEqual([change, 200, undefined]);
    };
    const ofMember = `where account_id = '${accountId}'`;
    for (const column of ['suspended_at', 'invited_at']) {
      await during(
        `update membership set ${column} = now() ${ofMember}`,
        `update membership set ${column} = null ${ofMember}`,
      );
    }
    for (const [table, of] of [
      ['account', accountId],
      ['agency', agencyId],
    ] as const) {
      const set = (to: string) => `update ${table} set suspended_at = ${to} where id = $1`;
      await during(set('now()'), set('null'), of ?? '');
    }
    const owes = (to: boolean) => `update agency set requires_two_factor = ${to} where id = $1`;
    await during(owes(true), owes(false), agencyId ?? '');
    const mixed = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    const foreign = `gr_${'0'.repeat(71)}`;
    for (const bad of ['gr_', 'gr_short', mixed, foreign, `${key}0`, 'gr_\u00e9']) {
      if (bad !== 'gr_\u00e9') expect([bad, ...(await works(bad))]).toEqual([bad, ...signedOut]);
    }
    test.pass(day);
    expect([await works(short), await works(key)]).toEqual([signedOut, [200, undefined]]);
    await as('editAll', `DELETE /user/v1/api-keys/${id}`);
    expect(await works(key)).toEqual(signedOut);
    expect((await as('editAll', `DELETE /user/v1/api-keys/${id}`)).status).toBe(404);
  });

  it('in an address is refused, though it is good, and stands in no log', async () => {
    const { key } = await make('editAll');
    log = '';
    for (const name of ['token', 'access_token', 'key']) {
      expect(refusal(await ask(null, 'GET /user/v1/users/profile', undefined, { [name]: key }))).toEqual(signedOut);
      expect(refusal(await as('editAll', `GET /user/v1/users/profile?${name}=${key}`))).toEqual(signedOut);
    }
    expect((await ask(key, `GET /client/v1/tasks/${key}`)).status).toBe(401);
    expect((await ask(null, `GET /nowhere/${key}`)).status).toBe(404);
    expect((await ask(key, 'GET /user/v1/users/profile')).status).toBe(200);
    expect(log).toContain('request completed');
    expect(log).not.toContain(key.slice(8));
  });

  it('is guessed a hundred times from an address, and good ones go on there', async () => {
    const { key } = await make('editAll');
    const guess = () => ask(`${key}x`, 'GET /user/v1/users/profile');
    for (let guessed = 0; guessed < failedKeysPerAddress; guessed += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await ask(key, 'GET /user/v1/users/profile')).status).toBe(200);
  });

  it('notes its use to the minute, at most once a minute', async () => {
    const { key } = await make('editAll');
    const used = async () => (await as('editAll', 'GET /user/v1/api-keys')).data.data[0].lastUsedAt;
    await ask(key, 'GET /user/v1/users/profile');
    const first = await used();
    test.pass(20_000);
    const from = test.statements.length;
    await ask(key, 'GET /user/v1/users/profile');
    expect(test.statements.slice(from).filter((text) => text.startsWith('update'))).toEqual([]);
    test.pass(60_000);
    await ask(key, 'GET /user/v1/users/profile');
    expect((await used()) - first).toBe(60_000);
    expect(first % 60_000).toBe(0);
  });
});

describe('the end of a key', () => {
  const works = async (key: string) => (await ask(key, 'GET /user/v1/users/profile')).status;
  const accountOf = (who: PrincipalName) => house.of(who).actor?.accountId;

  it('comes for good with the membership of its person, and in that agency alone', async () => {
    const { key } = await make('people');
    const { key: others } = await make('none');
    const { staffId } = house.of('people').actor ?? {};
    expect((await as('agency', 'PUT /user/v1/staff/delete', { id: staffId })).status).toBe(200);
    expect(await works(key)).toBe(401);
    expect((await as('agency', `POST /user/v1/staff/${staffId}/restore`, {})).status).toBe(200);
    expect([await works(key), await works(others)]).toEqual([401, 200]);
    const again = await make('people');
    const { owner } = test.pools;
    const { rows } = await owner.query(
      'delete from membership where account_id = $1 returning to_jsonb(membership) as row',
      [accountOf('people')],
    );
    await owner.query('insert into membership select * from jsonb_populate_record(null::membership, $1)', [
      rows[0].row,
    ]);
    expect(await works(again.key)).toBe(401);
    expect((await as('people', 'GET /user/v1/api-keys')).data.data).toEqual([]);
  });

  it('comes with a reset of the password or of the second factor, in every agency of the person', async () => {
    const { owner } = test.pools;
    const { otherAgencyId } = house;
    const resets: readonly [PrincipalName, (who: PrincipalName) => Promise<Answer>][] = [
      [
        'viewAll',
        async () => {
          await ask(null, 'POST /user/v1/auth/forgot-password', { email: 'viewall@house.test' });
          const { rows } = await owner.query<{ link: string }>(`select link from mail where kind = 'passwordReset'`);
          const [, uuid] = rows[0]?.link.split('uuid=') ?? [];
          return ask(null, 'PUT /user/v1/auth/reset-password', { uuid, newPassword: 'Another-2027?', deviceId: 'x' });
        },
      ],
      [
        'work',
        (who) => as('superAdminInside', 'POST /user/v1/auth/reset-2fa', { userId: house.of(who).actor?.staffId }),
      ],
    ];
    for (const [who, reset] of resets) {
      const { id, key } = await make(who);
      // The same person in another agency, with a key there.
      for (const table of ['membership', 'api_key']) {
        await owner.query(
          `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('agency_id', $1::text))).*
            from ${table} t where account_id = $2`,
          [otherAgencyId, accountOf(who)],
        );
      }
      expect(await works(key)).toBe(200);
      expect((await reset(who)).status).toBe(200);
      expect([who, await works(key)]).toEqual([who, 401]);
      const { rows } = await owner.query<{ isOver: boolean }>(
        'select revoked_at is not null as "isOver" from api_key where id = $1',
        [id],
      );
      expect(rows).toEqual([{ isOver: true }, { isOver: true }]);
      await owner.query('delete from membership where agency_id = $1 and account_id = $2', [
        otherAgencyId,
        accountOf(who),
      ]);
    }
  });

  it('does not come with a new password that its person chooses, who hears how many go on', async () => {
    const { key } = await make('none');
    const passwords = { currentPassword: 'Greenroom-2026!', newPassword: 'Another-2027?' };
    const answer = await as('none', 'PUT /user/v1/auth/change-password', passwords);
    expect([answer.data, await works(key)]).toEqual([{ keptKeys: 1 }, 200]);
  });
});

it('is told to its person by a mail, and to the history of their record, without its text', async () => {
  await test.pools.owner.query('delete from mail');
  const { id, key } = await make('editAll', {
    name: 'Sheet\n<b>',
    readsOnly: false,
    resources: { 'res::TASK': 'full' },
  });
  await as('agency', `DELETE /client/v1/api-keys/${id}`);
  const { rows } = await test.pools.owner.query<Record<string, string>>('select * from mail');
  expect(rows).toMatchObject([
    {
      recipient: 'editall@house.test',
      kind: 'apiKeyMade',
      subject: 'New API key: Sheet <b>',
      agency_id: house.agencyId,
    },
  ]);
  expect(rows[0]?.['text']).toMatch(
    /until 19 February 2027. It reads and writes in one area\.[^]*\/account#api-keys\n$/,
  );
  const { data } = (await as('agency', `GET /user/v1/staff/${house.of('editAll').actor?.staffId}/history`)).data;
  const change = (before: unknown, after: unknown) => [{ field: 'apiKey', before, after }];
  expect(data.slice(0, 2).map(({ by, changes }: Json) => [by.displayName, changes])).toEqual([
    ['agency of staff', change('Sheet\n<b>', null)],
    ['editAll of staff', change(null, 'Sheet\n<b>')],
  ]);
  for (const told of [JSON.stringify(rows), JSON.stringify(data)]) expect(told).not.toContain(key.slice(0, 12));
});

describe('the rights of a key', () => {
  it('let one that only reads list and export, by whatever method, and write nothing', async () => {
    const { key } = await make('agency');
    expect((await ask(key, 'POST /client/v1/tasks/list', {})).status).toBe(200);
    expect((await ask(key, 'POST /client/v1/tasks/export', { columns: ['summary'] })).status).toBe(200);
    expect((await ask(key, 'POST /client/v1/activity/list', {})).status).toBe(200);
    const writes: readonly [string, unknown][] = [
      ['POST /client/v1/tasks', newTask],
      ['PUT /user/v1/preferences/lists', { value: null }],
      ['PUT /client/v1/notifications/read', {}],
      ['POST /v1/api-filters/user-session', { name: 'Mine' }],
      [`DELETE /client/v1/tasks/${missing}`, undefined],
    ];
    for (const [route, body] of writes) {
      expect([route, ...refusal(await ask(key, route, body))]).toEqual([route, 403, 'keyReadsOnly']);
    }
  });

  it('keep an admin out of what admins alone may, once their key has any limit', async () => {
    const admin = 'GET /user/v1/staff/email-exists?email=a@b.test';
    const whole = await make('agency', { readsOnly: false });
    const reading = await make('agency');
    const tasks = await make('agency', { readsOnly: false, resources: { 'res::TASK': 'full' } });
    const roleOf = async (key: string) => (await ask(key, 'GET /user/v1/auth/current-permission')).data.role;
    expect([await roleOf(whole.key), await roleOf(reading.key), await roleOf(tasks.key)]).toEqual([
      'agency',
      'staff',
      'staff',
    ]);
    expect((await ask(whole.key, admin)).status).toBe(200);
    for (const { key } of [reading, tasks]) {
      expect((await ask(key, 'GET /client/v1/first-run')).status).toBe(403);
      expect((await ask(key, admin)).status).toBe(403);
    }
    expect((await ask(whole.key, 'GET /client/v1/first-run')).status).toBe(200);
  });

  it('are of the named resources alone, each as far as it says', async () => {
    const { key } = await make('agency', {
      readsOnly: false,
      resources: { 'res::TASK': 'full', 'res::EVENT': 'read' },
    });
    const permission = (await ask(key, 'GET /user/v1/auth/current-permission')).data.resources;
    const held = permission.filter(
      (one: { resourceAccesses: string[] }) => !one.resourceAccesses.includes('NO_ACCESS'),
    );
    expect(
      held.map(({ name, resourceAccesses }: Record<string, string[]>) => [name, resourceAccesses?.at(-1)]),
    ).toEqual([
      ['res::EVENT', 'VIEW_ALL'],
      ['res::TASK', 'EDIT_ALL'],
    ]);
    expect((await ask(key, 'POST /client/v1/tasks', newTask)).status).toBe(200);
    expect((await ask(key, 'POST /client/v1/events/list', {})).status).toBe(200);
    expect(refusal(await ask(key, 'GET /client/v1/talents'))).toEqual([403, 'notAllowed']);
    expect(refusal(await ask(key, 'POST /client/v1/events', {}))).toEqual([403, 'notAllowed']);
    expect(refusal(await ask(key, 'GET /v1/api-filters/user'))).toEqual([403, 'notAllowed']);
    expect(refusal(await ask(key, 'PUT /user/v1/preferences/lists', { value: null }))).toEqual([403, 'keyNarrowed']);
    expect(refusal(await ask(key, 'POST /client/v1/imports/list', {}))).toEqual([403, 'notByKey']);
  });

  it('go with those of its person', async () => {
    const { key } = await make('none', { readsOnly: false, resources: { 'res::TASK': 'full' } });
    expect((await ask(key, 'POST /client/v1/tasks/list', {})).status).toBe(403);
    await setLevels('none', { TASK: levelSets.editAll });
    expect((await ask(key, 'POST /client/v1/tasks', newTask)).status).toBe(200);
    await setLevels('none', { TASK: levelSets.viewAll });
    expect((await ask(key, 'POST /client/v1/tasks', newTask)).status).toBe(403);
    await setLevels('none', { ...everything, TASK: levelSets.none });
    expect((await ask(key, 'POST /client/v1/tasks/list', {})).status).toBe(403);
    expect((await ask(key, 'GET /client/v1/talents')).status).toBe(403);
    await setLevels('none', {});
  });

  it('never reach sign-in, rights, keys or who else may sign in, whatever its person may', async () => {
    const { id, key } = await make('agency', { readsOnly: false });
    const { staffId } = house.of('none').actor ?? {};
    const closed: readonly [string, unknown?][] = [
      ['GET /user/v1/auth/sessions'],
      ['DELETE /user/v1/auth/sessions'],
      ['PUT /user/v1/auth/change-password', { currentPassword: 'a', newPassword: 'b' }],
      ['POST /user/v1/auth/second-factor/turn-off', { password: 'a' }],
      ['PUT /user/v1/staff/permission', { userId: staffId, role: 'agency' }],
      ['GET /user/v1/agency/security'],
      ['PUT /user/v1/agency/security', { passwordLength: 6 }],
      ['GET /user/v1/api-keys'],
      ['POST /user/v1/api-keys', { name: 'Another' }],
      [`DELETE /user/v1/api-keys/${id}`],
      ['GET /client/v1/api-keys'],
      [`DELETE /client/v1/api-keys/${id}`],
      ['GET /client/v1/outbox'],
      ['POST /client/v1/calendar/feeds', { scope: 'AGENCY', detail: 'FULL' }],
      [`POST /user/v1/staff/${staffId}/invite`, {}],
      [`POST /user/v1/staff/${staffId}/suspend`, {}],
      ['PUT /user/v1/staff/delete', { id: staffId }],
    ];
    for (const [route, body] of closed) {
      expect([route, ...refusal(await ask(key, route, body))]).toEqual([route, 403, 'notByKey']);
    }
    for (const route of ['POST /user/v1/auth/exchange-token', 'POST /user/v1/auth/refresh-token']) {
      expect([route, (await ask(key, route, {})).status]).toEqual([route, 401]);
    }
  });

  it('tell a client whose it is', async () => {
    const { key } = await make('editAll');
    const [byKey, bySession] = [
      (await ask(key, 'GET /user/v1/users/profile')).data,
      (await as('editAll', 'GET /user/v1/users/profile')).data,
    ];
    expect({ ...byKey, formerLoginAt: bySession.formerLoginAt }).toEqual(bySession);
  });
});

describe('beside other ways in', () => {
  it('a key opens files as a bearer, and never as the cookie of files', async () => {
    const { key } = await make('editAll');
    const id = await putFile(test, house.of('editAll').actor, 'poster.png');
    const url = `/media/v1/file/${id}/thumbnail`;
    const get = async (way: object) => (await test.app.inject({ url, ...way })).statusCode;
    // Its row has no content: a file that is not found in the store was allowed.
    const byBearer = await get({ headers: { authorization: `Bearer ${key}` } });
    expect(byBearer).toBe(await get({ headers: { authorization: `Bearer ${house.of('editAll').token}` } }));
    expect(byBearer).not.toBe(401);
    expect(await get({ cookies: { greenroom_media: key } })).toBe(401);
    const answer = await ask(key, 'GET /user/v1/users/profile');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('a key opens no channel', async () => {
    const { key } = await make('editAll', { readsOnly: false });
    const { ended } = await enterChannel(await channelOf(test.app), key);
    expect(await ended).toContain('session has ended');
  });
});

it('is swept 90 days after its end', async () => {
  const [revoked, running] = [await make('editAll'), await make('editAll', { days: 365 })];
  await make('editAll', { days: 1 });
  await as('editAll', `DELETE /user/v1/api-keys/${revoked.id}`);
  const { pools } = test;
  expect(await sweepKeys(pools, test.now() + 90 * day)).toBe(0);
  expect(await sweepKeys(pools, test.now() + 90 * day + 1)).toBe(1);
  expect(await sweepKeys(pools, test.now() + 92 * day)).toBe(1);
  expect((await pools.owner.query('select id from api_key')).rows).toEqual([{ id: running.id }]);
});

it('stands in the history of what it wrote, and keeps its answers from other ways in', async () => {
  const { key } = await make('editAll', { name: 'Ticket sync', readsOnly: false });
  const send = (token: string | null) =>
    test.ask({
      method: 'POST',
      path: '/client/v1/tasks',
      token,
      body: newTask,
      headers: { 'idempotency-key': 'one' },
    });
  const { id } = (await send(key)).data;
  expect((await send(key)).data.id).toBe(id);
  expect((await send(house.of('editAll').token)).data.id).not.toBe(id);
  await ask(key, `PUT /client/v1/tasks/${id}`, { summary: 'Call the hall' });
  await as('editAll', `PUT /client/v1/tasks/${id}`, { summary: 'Call the club' });
  const { data } = (await as('editAll', `GET /client/v1/tasks/${id}/history`)).data;
  expect(data.map(({ key: by }: { key?: string }) => by)).toEqual([undefined, 'Ticket sync', 'Ticket sync']);
  const feed = (await as('editAll', 'POST /client/v1/activity/list', { ownerId: id })).data.data;
  expect(feed[1]).toMatchObject({ key: 'Ticket sync', by: { displayName: 'editAll of staff' } });
});

it('is seen and revoked by admins of its own agency alone', async () => {
  const { id, key } = await make('editAll');
  const page = (await as('agency', 'GET /client/v1/api-keys')).data;
  expect(page.data).toMatchObject([{ id, name: 'Robot', person: { displayName: 'editAll of staff', kind: 'staff' } }]);
  expect((await as('otherAgency', 'GET /client/v1/api-keys')).data.data).toEqual([]);
  expect((await as('otherAgency', `DELETE /client/v1/api-keys/${id}`)).status).toBe(404);
  expect((await as('agency', `DELETE /user/v1/api-keys/${id}`)).status).toBe(404);
  expect((await as('editAll', `DELETE /client/v1/api-keys/${id}`)).status).toBe(403);
  expect((await ask(key, 'GET /user/v1/users/profile')).status).toBe(200);
  expect((await as('agency', `DELETE /client/v1/api-keys/${id}`)).status).toBe(200);
  expect((await ask(key, 'GET /user/v1/users/profile')).status).toBe(401);
});

it('can be tried in the description of the API where keys may call', async () => {
  const { paths } = test.app.swagger() as { paths?: Record<string, Record<string, { security?: object[] }>> };
  const ways = (path: string, method: string) =>
    (paths?.[path]?.[method]?.security ?? [{ session: [] }]).flatMap((one) => Object.keys(one));
  expect(ways('/client/v1/tasks/list', 'post')).toEqual(['session', 'apiKey']);
  expect(ways('/user/v1/users/profile', 'get')).toEqual(['session', 'apiKey']);
  expect(ways('/user/v1/api-keys', 'post')).toEqual(['session']);
  expect(ways('/user/v1/auth/login', 'post')).toEqual([]);
});
