import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgencies, type Agencies } from '../support/agencies.ts';

let agencies: Agencies;
beforeAll(async () => {
  agencies = await openAgencies();
});
afterAll(() => agencies.test.close());

const visits = async (token: string | null) =>
  (await agencies.call('POST', 'visits/list', token, {})).data.data as {
    by: { displayName: string };
    enteredAt: number;
    leftAt: number | null;
  }[];

describe('a visit', () => {
  it('is seen by the agency’s admins and by super admins: who, when in, when out', async () => {
    const { id, name, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    const entered = agencies.test.now();
    const inside = await agencies.enterAs(await agencies.superAdmin(), id);
    expect(await visits(admin)).toMatchObject([
      { by: { displayName: 'superAdmin' }, enteredAt: entered, leftAt: null },
    ]);
    expect(await visits(inside)).toHaveLength(1);
    agencies.test.pass(60_000);
    await agencies.enterAs(inside, null);
    expect(await visits(admin)).toMatchObject([{ enteredAt: entered, leftAt: entered + 60_000 }]);
    const { data } = await agencies.call('POST', 'agencies/visits/list', agencies.tokenOf('superAdmin'), {});
    expect(data.data[0]).toMatchObject({ agency: { id, name }, enteredAt: entered, leftAt: entered + 60_000 });
  });

  it('leaves its mark on what was written: by whom, not as if by the server', async () => {
    const { id, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    const inside = await agencies.enterAs(await agencies.superAdmin(), id);
    const body = { displayName: 'Ida' };
    const { data } = await agencies.test.ask({ method: 'POST', path: '/client/v1/talents', token: inside, body });
    const history = await agencies.test.ask({
      method: 'GET',
      path: `/client/v1/talents/${data.id}/history`,
      token: admin,
    });
    expect(history.data.data).toMatchObject([{ action: 'create', by: { displayName: 'superAdmin', kind: 'account' } }]);
  });

  it('ends with the session, however that ends, and when another agency is entered', async () => {
    const { id, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    const signedOut = await agencies.enterAs(await agencies.superAdmin(), id);
    await agencies.call('POST', 'auth/logout', signedOut, {});
    expect((await visits(admin))[0]?.leftAt).toBe(agencies.test.now());
    const movedOn = await agencies.enterAs(await agencies.superAdmin(), id);
    await agencies.enterAs(movedOn, agencies.house.agencyId);
    expect((await visits(admin)).filter(({ leftAt }) => leftAt === null)).toEqual([]);
    await agencies.call('PUT', `agencies/${id}/reactivate`, agencies.tokenOf('superAdmin'));
    await agencies.enterAs(await agencies.superAdmin(), id);
    await agencies.call('PUT', `agencies/${id}/suspend`, agencies.tokenOf('superAdmin'));
    await agencies.call('PUT', `agencies/${id}/reactivate`, agencies.tokenOf('superAdmin'));
    expect((await visits(await agencies.signIn(adminEmail))).filter(({ leftAt }) => leftAt === null)).toEqual([]);
  });

  it('ends when its session runs out', async () => {
    const { id, adminEmail } = await agencies.make();
    await agencies.admit(adminEmail);
    await agencies.enterAs(await agencies.superAdmin(), id);
    const end = agencies.test.now() + 2_592_000_000;
    agencies.test.pass(2_592_000_001);
    expect((await visits(await agencies.signIn(adminEmail)))[0]?.leftAt).toBe(end);
    await agencies.test.pools.owner.query('delete from session where expires_at <= $1', [new Date(end).toISOString()]);
    expect((await visits(await agencies.signIn(adminEmail)))[0]?.leftAt).toBe(end);
  });
});
