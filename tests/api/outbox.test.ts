import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

const password = 'Greenroom-2026!';
const who = ['agency', 'otherAgency', 'editAll', 'superAdmin', 'superAdminInside', 'appAdmin'] as const;
const agencyPath = '/client/v1/outbox';
const productPath = '/user/v1/outbox';

let test: TestApp;
let house: House;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['mail', 'rate_limit', 'one_time_code']) await test.pools.owner.query(`delete from ${table}`);
});

const person = async (given: object = {}) => {
  const email = `p${(count += 1)}@outbox.test`;
  const account = { email, password, displayName: 'Ada', ...given };
  return { email, accountId: await createAccount(test.pools.owner, account, test.now()) };
};
const join = (accountId: string, agencyId: string, isInvited = false) =>
  createMembership(test.pools.owner, { agencyId, accountId, role: 'staff', isInvited }, test.now());
const forget = (email: string) => test.ask({ method: 'POST', path: '/user/v1/auth/forgot-password', body: { email } });
const invite = async (accountId: string, agencyId: string) => {
  await join(accountId, agencyId, true);
  await test.pools.transaction(agencyId, (connection) =>
    test.app.invitations.invite(connection, { agencyId, accountId }),
  );
};
const list = (name: PrincipalName, path: string, query = {}) =>
  test.ask({ method: 'GET', path, token: house.of(name).token, query });
const read = (name: PrincipalName, path: string, id: string) =>
  test.ask({ method: 'GET', path: `${path}/${id}`, token: house.of(name).token });
const seen = async (name: PrincipalName, path = agencyPath): Promise<string[]> =>
  (await list(name, path)).data.data.map(({ to }: { to: string }) => to);
/** Returns the number of mails that admins of this agency, others, and super admins may read. */
const readers = async () => [
  await seen('agency'),
  await seen('superAdminInside'),
  await seen('otherAgency'),
  await seen('superAdmin', productPath),
];

describe('the outbox', () => {
  it('shows an agency its own mail, the newest first, and everybody’s to super admins', async () => {
    const own = await person();
    await join(own.accountId, house.agencyId);
    await forget(own.email);
    test.pass(1_000);
    const invited = await person({ password: undefined });
    await invite(invited.accountId, house.agencyId);
    const both = [invited.email, own.email];
    expect(await readers()).toEqual([both, both, [], both]);
  });

  it('shows what a mail says and its link to who opens it, not in the list', async () => {
    const { accountId } = await person({ password: undefined });
    await invite(accountId, house.agencyId);
    const { data } = await list('agency', agencyPath);
    expect(data).toMatchObject({ loadMore: false, nextPageIndex: null, isSending: false });
    expect(data.data).toMatchObject([{ kind: 'invitation', state: 'kept', createdAt: test.now(), sentAt: null }]);
    expect(JSON.stringify(data)).not.toContain('set-password');
    const { data: mail } = await read('superAdminInside', productPath, data.data[0].id);
    expect(mail.text).toContain('{link}');
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/staff\/set-password\/[\w-]{43}$/);
    expect((await read('agency', agencyPath, data.data[0].id)).data).toEqual({
      ...mail,
      link: null,
      isForSuperAdmin: true,
    });
    expect((await read('superAdmin', productPath, data.data[0].id)).data).toEqual({
      ...mail,
      link: null,
      withheldBy: { id: house.agencyId, name: 'Harbour' },
    });
    expect((await read('otherAgency', agencyPath, data.data[0].id)).status).toBe(404);
  });

  it('comes in pages', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    for (let mail = 0; mail < 3; mail += 1) {
      await forget(email);
      test.pass(1_000);
    }
    const first = (await list('agency', agencyPath, { pageSize: 2 })).data;
    const second = (await list('agency', agencyPath, { pageSize: 2, pageIndex: 1 })).data;
    expect([first.data.length, first.loadMore, first.nextPageIndex]).toEqual([2, true, 1]);
    expect([second.data.length, second.loadMore, second.nextPageIndex]).toEqual([1, false, null]);
    const moments = [...first.data, ...second.data].map(({ createdAt }: { createdAt: number }) => createdAt);
    expect(moments).toEqual(moments.toSorted((one, two) => two - one));
  });

  it('is closed to staff, whatever they may do, and to app admins', async () => {
    for (const name of ['editAll', 'appAdmin'] as const) {
      for (const path of [agencyPath, productPath]) expect((await list(name, path)).status).toBe(403);
    }
    expect((await list('agency', productPath)).status).toBe(403);
  });
});

describe('a mail about a password', () => {
  it('of somebody who belongs to another agency as well is for super admins', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await join(accountId, house.otherAgencyId);
    await forget(email);
    expect(await readers()).toEqual([[], [], [], [email]]);
  });

  it('of somebody who joined another agency since is theirs no longer', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await forget(email);
    const id = (await list('agency', agencyPath)).data.data[0].id;
    await join(accountId, house.otherAgencyId);
    expect(await readers()).toEqual([[], [], [], [email]]);
    expect((await read('agency', agencyPath, id)).status).toBe(404);
  });

  it('of somebody with a role above the agencies is for super admins', async () => {
    const { email } = await person({ productRole: 'app_admin' });
    await forget(email);
    expect(await readers()).toEqual([[], [], [], [email]]);
  });

  it('cannot be had by inviting somebody else’s account', async () => {
    const { accountId, email } = await person();
    await join(accountId, house.otherAgencyId);
    await invite(accountId, house.agencyId);
    test.pass(1_000);
    await forget(email);
    // The agency reads its invitation, which takes the person's own password.
    expect(await readers()).toEqual([[email], [email], [email], [email, email]]);
    const { data } = await list('agency', agencyPath);
    expect(data.data).toMatchObject([{ kind: 'invitation' }]);
  });
});

describe('the link of a mail', () => {
  const kept = async () => {
    const { accountId, email } = await person();
    await join(accountId, house.agencyId);
    await forget(email);
    const id: string = (await list('agency', agencyPath)).data.data[0].id;
    return { id, link: async () => (await read('agency', agencyPath, id)).data.link as string | null };
  };

  it('shows until its hour is over', async () => {
    const { link } = await kept();
    test.pass(3_599_999);
    expect(await link()).toContain('/reset-password?uuid=');
    test.pass(1);
    expect(await link()).toBeNull();
  });

  it.each([
    ['is on its way', 'waiting', null],
    ['was sent', 'sent', null],
    ['could not be delivered', 'failed', expect.any(String)],
  ])('of a mail that %s: %s', async (_case, state, expected) => {
    const { id, link } = await kept();
    await test.pools.owner.query('update mail set state = $2 where id = $1', [id, state]);
    expect(await link()).toEqual(expected);
  });
});
