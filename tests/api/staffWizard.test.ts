import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import { createAccount, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { hashToken } from '../../server/areas/identity/auth/firstAdmin.ts';
import { invitationsPerPerson, invitationsPerSender } from '../../server/areas/identity/auth/letters/mailLimiter.ts';
import { hashPassword } from '../../server/passwordHash.ts';
import type { Answer } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const password = 'Greenroom-2026!';
const base = '/user/v1/staff';
let shop: Workshop;
let firstHash: string;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'otherAgency']);
  firstHash = await hashPassword(password);
});
afterAll(() => shop.close());

const ask = (path: string, body: object = {}, as: PrincipalName = 'agency', headers?: Record<string, string>) =>
  shop.test.ask({
    method: 'POST',
    path: `${base}${path}`,
    token: shop.house.of(as).token,
    body,
    ...(headers && { headers }),
  });
let count = 0;
/** Returns the wizard's body for a unique new person. */
const payload = (more: object = {}) => {
  count += 1;
  return { displayName: `Nia ${count}`, email: `nia${count}@wizard.test`, timezoneId: 'Asia/Tokyo', ...more };
};
const grants = (id: string, resourceAccesses: readonly string[]) => ({ permissions: [{ id, resourceAccesses }] });
const faults = ({ json }: Answer) =>
  (json.errorDetails ?? []).map(({ field, key }: { field: string; key: string }) => [field, key]);
const owner = async (text: string, ...values: unknown[]) => (await shop.test.pools.owner.query(text, values)).rows;
const membershipOf = async (staffId: string) =>
  (await owner('select * from membership where staff_id = $1', staffId))[0];
const mailsTo = (email: string) => owner('select * from mail where recipient = $1 order by created_at, id', email);
/** Accepts an invitation by its link, with a first password if the account has none; false if the link is invalid. */
const accept = async (mail: { link: string }, hash: string | null = firstHash) => {
  const code = mail.link.split('/').at(-1) ?? '';
  const now = new Date(shop.test.now()).toISOString();
  const text = 'select identity_accept_invitation($1, $2, $3) as done';
  return (await owner(text, hashToken(code), hash, now))[0].done as boolean;
};
const signIn = (username: string) =>
  shop.test.ask({ method: 'POST', path: '/user/v1/auth/login', body: { username, password } });
const counts = () =>
  owner(`select (select count(*) from staff) as staff, (select count(*) from account) as accounts,
    (select count(*) from membership) as members, (select count(*) from mail) as mails,
    (select count(*) from history) as writes`);

describe('somebody new', () => {
  it('comes with role, rosters of talents and prospects, rights and an invitation, and gets in by it', async () => {
    const talent = await shop.make('talent', { displayName: 'Ida' });
    const scout = await shop.make('scout', { displayName: 'Ola' });
    const positionId = shop.find(['catalogue'], 'POSITION')[0];
    const avatarId = shop.find(['media'], 'image')[0];
    const body = payload({
      phoneNumber: '0412 345 678',
      dob: '1990-04-01',
      startDate: '2026-11-01',
      avatarId,
      positionId,
      talentIds: [talent.id, scout.id, talent.id],
      permissions: [
        {
          id: 'res::TALENT',
          resourceAccesses: levelSets.viewAll,
          resourceAccessOptions: ['NO_ACCESS', 'VIEW_ALL'],
          hidden: false,
          permission: 1,
        },
        { id: 'res::FINANCE', resourceAccesses: levelSets.none },
      ],
    });
    const { status, data: made } = await ask('/create', body);
    expect(status).toBe(200);
    expect(made).toMatchObject({
      displayName: body.displayName,
      phoneNumber: '0412345678',
      countryCode: 'AU',
      timezoneId: 'Asia/Tokyo',
      positionId,
      talentIds: [talent.id],
      scoutIds: [scout.id],
      accountState: 'INVITED',
      permissions: { canUpdate: true },
    });
    for (const [kind, { id }] of [
      ['talent', talent],
      ['scout', scout],
    ] as const) {
      expect(await shop.read(kind, id)).toMatchObject({ assigneeIds: [made.id], version: 2 });
      const { data: history } = (await shop.call(kind, 'history', { id })).data;
      expect(history[0].changes[0]).toMatchObject({ field: 'assigneeIds', after: [{ id: made.id }] });
    }
    const assigned = await owner('select record_id from assignment where staff_id = $1 order by record_id', made.id);
    expect(assigned.map((row) => row['record_id'])).toEqual([talent.id, scout.id].sort());
    expect(await membershipOf(made.id)).toMatchObject({
      agency_id: shop.house.agencyId,
      role: 'staff',
      time_zone: 'Asia/Tokyo',
      levels: { TALENT: levelSets.viewAll, FINANCE: levelSets.none },
    });

    expect((await signIn(body.email)).status).toBe(400);
    const [mail] = await mailsTo(body.email);
    expect(mail).toMatchObject({ kind: 'invitation', agency_id: shop.house.agencyId });
    expect(await accept(mail)).toBe(true);
    const entered = await signIn(body.email);
    expect(entered.data.user).toMatchObject({ staffId: made.id, role: 'staff', timezone: { id: 'Asia/Tokyo' } });
    expect((await shop.read('staff', made.id)).accountState).toBe('ACTIVE');
  });

  it('is made once for a key, and not at all where anything is wrong', async () => {
    const body = payload();
    const headers = { 'idempotency-key': 'wizard-1' };
    const [one, other] = await Promise.all([
      ask('/create', body, 'agency', headers),
      ask('/create', body, 'agency', headers),
    ]);
    expect([one.status, other.data.id]).toEqual([200, one.data.id]);
    expect(await mailsTo(body.email)).toHaveLength(1);
    const changed = await ask('/create', { ...body, displayName: 'Somebody else' }, 'agency', headers);
    expect(changed.json.error.key).toBe('idempotencyClash');

    const before = await counts();
    const elsewhere = await shop.test.ask({
      method: 'POST',
      path: '/client/v1/talents',
      token: shop.house.of('otherAgency').token,
      body: { displayName: 'Elsewhere' },
    });
    const position = await shop.test.ask({
      method: 'POST',
      path: '/client/v1/catalogues',
      token: shop.house.of('otherAgency').token,
      body: { displayName: 'Elsewhere', type: 'POSITION' },
    });
    const writes = (await counts())[0].writes - before[0].writes;
    const gone = await shop.make('talent', { displayName: 'Gone' });
    await shop.call('talent', 'delete', { id: gone.id });
    const partner = shop.find(['partner'])[0];
    const settled = await counts();
    expect(writes).toBe(2);
    for (const [wrong, fault] of [
      [{ email: 'no email' }, ['email', 'email']],
      [{ email: null }, ['email', 'required']],
      [{ displayName: '  ' }, ['displayName', 'required']],
      [{ phoneNumber: '12', countryCode: 'AU' }, ['phoneNumber', 'phone']],
      [{ dob: '2026-11-21' }, ['dob', 'dateInPast']],
      [{ timezoneId: 'Mars/Base' }, ['timezoneId', 'timeZone']],
      [{ talentIds: [elsewhere.data.id] }, ['talentIds', 'reference']],
      [{ talentIds: [gone.id] }, ['talentIds', 'reference']],
      [{ talentIds: [partner] }, ['talentIds', 'reference']],
      [{ talentIds: [v7()] }, ['talentIds', 'reference']],
      [{ positionId: position.data.id }, ['positionId', 'reference']],
      [{ positionId: shop.find(['catalogue'], 'TAG')[0] }, ['positionId', 'reference']],
      [grants('res::MONEY', levelSets.viewAll), ['permissions.0.id', 'choice']],
      [grants('res::FINANCE', levelSets.viewAssigned), ['permissions.0.resourceAccesses', 'levelsNotPermitted']],
      [grants('res::FINANCE', ['EDIT_ASSIGN']), ['permissions.0.resourceAccesses', 'levelsNotPermitted']],
      [
        {
          permissions: [
            ...grants('res::TASK', levelSets.none).permissions,
            ...grants('res::TASK', levelSets.editAll).permissions,
          ],
        },
        ['permissions.1.id', 'duplicate'],
      ],
      [{ email: body.email.toUpperCase() }, ['email', 'emailExisted']],
    ] as const) {
      const answer = await ask('/create', payload(wrong));
      expect([answer.status, faults(answer)], JSON.stringify(wrong)).toEqual([400, [fault]]);
    }
    for (const smuggled of [
      { role: 'agency' },
      { agencyId: shop.house.otherAgencyId },
      { accountState: 'ACTIVE' },
      { lastLogin: 1 },
      { avatarId: v7() },
      { permissions: [{ id: 'res::TALENT', resourceAccesses: levelSets.none, role: 'agency' }] },
    ]) {
      expect((await ask('/create', payload(smuggled))).status, JSON.stringify(smuggled)).toBe(400);
    }
    expect(await counts()).toEqual(settled);
  });

  it('is made by who may create staff, and gets rights from admins alone', async () => {
    const before = await counts();
    expect((await ask('/create', payload(), 'viewAll')).status).toBe(403);
    expect((await ask('/create', payload(grants('res::TALENT', levelSets.viewAssigned)), 'editAll')).status).toBe(403);
    expect(await counts()).toEqual(before);
    const none = await ask('/create', payload(grants('res::TALENT', levelSets.none)), 'editAll');
    expect(none.status).toBe(200);
    expect((await membershipOf(none.data.id)).levels).toEqual({ TALENT: levelSets.none });
  });

  it('is on the roster of nobody whom their maker may not assign', async () => {
    const levels = { STAFF: levelSets.editAll, TALENT: levelSets.viewAll, SCOUT: levelSets.none };
    const accountId = shop.house.of('editAll').actor?.accountId;
    const [{ levels: former }] = await owner('select levels from membership where account_id = $1', accountId);
    await owner('update membership set levels = $2 where account_id = $1', accountId, levels);
    const talent = await shop.make('talent', { displayName: 'Seen' });
    const scout = await shop.make('scout', { displayName: 'Unseen' });
    const seen = await ask('/create', payload({ talentIds: [talent.id] }), 'editAll');
    const unseen = await ask('/create', payload({ talentIds: [scout.id] }), 'editAll');
    await owner('update membership set levels = $2 where account_id = $1', accountId, former);
    expect(faults(seen)).toEqual([['talentIds', 'notAllowed']]);
    expect(faults(unseen)).toEqual([['talentIds', 'reference']]);
    expect(await shop.read('talent', talent.id)).toMatchObject({ assigneeIds: [], version: 1 });
  });
});

describe('the email of somebody new', () => {
  const stranger = async (more: object = {}) => {
    const { email } = payload();
    const now = shop.test.now();
    const accountId = await createAccount(
      shop.test.pools.owner,
      { email, password, displayName: 'Elsewhere', ...more },
      now,
    );
    return { email, accountId };
  };

  it('may have an account in another agency, which stays as it is and accepts with its own password', async () => {
    const { email, accountId } = await stranger();
    const agencyId = shop.house.otherAgencyId;
    await createMembership(shop.test.pools.owner, { agencyId, accountId, role: 'staff' }, shop.test.now());
    const { token } = (await signIn(email)).data;
    const before = await owner('select * from account where id = $1', accountId);
    shop.test.pass(1000);

    const made = await ask(
      '/create',
      payload({ email: ` ${email.toUpperCase()} `, ...grants('res::TASK', levelSets.viewAll) }),
    );
    expect(made.data.accountState).toBe('INVITED');
    expect(await membershipOf(made.data.id)).toMatchObject({
      account_id: accountId,
      levels: { TASK: levelSets.viewAll },
    });
    expect(await owner('select * from account where id = $1', accountId)).toEqual(before);
    expect(token).toBe((await signIn(email)).data.token);
    expect((await signIn(email)).data.user.agencyId).toBe(agencyId);

    const [mail] = await mailsTo(email);
    expect(await accept(mail, null)).toBe(true);
    expect((await shop.read('staff', made.data.id)).accountState).toBe('ACTIVE');
    expect((await owner('select password_hash from account where id = $1', accountId))[0].password_hash).toBe(
      before[0].password_hash,
    );
  });

  it('of a role above the agencies looks like any other, and opens nothing', async () => {
    const { email, accountId } = await stranger({ productRole: 'super_admin' });
    const made = await ask('/create', payload({ email }));
    expect([made.status, made.data.accountState]).toEqual([200, 'INVITED']);
    const [mail] = await mailsTo(email);
    expect(await accept(mail, null)).toBe(false);
    expect((await owner('select product_role from account where id = $1', accountId))[0].product_role).toBe(
      'super_admin',
    );
    expect((await ask(`/${made.data.id}/invite`)).status).toBe(200);
  });

  it('is not that of an admin without a record, whose rights would be lost', async () => {
    const { email, accountId } = await stranger();
    const { agencyId } = shop.house;
    await createMembership(shop.test.pools.owner, { agencyId, accountId, role: 'agency' }, shop.test.now());
    expect(faults(await ask('/create', payload({ email })))).toEqual([['email', 'emailExisted']]);
    expect(await owner('select role, staff_id from membership where account_id = $1', accountId)).toEqual([
      { role: 'agency', staff_id: null },
    ]);
    await owner('delete from membership where account_id = $1', accountId);
  });

  it('may be that of somebody who left: they come back invited, with the new rights alone', async () => {
    const body = payload(grants('res::TALENT', levelSets.editAll));
    const { data: former } = await ask('/create', body);
    await accept((await mailsTo(body.email))[0]);
    await shop.call('staff', 'delete', { id: former.id });
    const { data: back } = await ask('/create', payload({ email: body.email }));
    expect(await membershipOf(back.id)).toMatchObject({ levels: {}, removed_at: null, role: 'staff' });
    expect(back.accountState).toBe('INVITED');
    expect((await signIn(body.email)).status).toBe(400);
    expect(await membershipOf(former.id)).toBeUndefined();
  });

  it('is taken by one of two who are made at once', async () => {
    const { email } = payload();
    const answers = await Promise.all([ask('/create', payload({ email })), ask('/create', payload({ email }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.flatMap(faults)).toEqual([['email', 'emailExisted']]);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  const invited = async (more: object = {}) => {
    const body = payload(more);
    const { data } = await ask('/create', body);
    return { id: data.id as string, email: body.email };
  };

  it('is sent again, and only the last link is good; once accepted no more', async () => {
    const { id, email } = await invited();
    shop.test.pass(1000);
    const again = await ask(`/${id}/invite`);
    expect(again.data).toMatchObject({ state: 'INVITED', invitedAt: shop.test.now() });
    const [first, second] = await mailsTo(email);
    expect(first.link).toBeNull();
    expect(await accept(second)).toBe(true);
    const late = await ask(`/${id}/invite`);
    expect([late.status, late.json.error.key]).toEqual([400, 'alreadyAccepted']);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('opens nothing while the person is suspended, and what it did once they are let in again', async () => {
    const { id, email } = await invited();
    await ask(`/${id}/suspend`);
    const [mail] = await mailsTo(email);
    expect(await accept(mail)).toBe(false);
    expect((await ask(`/${id}/invite`)).json.error.key).toBe('suspended');
    expect((await ask(`/${id}/reactivate`)).data.state).toBe('INVITED');
    await ask(`/${id}/invite`);
    expect(await accept((await mailsTo(email)).at(-1))).toBe(true);
  });

  it('follows a corrected email, and leaves nothing behind at the wrong one', async () => {
    const { id, email: wrong } = await invited(grants('res::TALENT', levelSets.viewAll));
    const { email: right } = payload();
    const [former] = await mailsTo(wrong);
    await shop.call('staff', 'update', { id, given: { email: right } });
    const refused = await ask(`/${id}/invite`, {}, 'editAll');
    expect(refused.status).toBe(403);
    expect(await mailsTo(right)).toEqual([]);

    expect((await ask(`/${id}/invite`)).data).toMatchObject({ state: 'INVITED', email: right });
    expect(await accept(former)).toBe(false);
    expect(await owner('select id from account where email = $1', wrong)).toEqual([]);
    expect(await membershipOf(id)).toMatchObject({ levels: { TALENT: levelSets.viewAll } });
    expect(await accept((await mailsTo(right))[0])).toBe(true);
    expect((await signIn(right)).data.user.staffId).toBe(id);
  });

  it('does not follow to the email of a colleague', async () => {
    const { id, email } = await invited();
    await shop.call('staff', 'update', { id, given: { email: 'agency@house.test' } });
    expect(faults(await ask(`/${id}/invite`))).toEqual([['email', 'emailExisted']]);
    expect(await accept((await mailsTo(email))[0])).toBe(true);
  });

  it('is sent again a few times an hour, whoever sends it, and one that was refused does not count', async () => {
    const { id, email } = await invited();
    const colleague = await invited();
    await ask(`/${id}/suspend`);
    for (let asked = 0; asked < invitationsPerPerson; asked += 1) await ask(`/${id}/invite`);
    await ask(`/${id}/reactivate`);
    for (let sent = 0; sent < invitationsPerPerson; sent += 1) {
      expect((await ask(`/${id}/invite`, {}, sent % 2 ? 'editAll' : 'agency')).status).toBe(200);
    }
    for (const who of ['agency', 'editAll'] as const) {
      const refused = await ask(`/${id}/invite`, {}, who);
      expect([refused.status, refused.json.error.key]).toEqual([429, 'tooManyTries']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    }
    expect(await mailsTo(email)).toHaveLength(1 + invitationsPerPerson);
    expect((await ask(`/${colleague.id}/invite`)).status).toBe(200);
    await owner('update rate_limit set points = $1 where key like $2', invitationsPerSender, 'inviter:%');
    for (let asked = 0; asked < invitationsPerPerson; asked += 1) {
      expect((await ask(`/${colleague.id}/invite`)).status).toBe(429);
    }
    expect(await mailsTo(colleague.email)).toHaveLength(2);
    await owner('delete from rate_limit where key like $1', 'inviter:%');
    expect((await ask(`/${colleague.id}/invite`)).status).toBe(200);
    await owner('delete from rate_limit');
  });

  it('of an admin is sent by admins alone', async () => {
    const { email } = payload();
    const { id } = await shop.make('staff', { displayName: 'Admin to be', email });
    const { owner: as } = shop.test.pools;
    const accountId = await createAccount(as, { email, displayName: 'Admin to be' }, shop.test.now());
    const { agencyId } = shop.house;
    const member = { agencyId, accountId, staffId: id, role: 'agency', isInvited: true } as const;
    await createMembership(as, member, shop.test.now());
    expect((await ask(`/${id}/invite`, {}, 'editAll')).status).toBe(403);
    expect(await mailsTo(email)).toEqual([]);
    expect((await ask(`/${id}/invite`)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('gives a record its first account, without rights', async () => {
    const { email } = payload();
    const { id } = await shop.make('staff', { displayName: 'Record', email });
    expect((await ask(`/${id}/invite`, {}, 'editAll')).data).toMatchObject({ state: 'INVITED', role: 'staff' });
    expect(await membershipOf(id)).toMatchObject({ levels: {} });
    const { data: history } = (await shop.call('staff', 'history', { id })).data;
    expect(history[0].changes).toEqual([{ field: 'accountState', before: 'NONE', after: 'INVITED' }]);
    expect(await accept((await mailsTo(email))[0])).toBe(true);
  });
});
