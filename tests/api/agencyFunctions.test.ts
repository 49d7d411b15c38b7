import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, hour, openIdentityRows, type IdentityRows, type Joining } from '../support/identityRows.ts';

/** Guarantees of the database functions about agencies and entering them, whatever was checked before the call. */
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

const close = (id: string) => rows.run('update agency set suspended_at = $2 where id = $1', id, at());
const superAdmin = () => rows.makeAccount({ product_role: 'super_admin' });
const appAdmin = () => rows.makeAccount({ product_role: 'app_admin' });

/** Reasons that keep a member out of an agency, one by one. */
const outside: readonly (readonly [string, Joining])[] = [
  ['is invited', { invitedAt: at() }],
  ['is suspended there', { suspendedAt: at() }],
  ['is removed', { removedAt: at() }],
];

async function makeMember(joining: Joining = {}, agencyId = agency): Promise<string> {
  const id = await rows.makeAccount();
  await rows.join(id, agencyId, joining);
  return id;
}

describe('who may work in an agency', () => {
  const ways: readonly (readonly [string, (id: string) => Promise<boolean>])[] = [
    ['entering it', async (id) => (await rows.ask('may_enter($1, $2)', id, agency)) === true],
    [
      'work that goes on without them',
      async (id) => (await rows.askIn(agency, '(select a.account_id from identity_actor($1) a)', id)) === id,
    ],
  ];

  it.each(ways)('is its people and super admins, where it is open: %s', async (_name, may) => {
    const [ada, visitor, bo, stranger] = [await makeMember(), await superAdmin(), await makeMember(), await appAdmin()];
    await rows.suspend(bo);
    const [gone] = [await superAdmin()];
    await rows.suspend(gone);
    const elsewhere = await makeMember({}, other);
    expect([await may(ada), await may(visitor)]).toEqual([true, true]);
    for (const id of [bo, gone, stranger, elsewhere]) expect(await may(id)).toBe(false);
    await close(agency);
    expect([await may(ada), await may(visitor)]).toEqual([false, false]);
  });

  it.each(outside)('is nobody who %s', async (_name, joining) => {
    const id = await makeMember(joining);
    for (const [, may] of ways) expect(await may(id)).toBe(false);
  });

  it('is a super admin as one, whatever else they were there', async () => {
    const id = await superAdmin();
    await rows.join(id, agency, { role: 'staff', staffId: v7() });
    const actor = rows.askIn(agency, '(select to_json(a) from identity_actor($1) a)', id);
    expect(await actor).toMatchObject({ role: 'super_admin', staff_id: null });
  });

  it('may choose where there are several that they may enter', async () => {
    const mayChoose = async (id: string) =>
      rows.ask('(select may_choose from identity_session_facts($1))', await rows.makeSession(id));
    const [ada, bo] = [await makeMember(), await makeMember()];
    await rows.join(ada, other);
    await rows.join(bo, other, { invitedAt: at() });
    expect([await mayChoose(ada), await mayChoose(bo)]).toEqual([true, false]);
    expect([await mayChoose(await superAdmin()), await mayChoose(await appAdmin())]).toEqual([true, false]);
  });
});

describe('a session', () => {
  /** Opens a session, if possible; otherwise nothing is left of it. */
  const open = async (id: string) => {
    const session = v7();
    const opening = 'select agency_id from identity_open_session($1, $2, $3, $4, null, null)';
    const opened = await rows.run(opening, session, id, at(), at(hour));
    expect(await rows.run('select from session where id = $1', session)).toHaveLength(opened.length);
    return opened;
  };

  it('opens for whoever works somewhere or is above the agencies, and for nobody who is suspended', async () => {
    const ada = await makeMember();
    expect(await open(ada)).toEqual([{ agency_id: agency }]);
    expect(await open(await superAdmin())).toEqual([{ agency_id: null }]);
    expect(await open(await rows.makeAccount())).toEqual([]);
    await rows.suspend(ada);
    expect(await open(ada)).toEqual([]);
  });

  it.each(outside)('opens nowhere where somebody %s, and elsewhere instead', async (_name, joining) => {
    const ada = await makeMember(joining);
    expect(await open(ada)).toEqual([]);
    await rows.run(`update membership set created_at = created_at - interval '1 day' where account_id = $1`, ada);
    await rows.join(ada, other);
    expect(await open(ada)).toEqual([{ agency_id: other }]);
    await close(other);
    expect(await open(ada)).toEqual([]);
  });

  it('goes where somebody may go, while it lasts', async () => {
    const enter = async (session: string, into: string | null) =>
      (await rows.run('select * from identity_enter_agency($1, $2, $3)', session, into, at())).length === 1;
    const [ada, bo, visitor] = [await makeMember(), await makeMember(), await superAdmin()];
    const strict = await rows.makeAgency(`Strict ${made}`, { requires_two_factor: true });
    await rows.join(ada, strict);
    const [hers, visit] = [await rows.makeSession(ada), await rows.makeSession(visitor)];
    expect([await enter(hers, agency), await enter(hers, other), await enter(hers, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await enter(hers, strict)).toBe(false);
    expect([await enter(visit, other), await enter(visit, null)]).toEqual([true, true]);
    for (const [id, over] of [
      [bo, { ended_at: at(), ended_by: 'signOut' }],
      [visitor, { ended_at: at(), ended_by: 'signOut' }],
      [visitor, { expires_at: at() }],
    ] as const) {
      const session = await rows.makeSession(id, over);
      expect(await enter(session, agency)).toBe(false);
      expect(await rows.ask('(select agency_id from session where id = $1)', session)).toBe(null);
    }
  });

  it('hears what it may hear until its time is over', async () => {
    const ada = await makeMember();
    const publish = (of: string | null, text: string) =>
      rows.askIn(of, 'identity_publish($1, $2, $3, $4, $5)', of, [ada], 'news', { text }, at());
    for (const [of, text] of [
      [agency, 'one'],
      [null, 'two'],
      [agency, 'three'],
    ] as const)
      await publish(of, text);
    await rows.join(ada, other);
    await publish(other, 'elsewhere');
    const heard = async (more: object = {}) => {
      const session = await rows.makeSession(ada, { agency_id: agency, ...more });
      const found = await rows.run<{ body: { text: string } }>(
        'select body from identity_messages($1, 1, 10, $2)',
        session,
        at(),
      );
      return found.map(({ body }) => body.text);
    };
    expect(await heard()).toEqual(['two', 'three']);
    expect(await heard({ expires_at: at() })).toEqual([]);
  });

  it('is told nothing of an agency that somebody does not belong to', async () => {
    const [ada, visitor] = [await makeMember({}, other), await superAdmin()];
    await rows.askIn(agency, 'identity_publish($1, $2, $3, $4, $5)', agency, [ada, visitor], 'news', {}, at());
    expect(await rows.run('select account_id from message where agency_id = $1', agency)).toEqual([
      { account_id: visitor },
    ]);
    const another = rows.askIn(other, 'identity_publish($1, $2, $3, $4, $5)', agency, [ada], 'news', {}, at());
    await expect(another).rejects.toThrow('bound to');
  });
});

describe('an agency', () => {
  it('is found by a part of its name by those who may enter it, with the people who are there', async () => {
    const ada = await makeMember();
    await rows.join(ada, other);
    await makeMember({ removedAt: at() });
    const own = (words: string) => rows.run('select name from identity_agencies_of($1, $2, 10, 0)', ada, words);
    expect(await own('HARB')).toEqual([{ name: `Harbour ${made}` }]);
    expect(await own('')).toHaveLength(2);
    const all = rows.run('select people from identity_agencies($1, 10, 0)', `harbour ${made}`);
    expect(await all).toEqual([{ people: 1 }]);
  });

  it('is joined as an admin by nobody above the agencies or suspended', async () => {
    const emailOf = (id: string) => `${id}@HOUSE.test`;
    const joinAs = (email: string) =>
      rows.ask('identity_join_as_admin($1, $2, $3, $4, $5, $6)', v7(), email, 'Ada', agency, v7(), at());
    const [ada, visitor, bo] = [await rows.makeAccount(), await superAdmin(), await rows.makeAccount()];
    await rows.suspend(bo);
    expect([await joinAs(emailOf(visitor)), await joinAs(emailOf(bo))]).toEqual([null, null]);
    expect(await joinAs(emailOf(ada))).toBe(ada);
    const members = await rows.run('select account_id from membership where agency_id = $1', agency);
    expect(members).toEqual([{ account_id: ada }]);
  });

  it('keeps its name from others, and may write it in another way', async () => {
    const by = await superAdmin();
    const rename = (name: string) => rows.ask('identity_rename_agency($1, $2, $3, $4)', agency, name, by, at());
    expect(await rename(`NORTHSIDE ${made}`)).toBe('taken');
    expect(await rename(`HARBOUR ${made}`)).toBe('done');
  });

  it('is closed and opened once, which leads out those who visit it', async () => {
    const [ada, visitor] = [await makeMember(), await superAdmin()];
    const inside = { agency_id: agency };
    const [hers, visit] = [await rows.makeSession(ada, inside), await rows.makeSession(visitor, inside)];
    const over = await rows.makeSession(visitor, { ...inside, ended_at: at(), ended_by: 'signOut' });
    const elsewhere = await rows.makeSession(visitor, { agency_id: other });
    const suspend = (isClosing: boolean) =>
      rows.ask('identity_suspend_agency($1, $2, $3, $4)', agency, isClosing, visitor, at());
    await suspend(false);
    await suspend(true);
    await suspend(true);
    const place = (id: string) => rows.ask('(select agency_id from session where id = $1)', id);
    expect([await place(hers), await place(visit)]).toEqual([agency, null]);
    expect([await place(over), await place(elsewhere)]).toEqual([agency, other]);
    await suspend(false);
    const events = await rows.run('select action from agency_event where agency_id = $1 order by id', agency);
    expect(events).toEqual([{ action: 'suspend' }, { action: 'reactivate' }]);
  });

  it('names who wrote in it: its people and super admins', async () => {
    const [ada, bo, visitor] = [await makeMember(), await makeMember({}, other), await superAdmin()];
    const writers = rows.askIn(agency, '(select array_agg(w.id::text) from identity_writers($1) w)', [
      ada,
      bo,
      visitor,
    ]);
    expect((await writers) as string[]).toHaveLength(2);
    expect(await writers).toEqual(expect.arrayContaining([ada, visitor]));
  });

  it('tells who calls by an API key of its own people alone', async () => {
    const [ada, bo] = [await makeMember(), await makeMember({}, other)];
    const isTold = (id: string) => rows.askIn(agency, 'exists (select from identity_person($1))', id);
    expect([await isTold(ada), await isTold(bo)]).toEqual([true, false]);
  });

  it('knows the factor of its own people alone, and whether they work for others too', async () => {
    const [first, second] = [v7(), v7()];
    const ada = await makeMember({ staffId: first });
    const bo = await makeMember({ staffId: second });
    await rows.join(bo, other);
    const account = (of: string, staffId: string) =>
      rows.askIn(of, '(select to_json(a) from identity_staff_account($1) a)', staffId);
    expect(await account(agency, first)).toEqual({ account_id: ada, is_of_one: true });
    expect(await account(agency, second)).toEqual({ account_id: bo, is_of_one: false });
    expect(await account(other, first)).toBe(null);
  });
});

describe('a time zone of one’s own', () => {
  const zone = 'Europe/Paris';
  const choose = (id: string) => rows.askIn(agency, 'identity_choose_zone($1, $2)', id, zone);
  const zones = async (id: string) => ({
    account: await rows.ask('(select time_zone from account where id = $1)', id),
    here: await rows.ask('(select time_zone from membership where account_id = $1 and agency_id = $2)', id, agency),
    there: await rows.ask('(select time_zone from membership where account_id = $1 and agency_id = $2)', id, other),
  });

  it('stands with the membership where there is no staff record, and with the account above the agencies', async () => {
    const [ada, bo, visitor] = [await makeMember(), await makeMember({ staffId: v7() }), await superAdmin()];
    await rows.join(ada, other);
    for (const id of [ada, bo, visitor]) await choose(id);
    expect(await zones(ada)).toEqual({ account: null, here: zone, there: null });
    expect(await zones(bo)).toEqual({ account: null, here: null, there: null });
    expect(await zones(visitor)).toEqual({ account: zone, here: null, there: null });
  });
});
