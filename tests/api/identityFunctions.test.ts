import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

/**
 * What the functions of the database hold to by themselves, whatever was looked up before they are called: of two who come
 * at once, or of one who comes just too late, they are the last to say no.
 */
let database: TestDatabase;
let pools: Pools;
let agency: string;
let other: string;

const now = Date.parse('2026-11-20T09:00:00Z');
const at = (offset = 0) => new Date(now + offset).toISOString();
const hour = 3_600_000;
const run = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<readonly Row[]> =>
  (await pools.owner.query(text, values)).rows as Row[];
/** What a function answers that answers one thing. */
const ask = async (call: string, ...values: unknown[]) =>
  (await run<{ answer: unknown }>(`select ${call} as answer`, ...values))[0]?.answer;

async function makeAgency(name: string, passwordLength = 6): Promise<string> {
  const id = v7();
  await run(
    'insert into agency (id, name, password_length, created_at) values ($1, $2, $3, $4)',
    id,
    name,
    passwordLength,
    at(),
  );
  return id;
}

async function makeAccount(passwordHash: string | null = 'kept'): Promise<string> {
  const id = v7();
  await run(
    'insert into account (id, email, password_hash, display_name, created_at) values ($1, $2, $3, $4, $5)',
    id,
    `${id}@house.test`,
    passwordHash,
    'Ada',
    at(),
  );
  return id;
}

const join = (accountId: string, agencyId: string, invitedAt: string | null = null) =>
  run(
    `insert into membership (agency_id, account_id, role, levels, created_at, invited_at) values ($1, $2, 'staff', '{}', $3, $4)`,
    agencyId,
    accountId,
    at(),
    invitedAt,
  );

async function makeCode(
  accountId: string,
  purpose: 'passwordReset' | 'invitation',
  agencyId: string | null = null,
  expiresAt = at(hour),
): Promise<Buffer> {
  const hash = randomBytes(32);
  await run(
    `insert into one_time_code (code_hash, account_id, purpose, agency_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    hash,
    accountId,
    purpose,
    agencyId,
    at(-hour),
    expiresAt,
  );
  return hash;
}

/** A session that goes on, and one that was signed out before. */
async function makeSessions(accountId: string): Promise<{ live: string; over: string }> {
  const ids = { live: v7(), over: v7() };
  for (const [name, id] of Object.entries(ids)) {
    await run(
      `insert into session (id, account_id, created_at, last_used_at, refreshed_at, expires_at, ended_at, ended_by)
       values ($1, $2, $3, $3, $3, $4, $5, $6)`,
      id,
      accountId,
      at(-hour),
      at(hour),
      name === 'over' ? at(-1000) : null,
      name === 'over' ? 'signOut' : null,
    );
  }
  return ids;
}

const endOf = async (id: string) =>
  (await run<{ ended_by: string }>('select ended_by from session where id = $1', id))[0]?.ended_by;
const passwordOf = (id: string) => ask('(select password_hash from account where id = $1)', id);
const suspend = (id: string) => run('update account set suspended_at = $2 where id = $1', id, at());

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url, { size: 2 });
  agency = await makeAgency('Harbour');
  other = await makeAgency('Northside', 12);
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

describe('another password by a code', () => {
  const reset = (hash: Buffer) => ask('identity_reset_password($1, $2, $3)', hash, 'new', at());

  it('is refused for one of an invitation, and for one whose time is over', async () => {
    const ada = await makeAccount();
    expect(await reset(await makeCode(ada, 'invitation'))).toBe(false);
    expect(await reset(await makeCode(ada, 'passwordReset', null, at(-1)))).toBe(false);
    expect(await passwordOf(ada)).toBe('kept');
  });

  it('is refused to somebody who is suspended', async () => {
    const ada = await makeAccount();
    const hash = await makeCode(ada, 'passwordReset');
    await suspend(ada);
    expect(await reset(hash)).toBe(false);
    expect(await passwordOf(ada)).toBe('kept');
  });

  it('ends the sessions that go on, and none once more', async () => {
    const ada = await makeAccount();
    const { live, over } = await makeSessions(ada);
    expect(await reset(await makeCode(ada, 'passwordReset'))).toBe(true);
    expect([await endOf(live), await endOf(over)]).toEqual(['passwordReset', 'signOut']);
  });

  it('is mailed to nobody who is suspended or has none', async () => {
    const request = (id: string) =>
      run('select * from identity_request_reset($1, $2, $3, $4)', `${id}@house.test`, randomBytes(32), at(), at(hour));
    const [ada, bo, cy] = [await makeAccount(), await makeAccount(), await makeAccount(null)];
    await suspend(bo);
    expect(await request(ada)).toHaveLength(1);
    for (const id of [bo, cy]) {
      expect(await request(id)).toEqual([]);
      expect(await run('select from one_time_code where account_id = $1', id)).toEqual([]);
    }
  });

  it('speaks for nobody who is suspended', async () => {
    const ada = await makeAccount();
    const hash = await makeCode(ada, 'passwordReset');
    const holder = () => run('select * from identity_code_holder($1, $2, $3)', hash, 'passwordReset', at());
    expect(await holder()).toHaveLength(1);
    await suspend(ada);
    expect(await holder()).toEqual([]);
  });
});

describe('another password by the present one', () => {
  it('ends the other sessions that go on, and takes back what was mailed to reset it and no invitation', async () => {
    const ada = await makeAccount();
    await join(ada, agency, at());
    const [kept, { live, over }] = [await makeSessions(ada), await makeSessions(ada)];
    await makeCode(ada, 'passwordReset');
    await makeCode(ada, 'invitation', agency);
    const change = (checked: string) =>
      ask('identity_change_password($1, $2, $3, $4, $5)', ada, checked, 'new', kept.live, at());
    expect(await change('another')).toBe(false);
    expect(await change('kept')).toBe(true);
    expect([await endOf(kept.live), await endOf(live), await endOf(over)]).toEqual([null, 'newPassword', 'signOut']);
    expect(await run('select purpose from one_time_code where account_id = $1', ada)).toEqual([
      { purpose: 'invitation' },
    ]);
  });

  it('has to be as long as the agencies ask for that somebody belongs to, and the one that they are about to join', async () => {
    const ada = await makeAccount();
    await join(ada, agency);
    await join(ada, other, at());
    expect(await ask('identity_password_length($1, null)', ada)).toBe(6);
    expect(await ask('identity_password_length($1, $2)', ada, other)).toBe(12);
  });
});

describe('an invitation', () => {
  const accept = (hash: Buffer, first: string | null) =>
    ask('identity_accept_invitation($1, $2, $3)', hash, first, at());
  const invited = async (passwordHash: string | null) => {
    const id = await makeAccount(passwordHash);
    await join(id, agency, at());
    return id;
  };
  const isInvited = (id: string) => ask('identity_is_invited($1, $2)', id, agency);

  it('is not accepted by a code for something else, nor by one whose time is over', async () => {
    const ada = await invited(null);
    expect(await accept(await makeCode(ada, 'passwordReset', agency), 'first')).toBe(false);
    expect(await accept(await makeCode(ada, 'invitation', agency, at(-1)), 'first')).toBe(false);
    expect([await passwordOf(ada), await isInvited(ada)]).toEqual([null, true]);
  });

  it('is accepted with a first password by who has none, and without one by who has', async () => {
    const [ada, bo] = [await invited(null), await invited('kept')];
    expect(await accept(await makeCode(bo, 'invitation', agency), 'first')).toBe(false);
    expect(await passwordOf(bo)).toBe('kept');
    expect(await accept(await makeCode(bo, 'invitation', agency), null)).toBe(true);
    expect(await accept(await makeCode(ada, 'invitation', agency), null)).toBe(false);
    expect(await accept(await makeCode(ada, 'invitation', agency), 'first')).toBe(true);
    expect([await passwordOf(ada), await isInvited(ada), await isInvited(bo)]).toEqual(['first', false, false]);
  });

  it('is one of the agency that made it, for as long as that is open', async () => {
    const ada = await invited(null);
    expect(await ask('identity_is_invited($1, $2)', ada, other)).toBe(false);
    const third = await makeAgency('Closing');
    await join(ada, third, at());
    expect(await ask('identity_is_invited($1, $2)', ada, third)).toBe(true);
    await run('update agency set suspended_at = $2 where id = $1', third, at());
    expect(await ask('identity_is_invited($1, $2)', ada, third)).toBe(false);
  });

  it('leaves who writes to somebody open where there are several agencies', async () => {
    const ada = await makeAccount();
    const writer = async () => (await run<{ agency_id: string | null }>('select * from identity_writer($1)', ada))[0];
    await join(ada, agency);
    expect(await writer()).toMatchObject({ agency_id: agency });
    await join(ada, other);
    expect(await writer()).toMatchObject({ agency_id: null });
  });
});
