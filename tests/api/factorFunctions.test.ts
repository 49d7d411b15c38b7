import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, hour, openIdentityRows, type IdentityRows } from '../support/identityRows.ts';

/** Guarantees of the database functions of the second factor, whatever was checked before the call. */
let rows: IdentityRows;
let agency: string;

const secret = randomBytes(20);
const withFactor = { factor_secret: secret, factor_confirmed_at: at(-hour) };
const bytes = () => randomBytes(32);

/** Something that waits for a code, or is being set up; gives its state. */
async function makePending(accountId: string, purpose: 'verify' | 'setup' | 'change', more: object = {}) {
  const state = bytes();
  const row = { state_hash: state, account_id: accountId, purpose, created_at: at(-hour), expires_at: at(hour) };
  await rows.insert('pending_sign_in', { ...row, ...more });
  return state;
}

const putCode = async (accountId: string, usedAt: string | null = null) => {
  const hash = bytes();
  await rows.insert('recovery_code', {
    account_id: accountId,
    code_hash: hash,
    created_at: at(-hour),
    used_at: usedAt,
  });
  return hash;
};

beforeAll(async () => {
  rows = await openIdentityRows();
  agency = await rows.makeAgency('Harbour');
});
afterAll(() => rows.close());

describe('a code', () => {
  const spend = (id: string, checked: Buffer | null, step: number | null, recovery: Buffer | null) =>
    rows.ask('spend_factor($1, $2, $3, $4, $5)', id, checked, step, recovery, at());

  it('counts for the secret that it was checked against, and for a later step than the last', async () => {
    const [ada, bo] = [await rows.makeAccount(withFactor), await rows.makeAccount(withFactor)];
    expect(await spend(ada, randomBytes(20), 7, null)).toBe(false);
    expect(await spend(ada, secret, 7, null)).toBe(true);
    expect(await spend(ada, secret, 7, null)).toBe(false);
    expect(await spend(ada, secret, 8, null)).toBe(true);
    expect(await rows.ask('(select factor_step from account where id = $1)', bo)).toBe(null);
  });

  it('for a lost phone counts once, for whoever it was made for', async () => {
    const [ada, bo] = [await rows.makeAccount(withFactor), await rows.makeAccount(withFactor)];
    const [hash, another] = [await putCode(ada), await putCode(ada)];
    expect(await spend(bo, null, null, hash)).toBe(false);
    expect(await spend(ada, null, null, bytes())).toBe(false);
    expect(await spend(ada, null, null, hash)).toBe(true);
    expect(await spend(ada, null, null, hash)).toBe(false);
    expect(await spend(ada, null, null, another)).toBe(true);
  });

  it('for a lost phone is told of until it is used', async () => {
    const ada = await rows.makeAccount(withFactor);
    await putCode(ada);
    await putCode(ada, at());
    expect(await rows.ask('(select codes_left from identity_factor($1))', ada)).toBe(1);
  });

  it('is mailed to somebody who has a factor', async () => {
    const put = (id: string) => rows.run('select identity_put_mail_code($1, $2, $3)', id, bytes(), at(hour));
    const [ada, bo] = [await rows.makeAccount(withFactor), await rows.makeAccount()];
    await Promise.all([put(ada), put(bo)]);
    expect(await rows.run('select account_id from factor_mail_code')).toEqual([{ account_id: ada }]);
  });
});

describe('what waits for a code', () => {
  const pending = (state: Buffer) => rows.run('select * from identity_pending_sign_in($1, 5, $2)', state, at());
  const offer = (state: Buffer) => rows.ask('identity_offer_secret($1, $2, $3)', state, secret, at());

  it('begins for nobody who is suspended', async () => {
    const begin = (id: string) =>
      rows.ask('identity_begin_sign_in($1, $2, $3, $4, null, null)', id, bytes(), at(), at(hour));
    const ada = await rows.makeAccount(withFactor);
    expect(await begin(ada)).toBe('verify');
    await rows.suspend(ada);
    expect(await begin(ada)).toBe(null);
  });

  it('is over with its time, and with its tries', async () => {
    const ada = await rows.makeAccount(withFactor);
    expect(await pending(await makePending(ada, 'verify', { tries: 4 }))).toHaveLength(1);
    expect(await pending(await makePending(ada, 'verify', { tries: 5 }))).toEqual([]);
    expect(await pending(await makePending(ada, 'verify', { expires_at: at() }))).toEqual([]);
  });

  it('is offered a secret where one is set up, in time', async () => {
    const ada = await rows.makeAccount();
    expect(await offer(await makePending(ada, 'setup'))).toEqual(secret);
    expect(await offer(await makePending(ada, 'change'))).toEqual(secret);
    expect(await offer(await makePending(ada, 'verify'))).toBe(null);
    expect(await offer(await makePending(ada, 'setup', { expires_at: at() }))).toBe(null);
  });

  it('ends with a code where one was owed, in time', async () => {
    const verify = async (id: string, state: Buffer) =>
      rows.ask('identity_verify_sign_in($1, $2, null, $3, $4)', state, secret, await putCode(id), at());
    const ada = await rows.makeAccount(withFactor);
    expect(await verify(ada, await makePending(ada, 'change'))).toBe('over');
    expect(await verify(ada, await makePending(ada, 'verify', { expires_at: at() }))).toBe('over');
    expect(await verify(ada, await makePending(ada, 'verify'))).toBe('done');
  });
});

describe('a factor', () => {
  const confirm = (state: Buffer, forAccount: string | null, checked = secret) =>
    rows.ask('identity_confirm_factor($1, $2, $3, 1, $4, $5)', state, forAccount, checked, [bytes()], at());
  const secretOf = (id: string) => rows.ask('(select factor_secret from account where id = $1)', id);

  it('is what was checked, in time, by whoever began it', async () => {
    const [ada, bo] = [await rows.makeAccount(), await rows.makeAccount()];
    const setUp = (purpose: 'setup' | 'change', more: object = {}) => makePending(ada, purpose, { secret, ...more });
    expect(await confirm(await setUp('setup'), null, randomBytes(20))).toBe(false);
    expect(await confirm(await setUp('setup', { expires_at: at() }), null)).toBe(false);
    expect(await confirm(await setUp('setup'), ada)).toBe(false);
    expect(await confirm(await setUp('change'), null)).toBe(false);
    expect(await confirm(await setUp('change'), bo)).toBe(false);
    expect(await secretOf(ada)).toBe(null);
    expect(await confirm(await setUp('change'), ada)).toBe(true);
    expect([await secretOf(ada), await secretOf(bo)]).toEqual([secret, null]);
  });

  it('is set up on the way in where there is none, and changed where there is one', async () => {
    const ada = await rows.makeAccount({ ...withFactor, factor_secret: randomBytes(20) });
    const bo = await rows.makeAccount();
    expect(await confirm(await makePending(ada, 'setup', { secret }), null)).toBe(false);
    expect(await confirm(await makePending(bo, 'setup', { secret }), null)).toBe(true);
    expect(await confirm(await makePending(ada, 'change', { secret }), ada)).toBe(true);
    expect(await secretOf(ada)).toEqual(secret);
  });

  it('is about to change by a code of its own or one that was mailed, in time, and by none where there is no factor', async () => {
    const change = (id: string, mailed: Buffer | null, recovery: Buffer | null = null) =>
      rows.ask(
        'identity_begin_change($1, $2, null, null, $3, $4, $5, $6)',
        id,
        bytes(),
        recovery,
        mailed,
        at(),
        at(hour),
      );
    const mail = async (id: string, expiresAt = at(hour)) => {
      const hash = bytes();
      await rows.run('delete from factor_mail_code where account_id = $1', id);
      await rows.insert('factor_mail_code', { account_id: id, code_hash: hash, expires_at: expiresAt });
      return hash;
    };
    const [ada, bo, cy] = [
      await rows.makeAccount(withFactor),
      await rows.makeAccount(withFactor),
      await rows.makeAccount(),
    ];
    expect(await change(ada, await mail(ada, at()))).toBe(false);
    expect(await change(ada, await mail(bo))).toBe(false);
    await mail(ada);
    expect(await change(ada, bytes())).toBe(false);
    expect(await change(ada, null)).toBe(false);
    expect(await change(ada, null, await putCode(ada))).toBe(true);
    expect(await change(cy, null)).toBe(true);
    const waiting = await makePending(ada, 'verify');
    const old = await makePending(ada, 'verify', { expires_at: at(-1) });
    const begun = await makePending(ada, 'change');
    expect(await change(ada, await mail(ada))).toBe(true);
    const kept = (state: Buffer) => rows.run('select from pending_sign_in where state_hash = $1', state);
    expect([(await kept(waiting)).length, (await kept(old)).length, (await kept(begun)).length]).toEqual([1, 0, 0]);
  });

  it('is owed where an agency asks for one that somebody works in, and none is there', async () => {
    const strict = await rows.makeAgency('Strict', { requires_two_factor: true });
    const owes = (id: string, to: string | null) => rows.ask('identity_owes_factor($1, $2)', id, to);
    const [ada, bo, cy, di] = [
      await rows.makeAccount(),
      await rows.makeAccount(withFactor),
      await rows.makeAccount(),
      await rows.makeAccount(),
    ];
    await rows.join(ada, strict);
    await rows.join(ada, agency);
    await rows.join(bo, strict);
    await rows.join(cy, agency);
    await rows.join(di, strict, { invitedAt: at() });
    expect([await owes(ada, null), await owes(ada, strict), await owes(ada, agency)]).toEqual([true, true, false]);
    expect([await owes(bo, null), await owes(cy, null), await owes(di, null)]).toEqual([false, false, false]);
    expect([await rows.ask('factor_required($1)', ada), await rows.ask('factor_required($1)', cy)]).toEqual([
      true,
      false,
    ]);
  });

  it('is taken away by the agency that somebody works for, with the sessions that go on', async () => {
    const other = await rows.makeAgency('Southside');
    const reset = (id: string, as: string) => rows.askIn(as, 'identity_reset_factor($1, $2)', id, at());
    const [ada, bo] = [await rows.makeAccount(withFactor), await rows.makeAccount(withFactor)];
    await rows.join(ada, agency);
    await rows.join(bo, agency);
    const [live, kept] = [await rows.makeSession(ada), await rows.makeSession(bo)];
    const over = await rows.makeSession(ada, { ended_at: at(-1000), ended_by: 'signOut' });
    expect(await reset(ada, other)).toBe(false);
    expect(await secretOf(ada)).toEqual(secret);
    expect(await reset(ada, agency)).toBe(true);
    expect([await secretOf(ada), await secretOf(bo)]).toEqual([null, secret]);
    const ends = [await rows.endOf(live), await rows.endOf(over), await rows.endOf(kept)];
    expect(ends).toEqual(['twoFactorReset', 'signOut', null]);
  });
});
