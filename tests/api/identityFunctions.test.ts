import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, hour, openIdentityRows, type IdentityRows } from '../support/identityRows.ts';

/**
 * Guarantees of the database functions, whatever was checked before the call: of two concurrent callers, or of one who
 * is just too late, they are the last to refuse.
 */
let rows: IdentityRows;
let agency: string;
let other: string;

/** Creates an active session, and one that was signed out. */
const makeSessions = async (accountId: string) => ({
  live: await rows.makeSession(accountId),
  over: await rows.makeSession(accountId, { ended_at: at(-1000), ended_by: 'signOut' }),
});

beforeAll(async () => {
  rows = await openIdentityRows();
  agency = await rows.makeAgency('Harbour', { password_length: 6 });
  other = await rows.makeAgency('Northside', { password_length: 12 });
});
afterAll(() => rows.close());

describe('another password by a code', () => {
  const reset = (hash: Buffer) => rows.ask('identity_reset_password($1, $2, $3)', hash, 'new', at());

  it('is refused for one of an invitation, and for one whose time is over', async () => {
    const ada = await rows.makeAccount();
    expect(await reset(await rows.makeCode(ada, 'invitation'))).toBe(false);
    expect(await reset(await rows.makeCode(ada, 'passwordReset', null, at(-1)))).toBe(false);
    expect(await rows.passwordOf(ada)).toBe('kept');
  });

  it('is refused to somebody who is suspended', async () => {
    const ada = await rows.makeAccount();
    const hash = await rows.makeCode(ada, 'passwordReset');
    await rows.suspend(ada);
    expect(await reset(hash)).toBe(false);
    expect(await rows.passwordOf(ada)).toBe('kept');
  });

  it('ends the sessions that go on, and none once more', async () => {
    const ada = await rows.makeAccount();
    const { live, over } = await makeSessions(ada);
    expect(await reset(await rows.makeCode(ada, 'passwordReset'))).toBe(true);
    expect([await rows.endOf(live), await rows.endOf(over)]).toEqual(['passwordReset', 'signOut']);
  });

  it('is mailed to nobody who is suspended or has none', async () => {
    const request = (id: string) =>
      rows.run(
        'select * from identity_request_reset($1, $2, $3, $4)',
        `${id}@house.test`,
        randomBytes(32),
        at(),
        at(hour),
      );
    const [ada, bo, cy] = [
      await rows.makeAccount(),
      await rows.makeAccount(),
      await rows.makeAccount({ password_hash: null }),
    ];
    await rows.suspend(bo);
    expect(await request(ada)).toHaveLength(1);
    for (const id of [bo, cy]) {
      expect(await request(id)).toEqual([]);
      expect(await rows.run('select from one_time_code where account_id = $1', id)).toEqual([]);
    }
  });

  it('speaks for nobody who is suspended', async () => {
    const ada = await rows.makeAccount();
    const hash = await rows.makeCode(ada, 'passwordReset');
    const holder = () => rows.run('select * from identity_code_holder($1, $2, $3)', hash, 'passwordReset', at());
    expect(await holder()).toHaveLength(1);
    await rows.suspend(ada);
    expect(await holder()).toEqual([]);
  });
});

describe('another password by the present one', () => {
  it('ends the other sessions that go on, and takes back what was mailed to reset it and no invitation', async () => {
    const ada = await rows.makeAccount();
    await rows.join(ada, agency, { invitedAt: at() });
    const [kept, { live, over }] = [await makeSessions(ada), await makeSessions(ada)];
    await rows.makeCode(ada, 'passwordReset');
    await rows.makeCode(ada, 'invitation', agency);
    const change = (checked: string) =>
      rows.ask('identity_change_password($1, $2, $3, $4, $5)', ada, checked, 'new', kept.live, at());
    expect(await change('another')).toBe(false);
    expect(await change('kept')).toBe(true);
    expect([await rows.endOf(kept.live), await rows.endOf(live), await rows.endOf(over)]).toEqual([
      null,
      'newPassword',
      'signOut',
    ]);
    expect(await rows.run('select purpose from one_time_code where account_id = $1', ada)).toEqual([
      { purpose: 'invitation' },
    ]);
  });

  it('has to be as long as the agencies ask for that somebody belongs to, and the one that they are about to join', async () => {
    const ada = await rows.makeAccount();
    await rows.join(ada, agency);
    await rows.join(ada, other, { invitedAt: at() });
    expect(await rows.ask('identity_password_length($1, null)', ada)).toBe(6);
    expect(await rows.ask('identity_password_length($1, $2)', ada, other)).toBe(12);
  });
});

describe('an invitation', () => {
  const accept = (hash: Buffer, first: string | null) =>
    rows.ask('identity_accept_invitation($1, $2, $3)', hash, first, at());
  const invited = async (passwordHash: string | null) => {
    const id = await rows.makeAccount({ password_hash: passwordHash });
    await rows.join(id, agency, { invitedAt: at() });
    return id;
  };
  const isInvited = (id: string) => rows.ask('identity_is_invited($1, $2)', id, agency);

  it('is not accepted by a code for something else, nor by one whose time is over', async () => {
    const ada = await invited(null);
    expect(await accept(await rows.makeCode(ada, 'passwordReset', agency), 'first')).toBe(false);
    expect(await accept(await rows.makeCode(ada, 'invitation', agency, at(-1)), 'first')).toBe(false);
    expect([await rows.passwordOf(ada), await isInvited(ada)]).toEqual([null, true]);
  });

  it('is accepted with a first password by who has none, and without one by who has', async () => {
    const [ada, bo] = [await invited(null), await invited('kept')];
    expect(await accept(await rows.makeCode(bo, 'invitation', agency), 'first')).toBe(false);
    expect(await rows.passwordOf(bo)).toBe('kept');
    expect(await accept(await rows.makeCode(bo, 'invitation', agency), null)).toBe(true);
    expect(await accept(await rows.makeCode(ada, 'invitation', agency), null)).toBe(false);
    expect(await accept(await rows.makeCode(ada, 'invitation', agency), 'first')).toBe(true);
    expect([await rows.passwordOf(ada), await isInvited(ada), await isInvited(bo)]).toEqual(['first', false, false]);
  });

  it('is one of the agency that made it, for as long as that is open', async () => {
    const ada = await invited(null);
    expect(await rows.ask('identity_is_invited($1, $2)', ada, other)).toBe(false);
    const third = await rows.makeAgency('Closing');
    await rows.join(ada, third, { invitedAt: at() });
    expect(await rows.ask('identity_is_invited($1, $2)', ada, third)).toBe(true);
    await rows.run('update agency set suspended_at = $2 where id = $1', third, at());
    expect(await rows.ask('identity_is_invited($1, $2)', ada, third)).toBe(false);
  });

  it('leaves who writes to somebody open where there are several agencies', async () => {
    const ada = await rows.makeAccount();
    const writer = async () =>
      (await rows.run<{ agency_id: string | null }>('select * from identity_writer($1)', ada))[0];
    await rows.join(ada, agency);
    expect(await writer()).toMatchObject({ agency_id: agency });
    await rows.join(ada, other);
    expect(await writer()).toMatchObject({ agency_id: null });
  });
});
