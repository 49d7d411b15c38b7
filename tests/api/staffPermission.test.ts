import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { levelSetNames, levelSets, type LevelSet } from '../../schema/access/levels.ts';
import type { MatrixRow } from '../../schema/access/matrix.ts';
import { isAllowed, resources, wireName } from '../../schema/access/resources.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, [
    'agency',
    'none',
    'viewAll',
    'people',
    'editAll',
    'viewAllEditAssigned',
    'superAdminInside',
    'otherAgency',
    'otherStaff',
  ]);
});
afterAll(() => test.close());

const path = '/user/v1/staff/permission';
const tokenOf = (name: PrincipalName) => house.of(name).token;
const staffOf = (name: PrincipalName) => house.of(name).actor?.staffId ?? '';
const get = (id: string, as: PrincipalName = 'agency') =>
  test.ask({ method: 'GET', path, token: tokenOf(as), query: { id } });
const put = (body: object, as: PrincipalName = 'agency') => test.ask({ method: 'PUT', path, token: tokenOf(as), body });
const give = (who: PrincipalName, sets: Readonly<Record<string, LevelSet>>, as?: PrincipalName) =>
  put(
    {
      userId: staffOf(who),
      resources: Object.entries(sets).map(([name, resourceAccesses]) => ({ name: `res::${name}`, resourceAccesses })),
    },
    as,
  );
const faultsOf = ({ json }: Answer): string[][] =>
  json.errorDetails.map(({ field, key }: { field: string; key: string }) => [field, key]);
const rowOf = ({ data }: Answer, name: string) => data.resources.find((row: { name: string }) => row.name === name);
const historyOf = async (id: string) =>
  (await test.ask({ method: 'GET', path: `/user/v1/staff/${id}/history`, token: tokenOf('agency') })).data.data;
const roleOf = async (who: PrincipalName) => (await get(staffOf(who), 'superAdminInside')).data.role;

/** A refusal, and the proof that it wrote nothing and changed no version. */
async function expectRefused(ask: () => Promise<Answer>, status: number): Promise<Answer> {
  const from = test.statements.length;
  const answer = await ask();
  expect([answer.status, answer.text]).toEqual([status, answer.text]);
  const sent = test.statements.slice(from);
  expect([...writesIn(sent), ...sent.filter((text) => text.includes('identity_give_rights'))]).toEqual([]);
  return answer;
}

describe('reading what somebody may do', () => {
  it('tells a row a resource, in both vocabularies, with what can be ticked', async () => {
    const answer = await get(staffOf('people'));
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      userId: staffOf('people'),
      role: 'staff',
      version: 0,
      permissions: { canUpdate: true },
    });
    expect(answer.data.resources.map(({ name }: { name: string }) => name)).toEqual(resources.map(wireName));
    expect(rowOf(answer, 'res::TALENT')).toEqual({
      name: 'res::TALENT',
      displayName: 'Talents',
      featureAccess: 'FullAccess',
      fullDataAccess: false,
      resourceAccesses: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'],
      resourceAccessOptions: ['NO_ACCESS', 'VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'],
      hidden: false,
      permission: 1,
    });
    expect(rowOf(answer, 'res::CALENDAR')).toMatchObject({
      featureAccess: null,
      fullDataAccess: false,
      resourceAccesses: ['NO_ACCESS'],
      resourceAccessOptions: ['NO_ACCESS', 'VIEW_ALL'],
      permission: 0,
    });
  });

  it('is for whoever may read staff, who then may not change it', async () => {
    expect((await get(staffOf('people'), 'viewAll')).data.permissions).toEqual({ canUpdate: false });
    expect((await get(staffOf('people'), 'editAll')).data.permissions).toEqual({ canUpdate: false });
    expect((await get(staffOf('people'), 'superAdminInside')).data.permissions).toEqual({ canUpdate: true });
    expect((await get(staffOf('agency'))).data).toMatchObject({ role: 'agency', permissions: { canUpdate: false } });
    expect((await get(staffOf('people'), 'none')).status).toBe(403);
  });

  it('tells of an admin that they may do everything, and what they would hold as staff', async () => {
    const answer = await get(staffOf('agency'), 'superAdminInside');
    for (const row of answer.data.resources) {
      expect(row).toMatchObject({ permission: 1, fullDataAccess: true });
      expect(row.resourceAccesses).toEqual(expect.arrayContaining(row.resourceAccessOptions.slice(1)));
    }
    expect(answer.data.asStaff.map(({ permission }: { permission: number }) => permission)).toEqual(
      resources.map(() => 0),
    );
    expect((await get(staffOf('people'))).data.asStaff).toBeNull();
  });

  it('leaves what an admin would hold as staff where their rows come back as they were read', async () => {
    await put({ userId: staffOf('editAll'), role: 'agency' });
    const held = (await get(staffOf('editAll'))).data;
    const rows = held.resources.map(({ name, resourceAccesses }: MatrixRow) => ({ name, resourceAccesses }));
    const answer = await put({ userId: staffOf('editAll'), resources: rows });
    expect([answer.status, answer.data]).toEqual([200, held]);
    await give('editAll', { TALENT: levelSets.viewAll });
    expect((await put({ userId: staffOf('editAll'), role: 'staff' })).data.asStaff).toBeNull();
    expect(rowOf(await get(staffOf('editAll')), 'res::TALENT').resourceAccesses).toEqual(levelSets.viewAll);
    await give('editAll', { TALENT: levelSets.editAll });
  });

  it('does not know the staff of another agency', async () => {
    expect((await get(staffOf('otherStaff'))).status).toBe(404);
    expect((await get(staffOf('people'), 'otherAgency')).status).toBe(404);
  });

  it('tells of somebody without an account that they hold nothing', async () => {
    const { record } = await createRecord(test.app.engine, systemActor(house.agencyId), 'staff', {
      displayName: 'No account',
      email: 'no-account@staff.test',
    });
    const answer = await get(record.id);
    expect(answer.data).toMatchObject({ role: null, version: 0, permissions: { canUpdate: false } });
    expect(answer.data.resources.every(({ permission }: { permission: number }) => permission === 0)).toBe(true);
    const refused = await expectRefused(() => put({ userId: record.id, role: 'agency' }), 400);
    expect(faultsOf(refused)).toEqual([['userId', 'noMembership']]);
  });

  it.each([{}, { id: 'x' }, { id: ['1', '2'] }])('refuses the query %j', async (query) => {
    expect((await test.ask({ method: 'GET', path, token: tokenOf('agency'), query })).status).toBe(400);
  });
});

describe('changing what somebody may do', () => {
  it('counts from their very next call, with the token that they have', async () => {
    const list = () => test.ask({ method: 'GET', path: '/client/v1/talents', token: tokenOf('none') });
    expect((await list()).status).toBe(403);
    const given = await give('none', { TALENT: levelSets.viewAll });
    expect(given.data).toMatchObject({ role: 'staff', version: 1 });
    expect(rowOf(given, 'res::TALENT')).toMatchObject({ featureAccess: 'ViewOnly', fullDataAccess: true });
    expect((await list()).status).toBe(200);
    expect((await give('none', { TALENT: levelSets.none })).data.version).toBe(2);
    expect((await list()).status).toBe(403);
  });

  it('leaves resources that are not named as they are, and writes nothing where nothing changes', async () => {
    const before = await get(staffOf('people'));
    const changed = await give('people', { TASK: levelSets.viewAssigned });
    expect(changed.data.version).toBe(before.data.version + 1);
    for (const { name } of before.data.resources) {
      if (name !== 'res::TASK') expect(rowOf(changed, name)).toEqual(rowOf(before, name));
    }
    expect((await give('people', { TASK: levelSets.viewAssigned })).data.version).toBe(changed.data.version);
    expect((await put({ userId: staffOf('people') })).data).toEqual(changed.data);
  });

  it('stands in the history of the staff record: who, before, after', async () => {
    await give('people', { EVENT: levelSets.editAll, FINANCE: levelSets.viewAll });
    const [latest] = await historyOf(staffOf('people'));
    expect(latest).toMatchObject({ action: 'update', by: { id: staffOf('agency') }, at: test.now() });
    expect(latest.changes).toEqual([
      { field: 'res::EVENT', before: ['VIEW_ASSIGN'], after: levelSets.editAll },
      { field: 'res::FINANCE', before: ['NO_ACCESS'], after: levelSets.viewAll },
    ]);
  });

  it('gives the staff record a new version, so that open pages of it hear of the change', async () => {
    const record = async () =>
      (await test.ask({ method: 'GET', path: `/user/v1/staff/${staffOf('people')}`, token: tokenOf('agency') })).data;
    const { version } = await record();
    await give('people', { LIBRARY: levelSets.viewAll });
    expect((await record()).version).toBe(version + 1);
  });

  it('takes the older pair, never more than it says, and not where it would drop a level unseen', async () => {
    const pair = (featureAccess: string | null, fullDataAccess: boolean) =>
      put({ userId: staffOf('people'), resources: [{ name: 'res::PROJECT', featureAccess, fullDataAccess }] });
    for (const [featureAccess, isFull, set] of [
      ['ViewOnly', false, 'viewAssigned'],
      ['ViewOnly', true, 'viewAll'],
      ['FullAccess', false, 'editAssigned'],
      ['FullAccess', true, 'editAll'],
      [null, false, 'none'],
    ] as const) {
      const answer = await pair(featureAccess, isFull);
      expect(rowOf(answer, 'res::PROJECT').resourceAccesses, answer.text).toEqual(levelSets[set]);
    }
    await give('people', { PROJECT: levelSets.viewAllEditAssigned });
    const refused = await expectRefused(() => pair('FullAccess', false), 400);
    expect(faultsOf(refused)).toEqual([['resources.0.featureAccess', 'pairDropsLevel']]);
    expect(faultsOf(await expectRefused(() => pair(null, true), 400))).toEqual([
      ['resources.0.featureAccess', 'pairContradictory'],
    ]);
  });

  it('takes one level with what it implies, and clears all by an empty list', async () => {
    for (const [chosen, set] of [
      [['EDIT_ALL'], 'editAll'],
      [['VIEW_ALL'], 'viewAll'],
      [[], 'none'],
    ] as const) {
      const resources = [{ name: 'res::FINANCE', resourceAccesses: chosen }];
      const answer = await put({ userId: staffOf('people'), resources });
      expect(rowOf(answer, 'res::FINANCE')?.resourceAccesses, answer.text).toEqual(levelSets[set]);
    }
  });

  it('takes the levels where a body says both', async () => {
    const resource = { name: 'res::EVENT', featureAccess: 'FullAccess', fullDataAccess: true };
    const resourceAccesses = levelSets.viewAssigned;
    const answer = await put({ userId: staffOf('people'), resources: [{ ...resource, resourceAccesses }] });
    expect(rowOf(answer, 'res::EVENT').resourceAccesses).toEqual(['VIEW_ASSIGN']);
  });

  it('is refused for every set that a resource does not permit, all of them at once under their places', async () => {
    const wrong = resources.flatMap((resource) =>
      levelSetNames.filter((name) => !isAllowed(resource, levelSets[name])).map((name) => [resource, name] as const),
    );
    expect(wrong).toHaveLength(20);
    for (const [resource, name] of wrong) {
      const refused = await expectRefused(() => give('people', { [resource]: levelSets[name] }), 400);
      expect(faultsOf(refused)).toEqual([['resources.0.resourceAccesses', 'levelsNotPermitted']]);
    }
    const refused = await expectRefused(
      () =>
        put({
          userId: staffOf('people'),
          resources: [
            { name: 'res::REPORT', resourceAccesses: ['EDIT_ALL'] },
            { name: 'res::TASK', resourceAccesses: ['VIEW_ONLY', 'EDIT_ALL'] },
            { name: 'res::TASK', resourceAccesses: ['NO_ACCESS'] },
            { name: 'res::STAGE', resourceAccesses: ['NO_ACCESS'] },
            { name: 'res::EVENT', resourceAccesses: ['NO_ACCESS', 'VIEW_ASSIGN'] },
            { name: 'res::COMM' },
          ],
        }),
      400,
    );
    expect(faultsOf(refused)).toEqual([
      ['resources.0.resourceAccesses', 'levelsNotPermitted'],
      ['resources.1.resourceAccesses', 'levelsNotPermitted'],
      ['resources.2.name', 'duplicate'],
      ['resources.3.name', 'choice'],
      ['resources.4.resourceAccesses', 'levelsNotPermitted'],
      ['resources.5.featureAccess', 'required'],
    ]);
  });

  it.each<[string, object]>([
    ['no person', { resources: [] }],
    ['a role above the agencies', { role: 'super_admin' }],
    ['an unknown key', { levels: {} }],
    ['an unknown key of a resource', { resources: [{ name: 'res::TALENT', permission: 1 }] }],
    [
      'an unknown word of the pair',
      { resources: [{ name: 'res::TALENT', featureAccess: 'Some', fullDataAccess: true }] },
    ],
    ['a version that none is', { version: 1.5 }],
    ['too many resources', { resources: Array(101).fill({ name: 'res::TALENT' }) }],
  ])('is refused for %s', async (what, body) => {
    const userId = what === 'no person' ? {} : { userId: staffOf('people') };
    await expectRefused(() => put({ ...userId, ...body }), 400);
  });

  it('is refused on a stale version, with what is there now', async () => {
    const { version } = (await get(staffOf('people'))).data;
    await give('people', { COMM: levelSets.viewAll });
    const body = {
      userId: staffOf('people'),
      version,
      resources: [{ name: 'res::COMM', resourceAccesses: ['NO_ACCESS'] }],
    };
    const refused = await expectRefused(() => put(body), 400);
    expect(refused.json.error).toMatchObject({ code: 1009, key: 'staleVersion' });
    expect(refused.data.current).toMatchObject({ version: version + 1 });
    expect((await put({ ...body, version: version + 1 })).data.version).toBe(version + 2);
  });
});

describe('who may change it', () => {
  it.each<PrincipalName>(['viewAll', 'editAll', 'none'])('not staff, whatever they hold: %s', async (name) => {
    await expectRefused(() => give('people', { TALENT: levelSets.editAll }, name), 403);
    await expectRefused(() => put({ userId: staffOf(name), role: 'agency' }, name), 403);
  });

  it('not of another agency', async () => {
    await expectRefused(() => give('people', { TALENT: levelSets.editAll }, 'otherAgency'), 404);
    await expectRefused(() => give('otherStaff', { TALENT: levelSets.none }), 404);
  });

  it('a super admin inside the agency', async () => {
    expect((await give('people', { CMS: levelSets.viewAll }, 'superAdminInside')).status).toBe(200);
  });

  it('nobody their own', async () => {
    for (const body of [{ role: 'staff' }, { resources: [{ name: 'res::TALENT', resourceAccesses: ['NO_ACCESS'] }] }]) {
      const refused = await expectRefused(() => put({ userId: staffOf('agency'), ...body }), 400);
      expect(faultsOf(refused)).toEqual([['userId', 'ownRights']]);
    }
  });

  it('not of somebody who was deleted', async () => {
    const id = staffOf('viewAllEditAssigned');
    const removal = { method: 'PUT', path: '/user/v1/staff/delete', token: tokenOf('agency'), body: { id } };
    expect((await test.ask(removal)).status).toBe(200);
    await expectRefused(() => give('viewAllEditAssigned', { TALENT: levelSets.none }), 404);
    expect((await get(id)).status).toBe(404);
  });
});

describe('the role', () => {
  it('is given and taken by an admin, with the levels that were held kept for the way back', async () => {
    const before = (await get(staffOf('editAll'))).data.resources;
    expect((await put({ userId: staffOf('editAll'), role: 'agency' })).data.role).toBe('agency');
    expect((await give('people', { REPORT: levelSets.viewAll }, 'editAll')).status).toBe(200);
    expect((await put({ userId: staffOf('editAll'), role: 'staff' })).data).toMatchObject({
      role: 'staff',
      resources: before,
    });
    expect((await give('people', { REPORT: levelSets.none }, 'editAll')).status).toBe(403);
    expect(
      (await historyOf(staffOf('editAll'))).slice(0, 2).map(({ changes }: { changes: object[] }) => changes),
    ).toEqual([
      [{ field: 'role', before: 'agency', after: 'staff' }],
      [{ field: 'role', before: 'staff', after: 'agency' }],
    ]);
  });

  it('of the last admin stays, also against a super admin', async () => {
    const refused = await expectRefusedRole('agency');
    expect(faultsOf(refused)).toEqual([['role', 'lastAdmin']]);
    expect(await roleOf('agency')).toBe('agency');
  });

  it('of an admin whose only fellow cannot sign in stays', async () => {
    await put({ userId: staffOf('editAll'), role: 'agency' });
    const { accountId } = house.of('editAll').actor ?? { accountId: '' };
    const moment = new Date(test.now()).toISOString();
    for (const [table, key, column, value] of [
      ['membership', 'account_id', 'suspended_at', moment],
      ['membership', 'account_id', 'invited_at', moment],
      ['membership', 'account_id', 'removed_at', moment],
      ['account', 'id', 'suspended_at', moment],
      ['account', 'id', 'password_hash', null],
    ] as const) {
      const put = async (given: string | null) => {
        const { rows } = await test.pools.owner.query<{ former: string | null }>(
          `update ${table} t set ${column} = $1 from ${table} former
           where t.${key} = $2 and former.${key} = $2 returning former.${column} as former`,
          [given, accountId],
        );
        return rows[0]?.former ?? null;
      };
      const former = await put(value);
      expect(faultsOf(await expectRefusedRole('agency')), column).toEqual([['role', 'lastAdmin']]);
      await put(former);
    }
  });

  it.each([
    ['and there is no third', false],
    ['and there is a third', true],
  ])('stays with one of two admins who take it from each other at once, %s', async (_, hasThird) => {
    const set = (who: PrincipalName, role: string) => put({ userId: staffOf(who), role }, 'superAdminInside');
    await set('viewAll', hasThird ? 'agency' : 'staff');
    const pair = ['agency', 'editAll'] as const;
    for (let round = 0; round < 5; round += 1) {
      for (const who of pair) await set(who, 'agency');
      const both = await Promise.all([
        put({ userId: staffOf('editAll'), role: 'staff' }, 'agency'),
        put({ userId: staffOf('agency'), role: 'staff' }, 'editAll'),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      expect([await roleOf('agency'), await roleOf('editAll')].toSorted()).toEqual(['agency', 'staff']);
    }
    for (const who of pair) await set(who, 'agency');
    await set('viewAll', 'staff');
  });
});

/** A super admin tries to make this admin staff. */
async function expectRefusedRole(who: PrincipalName): Promise<Answer> {
  const answer = await put({ userId: staffOf(who), role: 'staff' }, 'superAdminInside');
  expect(answer.status, answer.text).toBe(400);
  return answer;
}
