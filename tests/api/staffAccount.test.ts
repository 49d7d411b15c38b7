import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../schema/access/access.ts';
import { createAccount, createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { followStaff } from '../../server/areas/identity/auth/staffFollower.ts';
import { openAuthServer, type AuthServer } from '../support/authServer.ts';

const password = 'Greenroom-2026!';
const email = 'sam@harbour.test';

describe('the account of somebody with a staff record', () => {
  let server: AuthServer;
  let agencyId: string;
  const staffId = v7();

  beforeAll(async () => {
    server = await openAuthServer();
    const { owner } = server.pools;
    agencyId = await createAgency(owner, { name: 'Harbour Talent' }, server.now());
    const accountId = await createAccount(owner, { email, password, displayName: 'Sam at sign-up' }, server.now());
    await createMembership(owner, { agencyId, accountId, staffId, role: 'staff' }, server.now());
  });
  afterAll(() => server.close());

  const signIn = () => server.login(email, password);
  const lastLogin = async () => {
    const { rows } = await server.pools.query<{ last_login: number | null }>(agencyId, {
      text: 'select last_login from staff where agency_id = $1 and id = $2',
      values: [agencyId, staffId],
    });
    return rows[0]?.last_login;
  };
  const follow = (action: 'update' | 'delete' | 'restore', changes: { field: string; after: unknown }[] = []) => {
    const actor: Actor = {
      accountId: v7(),
      agencyId,
      staffId: null,
      role: 'agency',
      levels: {},
      timeZone: 'Australia/Sydney',
      sessionId: null,
    };
    const known = changes.map((change) => ({ ...change, before: null }));
    const record = { id: staffId };
    const intent = {
      actor,
      entity: 'staff',
      id: staffId,
      action,
      cause: 'call',
      before: record,
      after: record,
    } as const;
    return server.pools.transaction(agencyId, (connection) =>
      followStaff(server.now)({ ...intent, version: 2, changes: known }, connection),
    );
  };

  it('signs in before the record exists', async () => {
    expect((await signIn()).json().responseData.user).toMatchObject({ displayName: 'Sam at sign-up', avatar: null });
  });

  it('signs in under the name of the record, and the record notes when', async () => {
    await server.pools.transaction(agencyId, async (connection) => {
      await connection.query({
        text: `insert into record (agency_id, id, kind, label, avatar) values ($1, $2, 'staff', 'Sam Staff', '/sam.png')`,
        values: [agencyId, staffId],
      });
      await connection.query({
        text: `insert into staff (agency_id, id, created_at, updated_at, display_name, email)
               values ($1, $2, now(), now(), 'Sam Staff', $3)`,
        values: [agencyId, staffId, email],
      });
    });
    expect((await signIn()).json().responseData.user).toMatchObject({ displayName: 'Sam Staff', avatar: '/sam.png' });
    expect(await lastLogin()).toBe(server.now());
  });

  it('signs in although the moment cannot be noted', async () => {
    const noted = await lastLogin();
    server.pass(1000);
    await server.pools.owner.query('alter table staff rename column last_login to last_login_away');
    expect((await signIn()).statusCode).toBe(200);
    await server.pools.owner.query('alter table staff rename column last_login_away to last_login');
    expect(await lastLogin()).toBe(noted);
  });

  it('follows the time zone of the record', async () => {
    await follow('update', [{ field: 'timezoneId', after: 'Asia/Tokyo' }]);
    expect((await signIn()).json().responseData.user.timezone).toEqual({ id: 'Asia/Tokyo' });
    await follow('update', [{ field: 'displayName', after: 'Samuel' }]);
    expect((await signIn()).json().responseData.user.timezone).toEqual({ id: 'Asia/Tokyo' });
    await follow('update', [{ field: 'timezoneId', after: null }]);
    expect((await signIn()).json().responseData.user.timezone).toEqual({ id: 'Australia/Sydney' });
  });

  it('has no way in while the record is deleted', async () => {
    const { access_token: token } = (await signIn()).json().responseData;
    await follow('delete');
    expect((await server.call('GET', '/user/v1/users/profile', token)).statusCode).toBe(401);
    expect((await signIn()).json().error.key).toBe('suspended');
    await follow('restore');
    expect((await server.call('GET', '/user/v1/users/profile', token)).statusCode).toBe(200);
  });

  it('is not reached from another agency', async () => {
    await server.pools.transaction(v7(), (connection) =>
      connection.query({
        text: 'select identity_follow_staff_removal($1, $2)',
        values: [staffId, new Date().toISOString()],
      }),
    );
    expect((await signIn()).statusCode).toBe(200);
  });
});
