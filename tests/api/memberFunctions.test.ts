import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, openIdentityRows, type IdentityRows, type Joining } from '../support/identityRows.ts';

/** Guarantees of the database functions about the people of an agency, whatever was checked before the call. */
let rows: IdentityRows;
let agency: string;
let other: string;
let made: number;

beforeAll(async () => {
  rows = await openIdentityRows();
});
beforeEach(async () => {
  ({ number: made, agency, other } = await rows.makePair());
});
afterAll(() => rows.close());

/** Creates an account and the id of a staff record of the agency. */
async function makeMember(joining: Joining = {}, account: object = {}, agencyId = agency) {
  const [id, staffId] = [await rows.makeAccount(account), v7()];
  await rows.join(id, agencyId, { staffId, ...joining });
  return { id, staffId };
}
const makeAdmin = (joining: Joining = {}) => makeMember({ role: 'agency', ...joining });
const exists = async (id: string) => (await rows.run('select from account where id = $1', id)).length === 1;

describe('rights', () => {
  const give = (staffId: string, seen: number, role = 'staff') =>
    rows.askIn(agency, 'identity_give_rights($1, $2, $3, $4)', staffId, seen, role, { talent: 'VIEW_ALL' });

  it('are given where nobody else changed them since they were seen', async () => {
    const { staffId } = await makeMember();
    await makeAdmin();
    expect(await give(staffId, 1)).toBe(null);
    expect(await give(staffId, 0)).toBe(1);
    expect(await give(staffId, 0)).toBe(null);
    expect(await give(staffId, 1)).toBe(2);
  });

  it('are given by no other agency', async () => {
    const { staffId } = await makeMember({}, {}, other);
    expect(await give(staffId, 0)).toBe(null);
  });

  it('leave the agency an admin, and are given to whoever is none even where it has none', async () => {
    const [{ staffId }, admin] = [await makeMember(), await makeAdmin()];
    await makeAdmin({ invitedAt: at() });
    expect(await give(admin.staffId, 0)).toBe(null);
    expect(await give(admin.staffId, 0, 'agency')).toBe(1);
    await rows.run('update membership set invited_at = $2 where account_id = $1', admin.id, at());
    expect(await give(staffId, 0)).toBe(1);
  });
});

describe('a member', () => {
  it('is in a state of the own agency, and none of another', async () => {
    const state = (of: string, staffId: string) => rows.askIn(agency, 'identity_staff_state($1, $2)', of, staffId);
    const [ada, bo] = [await makeMember(), await makeMember({}, {}, other)];
    expect([await state(agency, ada.staffId), await state(other, bo.staffId)]).toEqual(['ACTIVE', 'NONE']);
    expect([await state(other, ada.staffId), await state(agency, bo.staffId)]).toEqual(['NONE', 'NONE']);
  });

  it('is known by email in the own agency until the membership is over', async () => {
    const known = (id: string) => rows.askIn(agency, 'identity_is_member_email($1)', `${id}@HOUSE.test`);
    const [ada, bo, cy] = [await makeMember(), await makeMember({ removedAt: at() }), await makeMember({}, {}, other)];
    expect([await known(ada.id), await known(bo.id), await known(cy.id)]).toEqual([true, false, false]);
  });

  it('is not taken away by themselves, nor an admin by anybody else or as the last one', async () => {
    const [ada, admin] = [await makeMember(), await makeAdmin()];
    const refusal = (who: { staffId: string }, by: string, overAdmins: boolean, isTaken = true, as = agency) =>
      rows.askIn(as, 'identity_staff_refusal($1, $2, $3, $4)', who.staffId, by, overAdmins, isTaken);
    expect(await refusal(ada, ada.id, true)).toBe('ownAccount');
    expect(await refusal(ada, admin.id, false)).toBe(null);
    expect(await refusal(admin, ada.id, false)).toBe('notAllowed');
    expect(await refusal(admin, ada.id, true)).toBe('lastAdmin');
    expect(await refusal(admin, ada.id, true, false)).toBe(null);
    expect(await refusal(admin, ada.id, true, true, other)).toBe(null);
    await rows.run('update membership set invited_at = $2 where account_id = $1', admin.id, at());
    expect(await refusal(ada, admin.id, true)).toBe(null);
    await makeAdmin();
    expect(await refusal(admin, ada.id, true)).toBe(null);
  });

  it('is suspended by the own agency alone', async () => {
    const ada = await makeMember();
    const suspend = (as: string) => rows.askIn(as, 'identity_suspend_staff($1, $2)', ada.staffId, at());
    expect([await suspend(other), await suspend(agency)]).toEqual([false, true]);
  });
});

describe('somebody who has not accepted yet', () => {
  const again = async ({ staffId }: { staffId: string }, email: string, overAdmins = true, as = agency) =>
    rows.askIn(
      as,
      '(select to_json(a) from identity_invite_again($1, $2, $3, $4, $5, $6) a)',
      staffId,
      v7(),
      email,
      'Ada',
      overAdmins,
      at(),
    ) as Promise<{ outcome: string; account_id: string | null }>;
  const invited = (joining: Joining = {}, account: object = { password_hash: null }) =>
    makeMember({ invitedAt: at(), ...joining }, account);
  let asked = 0;
  const newEmail = () => `new${made}.${(asked += 1)}@house.test`;

  it('is invited again, and nobody who has, is suspended or is of another agency', async () => {
    const [ada, bo, cy] = [await invited(), await makeMember(), await invited({ suspendedAt: at() })];
    const email = (one: { id: string }) => `${one.id}@house.test`;
    expect(await again(ada, email(ada))).toEqual({ outcome: 'invited', account_id: ada.id });
    expect(await again(bo, email(bo))).toMatchObject({ outcome: 'accepted' });
    expect(await again(cy, email(cy))).toMatchObject({ outcome: 'suspended' });
    expect(await again(ada, email(ada), true, other)).toMatchObject({ outcome: 'noAccount' });
  });

  it('gets no rights under another email but by an admin', async () => {
    const [ada, bo, admin] = [
      await invited(),
      await invited({ levels: { talent: 'VIEW_ALL' } }),
      await invited({ role: 'agency' }),
    ];
    expect(await again(bo, newEmail(), false)).toMatchObject({ outcome: 'forbidden' });
    expect(await again(admin, newEmail(), false)).toMatchObject({ outcome: 'forbidden' });
    expect(await again(ada, newEmail(), false)).toMatchObject({ outcome: 'invited' });
    expect(await again(bo, newEmail())).toMatchObject({ outcome: 'invited' });
    expect(await again(admin, newEmail())).toMatchObject({ outcome: 'invited' });
  });

  it('leaves the former account behind, which goes where nothing else hangs on it', async () => {
    const [ada, bo, cy, di] = [
      await invited(),
      await invited({}, {}),
      await invited({}, { password_hash: null, product_role: 'app_admin' }),
      await invited(),
    ];
    await rows.join(di.id, other, { invitedAt: at() });
    const here = await rows.makeCode(di.id, 'invitation', agency);
    const there = await rows.makeCode(di.id, 'invitation', other);
    for (const one of [ada, bo, cy, di]) expect(await again(one, newEmail())).toMatchObject({ outcome: 'invited' });
    expect(await Promise.all([ada, bo, cy, di].map(({ id }) => exists(id)))).toEqual([false, true, true, true]);
    const kept = (hash: Buffer) => rows.run('select from one_time_code where code_hash = $1', hash);
    expect([(await kept(here)).length, (await kept(there)).length]).toEqual([0, 1]);
  });

  it('is not invited under the email of a member', async () => {
    const [ada, bo] = [await invited(), await makeMember()];
    expect(await again(ada, `${bo.id}@house.test`)).toMatchObject({ outcome: 'existed' });
  });
});
