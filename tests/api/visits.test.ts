import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgencies, type Agencies } from '../support/agencies.ts';

let agencies: Agencies;
beforeAll(async () => {
  agencies = await openAgencies();
});
afterAll(() => agencies.test.close());

interface Crossing {
  readonly kind: string;
  readonly agency: { name: string };
  readonly by: { displayName: string };
  readonly at: number;
  readonly leftAt: number | null;
  readonly recipient: string | null;
}

const crossings = async (token: string | null): Promise<Crossing[]> =>
  (await agencies.call('POST', 'visits/list', token, {})).data.data;
const visits = async (token: string | null) => (await crossings(token)).filter(({ kind }) => kind === 'visit');
/** Returns the actions of operators on an agency of this test, newest first, without its creation. */
const kinds = async (token: string | null) =>
  (await crossings(token)).map(({ kind }) => kind).filter((kind) => kind !== 'create');
const ask = (path: string, token: string | null, method = 'GET', body?: object) =>
  agencies.test.ask({ method, path, token, ...(body && { body }) });

describe('what is done with an agency from outside', () => {
  it('is seen by its admins, and by nobody else’s: its making, another name, closing and opening it', async () => {
    const { id, name, adminEmail } = await agencies.make();
    const asOperator = (path: string, body?: object) =>
      agencies.call('PUT', `agencies/${id}${path}`, agencies.tokenOf('superAdmin'), body);
    agencies.test.pass(1000);
    await asOperator('', { name: `${name} again` });
    agencies.test.pass(1000);
    await asOperator('/suspend');
    agencies.test.pass(1000);
    await asOperator('/reactivate');
    const admin = await agencies.admit(adminEmail);
    const by = { displayName: 'superAdmin', email: 'superadmin@house.test' };
    const at = agencies.test.now();
    expect(await crossings(admin)).toMatchObject([
      { kind: 'reactivate', by, at, leftAt: null },
      { kind: 'suspend', by, at: at - 1000 },
      { kind: 'rename', by, at: at - 2000, before: name, after: `${name} again` },
      { kind: 'create', by, at: at - 3000, before: null, after: name },
    ]);
    const others = await crossings(agencies.tokenOf('otherAgency'));
    expect(others.filter(({ agency }) => agency.name !== 'Northside')).toEqual([]);
  });
});

describe('the mail of an agency', () => {
  const product = '/user/v1/outbox';
  /** The newest mail to an address, as a super admin outside of the agencies finds it. */
  const find = async (email: string, token = agencies.tokenOf('superAdmin')): Promise<string> =>
    (await ask(product, token)).data.data.find(({ to }: { to: string }) => to === email).id;
  const forget = (email: string) => ask('/user/v1/auth/forgot-password', null, 'POST', { email });
  const read = async (id: string, token: string | null) => (await ask(`${product}/${id}`, token)).data;

  it('shows its link to a super admin inside that agency alone, and tells its admins of each that was opened', async () => {
    const { id: agencyId, name, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    await forget(adminEmail);
    const mail = await find(adminEmail);
    const withheldBy = { id: agencyId, name };
    expect(await kinds(admin)).toEqual([]);
    expect(await read(mail, agencies.tokenOf('superAdmin'))).toMatchObject({ link: null, withheldBy });
    const elsewhere = await agencies.enterAs(await agencies.superAdmin(), agencies.house.agencyId);
    expect(await read(mail, elsewhere)).toMatchObject({ link: null, withheldBy });
    expect(await kinds(admin)).toEqual(['readMail']);
    agencies.test.pass(1000);
    const inside = await agencies.enterAs(elsewhere, agencyId);
    agencies.test.pass(1000);
    expect(await read(mail, inside)).toMatchObject({
      link: expect.stringContaining('/reset-password?uuid='),
      withheldBy: null,
    });
    expect(await kinds(admin)).toEqual(['readLink', 'visit', 'readMail']);
    expect((await crossings(admin))[0]).toMatchObject({
      by: { displayName: 'superAdmin' },
      at: agencies.test.now(),
      recipient: adminEmail,
      subject: 'Choisissez un nouveau mot de passe',
    });
    expect((await crossings(agencies.tokenOf('otherAgency'))).map(({ recipient }) => recipient)).not.toContain(
      adminEmail,
    );
  });

  it('is told once an hour while it is looked at, by whichever of the two routes', async () => {
    const { id: agencyId, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    await forget(adminEmail);
    const inside = await agencies.enterAs(await agencies.superAdmin(), agencyId);
    const mail = await find(adminEmail);
    const open = (path: string) => ask(`${path}/${mail}`, inside);
    await open('/client/v1/outbox');
    agencies.test.pass(3_599_999);
    await open(product);
    expect(await kinds(admin)).toEqual(['readLink', 'visit']);
    agencies.test.pass(1);
    // The link is over by now.
    await open(product);
    await ask(`/client/v1/outbox/${mail}`, admin);
    expect(await kinds(admin)).toEqual(['readMail', 'readLink', 'visit']);
  });

  it('opens every agency of who belongs to several: each is told, and its link shows in none of the others', async () => {
    const [first, second, third] = [await agencies.make(), await agencies.make(), await agencies.make()];
    const { email } = await agencies.member(first.id, second.id);
    const admins = [await agencies.admit(first.adminEmail), await agencies.admit(second.adminEmail)];
    await forget(email);
    const mail = await find(email);
    const outside = await agencies.superAdmin();
    expect(await read(mail, outside)).toMatchObject({ link: null, withheldBy: { id: first.id } });
    expect((await read(mail, await agencies.enterAs(outside, third.id))).link).toBeNull();
    const inside = await agencies.enterAs(await agencies.superAdmin(), second.id);
    expect((await read(mail, inside)).link).toContain('/reset-password?uuid=');
    const told = await Promise.all(
      admins.map(async (admin) => (await kinds(admin)).filter((kind) => kind !== 'visit')),
    );
    expect(told).toEqual([
      ['readLink', 'readMail'],
      ['readLink', 'readMail'],
    ]);
    expect(await kinds(await agencies.admit(third.adminEmail))).toEqual(['visit']);
  });

  it('is not that of a role above the agencies, whose link shows outside', async () => {
    await forget('appadmin@house.test');
    const mail = await find('appadmin@house.test');
    expect((await read(mail, agencies.tokenOf('superAdmin'))).link).toContain('/reset-password?uuid=');
  });
});

// Last, since its sessions run out.
describe('a visit', () => {
  it('is seen by the agency’s admins and by super admins: who, when in, when out', async () => {
    const { id, name, adminEmail } = await agencies.make();
    const admin = await agencies.admit(adminEmail);
    const entered = agencies.test.now();
    const inside = await agencies.enterAs(await agencies.superAdmin(), id);
    expect(await visits(admin)).toMatchObject([{ by: { displayName: 'superAdmin' }, at: entered, leftAt: null }]);
    expect(await visits(inside)).toHaveLength(1);
    agencies.test.pass(60_000);
    await agencies.enterAs(inside, null);
    expect(await visits(admin)).toMatchObject([{ at: entered, leftAt: entered + 60_000 }]);
    const { data } = await agencies.call('POST', 'agencies/visits/list', agencies.tokenOf('superAdmin'), {});
    expect(data.data.find(({ kind }: Crossing) => kind === 'visit')).toMatchObject({
      agency: { id, name },
      at: entered,
      leftAt: entered + 60_000,
    });
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
