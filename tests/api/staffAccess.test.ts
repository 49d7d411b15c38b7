import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import type { Answer } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const password = 'Greenroom-2026!';
const base = '/user/v1/staff';
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'none', 'otherAgency', 'otherStaff']);
});
afterAll(() => shop.close());

const ask = (method: string, path: string, body?: object, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.test.ask({ method, path: `${base}${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const accountOf = async (id: string, as: PrincipalName = 'agency') =>
  (await ask('GET', `/${id}/account`, undefined, as)).data;
const staffIdOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId ?? '';
const keyOf = ({ json }: Answer) => json.error.key as string;

/** Creates an account with a password, as the owner. */
async function member(role: 'agency' | 'staff', email: string) {
  const { id } = await shop.make('staff', { displayName: email, email });
  const { owner } = shop.test.pools;
  const accountId = await createAccount(owner, { email, password, displayName: email }, shop.test.now());
  const { agencyId } = shop.house;
  await createMembership(owner, { agencyId, accountId, staffId: id, role }, shop.test.now());
  return { id, accountId, signIn: () => signIn(email) };
}
async function signIn(username: string) {
  const answer = await shop.test.ask({
    method: 'POST',
    path: '/user/v1/auth/login',
    body: { username, password },
  });
  return { answer, token: answer.data?.access_token as string };
}
const isIn = async (token: string) =>
  (await shop.test.ask({ method: 'GET', path: '/user/v1/users/profile', token })).status === 200;

/** Locks the check for the last admin, so that several calls run at once. */
async function holdAgency() {
  const { owner } = shop.test.pools;
  const client = await owner.connect();
  await client.query('begin');
  await client.query('select 1 from agency where id = $1 for no key update', [shop.house.agencyId]);
  const waiting = async () => {
    const { rows } = await owner.query(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].count as number;
  };
  return {
    untilWaiting: async (wanted: number) => {
      while ((await waiting()) < wanted);
    },
    release: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

describe('a suspension', () => {
  it('ends sessions and open pages at once, stands in the history, and is taken back', async () => {
    const { id, signIn: enter } = await member('staff', 'sam@steps.test');
    const { token } = await enter();
    const channel = await enterChannel(await channelOf(shop.test.app), token);
    expect(await accountOf(id)).toMatchObject({
      state: 'ACTIVE',
      role: 'staff',
      canSuspend: true,
      canReactivate: false,
    });

    const answer = await ask('POST', `/${id}/suspend`);
    expect(answer.data).toMatchObject({ state: 'SUSPENDED', suspendedAt: shop.test.now(), canReactivate: true });
    expect(await channel.ended).toBe('The session has ended');
    expect(await isIn(token)).toBe(false);
    expect(keyOf((await enter()).answer)).toBe('suspended');
    expect(await shop.read('staff', id)).toMatchObject({ accountState: 'SUSPENDED', version: 2 });
    const { data: history } = (await shop.call('staff', 'history', { id })).data;
    expect(history[0].changes).toEqual([{ field: 'accountState', before: 'ACTIVE', after: 'SUSPENDED' }]);

    expect((await ask('POST', `/${id}/suspend`)).status).toBe(200);
    expect((await shop.call('staff', 'history', { id })).data.data).toHaveLength(history.length);
    expect((await ask('POST', `/${id}/reactivate`)).data).toMatchObject({ state: 'ACTIVE', suspendedAt: null });
    expect((await enter()).answer.status).toBe(200);
  });

  it('of an admin is for admins, to invite once more and to let in again too', async () => {
    const email = 'ben@steps.test';
    const { id } = await shop.make('staff', { displayName: 'Ben', email });
    const { owner } = shop.test.pools;
    const accountId = await createAccount(owner, { email, displayName: 'Ben' }, shop.test.now());
    const { agencyId } = shop.house;
    const given = { agencyId, accountId, staffId: id, role: 'agency', isInvited: true } as const;
    await createMembership(owner, given, shop.test.now());
    const outcomes: number[] = [];
    for (const step of ['invite', 'suspend', 'reactivate']) {
      for (const who of ['editAll', 'agency'] as const) {
        outcomes.push((await ask('POST', `/${id}/${step}`, undefined, who)).status);
      }
    }
    expect(outcomes).toEqual([403, 200, 403, 200, 403, 200]);
  });

  it('is nobody’s own to give, nor for who may only read or is of another agency', async () => {
    const { id } = await member('staff', 'kim@steps.test');
    const before = await shop.read('staff', id);
    for (const step of ['suspend', 'reactivate', 'invite']) {
      expect((await ask('POST', `/${id}/${step}`, undefined, 'viewAll')).status, step).toBe(403);
      expect((await ask('POST', `/${id}/${step}`, undefined, 'none')).status, step).toBe(403);
      expect((await ask('POST', `/${id}/${step}`, undefined, 'otherAgency')).status, step).toBe(404);
    }
    expect(keyOf(await ask('POST', `/${staffIdOf('agency')}/suspend`))).toBe('ownAccount');
    expect(keyOf(await ask('POST', `/${staffIdOf('editAll')}/suspend`, undefined, 'editAll'))).toBe('ownAccount');
    expect(await accountOf(staffIdOf('agency'))).toMatchObject({ state: 'ACTIVE', canSuspend: false });
    expect(await shop.read('staff', id)).toEqual(before);
    expect(await accountOf(id, 'viewAll')).toMatchObject({ canInvite: false, canSuspend: false, canReactivate: false });
  });

  it('of an admin is for admins, and the last active one stays', async () => {
    const { id, signIn: enter } = await member('agency', 'second@steps.test');
    expect(await accountOf(id, 'editAll')).toMatchObject({ role: 'agency', canSuspend: false });
    expect((await ask('POST', `/${id}/suspend`, undefined, 'editAll')).status).toBe(403);
    const { token: second } = await enter();
    const suspend = (staffId: string, token: string | null) =>
      shop.test.ask({ method: 'POST', path: `${base}/${staffId}/suspend`, token });
    const held = await holdAgency();
    const both = Promise.all([suspend(id, shop.house.of('agency').token), suspend(staffIdOf('agency'), second)]);
    await held.untilWaiting(2);
    await held.release();
    const [first, other] = await both;
    expect([first.status, other.status].sort()).toEqual([200, 400]);
    const refused = first.status === 400 ? first : other;
    expect(keyOf(refused)).toBe('lastAdmin');
    const left = first.status === 200 ? shop.house.of('agency').token : second;
    const gone = first.status === 200 ? id : staffIdOf('agency');
    expect((await shop.test.ask({ method: 'POST', path: `${base}/${gone}/reactivate`, token: left })).data.state).toBe(
      'ACTIVE',
    );
    expect(await isIn(second)).toBe(true);
    await ask('POST', `/${id}/suspend`);
  });

  it('has nothing to hold on to without an account', async () => {
    const { id } = await shop.make('staff', { displayName: 'Record', email: 'record@steps.test' });
    expect(await accountOf(id)).toMatchObject({ state: 'NONE', role: null, canInvite: true, canSuspend: false });
    for (const step of ['suspend', 'reactivate'])
      expect(keyOf(await ask('POST', `/${id}/${step}`))).toBe('noMembership');
  });
});

describe('deleting a staff record', () => {
  const remove = (id: string, as: PrincipalName = 'agency') =>
    ask('PUT', '/delete', { id, checkRelatedData: true }, as);

  it('takes the account away with it, never one’s own', async () => {
    const { id, signIn: enter } = await member('staff', 'gone@steps.test');
    const { token } = await enter();
    expect((await remove(id)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    expect((await shop.call('staff', 'restore', { id })).status).toBe(200);
    expect(await isIn(token)).toBe(true);
    expect(keyOf(await remove(staffIdOf('agency')))).toBe('ownAccount');
    const many = await shop.call('staff', 'bulk', { given: { ids: [{ id: staffIdOf('agency') }], delete: true } });
    expect(many.data[0].error.key).toBe('ownAccount');
    expect(await accountOf(staffIdOf('agency'))).toMatchObject({ state: 'ACTIVE' });
  });

  it('says first whose rosters they are on, and leaves all as it is', async () => {
    const { id, signIn: enter } = await member('staff', 'busy@steps.test');
    const { token } = await enter();
    for (const kind of ['talent', 'talent', 'scout', 'partner']) {
      await shop.make(kind, { displayName: 'Of somebody', assigneeIds: [id] });
    }
    const refused = await remove(id);
    expect([refused.status, keyOf(refused)]).toEqual([400, 'stillNamed']);
    expect(refused.data).toEqual({
      related: [
        { entity: 'talent', field: 'assignees', total: 2 },
        { entity: 'scout', field: 'assignees', total: 1 },
        { entity: 'partner', field: 'assignees', total: 1 },
      ],
      others: 0,
    });
    expect(await isIn(token)).toBe(true);
    expect((await ask('PUT', '/delete', { id, checkRelatedData: false })).status).toBe(200);
    expect(await isIn(token)).toBe(false);
  });

  it('of an admin is for admins, also to take it back', async () => {
    const { id } = await member('agency', 'third@steps.test');
    expect((await remove(id, 'editAll')).status).toBe(403);
    expect((await remove(id)).status).toBe(200);
    expect((await shop.call('staff', 'restore', { id, as: 'editAll' })).status).toBe(403);
    expect((await shop.call('staff', 'restore', { id })).status).toBe(200);
    await remove(id);
  });
});

it('tells whether an email is used here, and nothing of other agencies', async () => {
  const isUsed = async (email: string) =>
    (await ask('GET', `/email-exists?email=${encodeURIComponent(email)}`)).data?.isUsed;
  const { rows } = await shop.test.pools.owner.query<{ email: string }>('select email from staff where id = $1', [
    staffIdOf('otherStaff'),
  ]);
  await shop.make('staff', { displayName: 'Una', email: 'una@steps.test' });
  expect(await isUsed('una@steps.test')).toBe(true);
  expect(await isUsed(' UNA@Steps.test ')).toBe(true);
  expect(await isUsed('agency@house.test')).toBe(true);
  expect(await isUsed('otheragency@house.test')).toBe(false);
  expect(await isUsed(rows[0]?.email ?? '')).toBe(false);
  expect(await isUsed('nobody-at-all@steps.test')).toBe(false);
  for (const name of ['viewAll', 'none'] as const) {
    expect((await ask('GET', '/email-exists?email=una@steps.test', undefined, name)).status).toBe(403);
  }
});

it('shows the account to who may read the record, and to nobody else', async () => {
  const id = staffIdOf('editAll');
  expect(await accountOf(id, 'viewAll')).toMatchObject({ state: 'ACTIVE', role: 'staff', email: 'editall@house.test' });
  expect((await ask('GET', `/${id}/account`, undefined, 'none')).status).toBe(403);
  expect((await ask('GET', `/${id}/account`, undefined, 'otherAgency')).status).toBe(404);
});
