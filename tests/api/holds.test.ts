import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Holds: the order of who asked first for a talent's day, and what becomes of it. */
let shop: Workshop;
let talent: Json;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'viewAssigned', 'editAssigned', 'none', 'people']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  talent = await shop.make('talent', { displayName: `Mara ${shop.next()}` });
});

const day = '2027-03-12';
const hold = (more: object = {}) => shop.make('hold', { talentId: talent.id, day, ...more });
const create = (given: object, headers = {}) => shop.call('hold', 'create', { given: { ...given }, headers });
const step = (id: string, name: string, body: object = {}) =>
  shop.test.ask({
    method: 'POST',
    path: `/client/v1/holds/${id}/${name}`,
    token: shop.house.of('agency').token,
    body,
  });
const holdDays = (body: object, headers: Record<string, string> = {}, as: 'agency' | 'none' = 'agency') =>
  shop.test.ask({ method: 'POST', path: '/client/v1/holds/days', token: shop.house.of(as).token, body, headers });
const listed = async (filter: object): Promise<Json[]> => {
  const given = { orderBy: 'rank', orderDirection: 'ASC', pageSize: 100, ...filter };
  return (await shop.call('hold', 'list', { given })).data.data;
};
/** The open holds of a day as `rank state`, in their order. */
const order = async (talentId = talent.id, at = day): Promise<string[]> =>
  (await listed({ talentIds: [talentId] }))
    .filter((one) => one.day === at && one.rank !== null)
    .map(({ id, rank }) => `${rank} ${id}`);
const inOrder = (...holds: readonly Json[]) => holds.map(({ id }, index) => `${index + 1} ${id}`);
const refusalOf = ({ status, json }: { status: number; json: Json }) => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key ?? json.error.key,
];
const historyOf = async (id: string): Promise<Json[]> => (await shop.call('hold', 'history', { id })).data.data;
const count = async (): Promise<number> =>
  (await shop.test.pools.owner.query<{ total: number }>('select count(*)::integer as total from holds')).rows[0]
    ?.total ?? -1;
const runDue = () => shop.test.app.jobs.runDue(shop.house.agencyId);
const minute = 60_000;

describe('the ranks of a day', () => {
  it('are 1 to n without gap or double under fifty creates at once', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => create({ talentId: talent.id, day })));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const ranks = made.map(({ data }) => data.rank).toSorted((one, other) => one - other);
    expect(ranks).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await order()).toHaveLength(50);
  });

  it('stay so while many are released, deleted and made at once', async () => {
    const made = [];
    for (let each = 0; each < 12; each += 1) made.push(await hold());
    const answers = await Promise.all([
      ...made.slice(0, 4).map(({ id }) => step(id, 'release')),
      ...made.slice(4, 8).map(({ id }) => shop.call('hold', 'delete', { id })),
      ...Array.from({ length: 4 }, () => create({ talentId: talent.id, day })),
    ]);
    expect(answers.map(({ status, text }) => (status === 200 ? '' : text)).filter(Boolean)).toEqual([]);
    const ranks = (await order()).map((one) => Number(one.split(' ')[0]));
    expect(ranks).toEqual(Array.from({ length: 8 }, (_, index) => index + 1));
  });

  it('are those of the talent and the day alone', async () => {
    const other = await shop.make('talent', { displayName: 'Otto' });
    await hold();
    expect((await hold({ day: '2027-03-13' })).rank).toBe(1);
    expect((await hold({ talentId: other.id })).rank).toBe(1);
    expect((await hold()).rank).toBe(2);
  });

  it('move up when one before is released, with an entry in the history of each', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    expect((await step(first.id, 'release')).data).toMatchObject({ state: 'RELEASED', rank: null });
    expect(await order()).toEqual(inOrder(second, third));
    const [entry] = await historyOf(third.id);
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'rank', before: 3, after: 2 }] });
    expect((await shop.read('hold', second.id)).version).toBe(second.version + 1);
  });

  it('are closed where one is deleted, and a restored one comes last', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    expect((await shop.call('hold', 'delete', { id: first.id })).status).toBe(200);
    expect(await order()).toEqual(inOrder(second, third));
    expect((await shop.call('hold', 'restore', { id: first.id })).data.rank).toBe(3);
    expect(await order()).toEqual(inOrder(second, third, first));
  });

  it('go and come back with the talent', async () => {
    const [first, second] = [await hold(), await hold()];
    await shop.call('talent', 'delete', { id: talent.id });
    expect(await order()).toEqual([]);
    await shop.call('talent', 'restore', { id: talent.id });
    expect(await order()).toEqual(inOrder(first, second));
  });

  it('are last on another day, and close on the former one', async () => {
    const [first, second] = [await hold(), await hold()];
    const there = await hold({ day: '2027-03-14' });
    const { data } = await shop.call('hold', 'update', { id: first.id, given: { day: '2027-03-14' } });
    expect(data.rank).toBe(2);
    expect(await order()).toEqual(inOrder(second));
    expect(await order(talent.id, '2027-03-14')).toEqual(inOrder(there, first));
  });

  it('hold where many are moved to one day at once', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold({ day: '2027-03-15' })];
    const ids = [first, second].map(({ id, version }) => ({ id, version }));
    const { status, text } = await shop.call('hold', 'bulk', { given: { ids, change: { day: '2027-03-15' } } });
    expect(status, text).toBe(200);
    expect(await order(talent.id, '2027-03-15')).toEqual(inOrder(third, first, second));
  });

  it('are not given by a caller', async () => {
    const before = await count();
    expect(refusalOf(await create({ talentId: talent.id, day, rank: 1 }))).toEqual([400, 'rank', 'unknownField']);
    expect(await count()).toBe(before);
    const made = await hold();
    expect((await shop.call('hold', 'update', { id: made.id, given: { rank: 9 } })).status).toBe(400);
    expect((await shop.read('hold', made.id)).rank).toBe(1);
  });

  it('go on with a prospect who becomes a talent', async () => {
    const scout = await shop.make('scout', { displayName: 'Nia' });
    const made = await hold({ talentId: scout.id });
    const path = '/client/v1/scouts/convert-to-talent';
    const token = shop.house.of('agency').token;
    const converted = await shop.test.ask({ method: 'PUT', path, token, body: { id: scout.id } });
    expect(converted.status, converted.text).toBe(200);
    expect((await shop.read('hold', made.id)).talent).toMatchObject({ id: scout.id, kind: 'talent' });
    expect((await hold({ talentId: scout.id })).rank).toBe(2);
  });

  it('are put one behind the other where two talents are merged, and parted again', async () => {
    const gone = await shop.make('talent', { displayName: 'Mara twice' });
    const [first, second] = [await hold(), await hold()];
    const [third, released, fourth] = [
      await hold({ talentId: gone.id }),
      await hold({ talentId: gone.id }),
      await hold({ talentId: gone.id }),
    ];
    await step(released.id, 'release');
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    const merged = await shop.call('talent', 'merge', { id: talent.id, version: talent.version, given });
    expect(merged.status, merged.text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second, third, fourth));
    const { data } = await shop.call('talent', 'history', { id: talent.id });
    const { merge } = data.data.find((entry: Json) => entry.action === 'merge');
    const version = merged.data.version;
    const parted = await shop.call('talent', 'unmerge', { id: talent.id, version, given: { mergeId: merge.id } });
    expect(parted.status, parted.text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second));
    expect(await order(gone.id)).toEqual(inOrder(third, fourth));
  });
});

describe('a confirmed hold', () => {
  it('releases the others of the day, and is the first', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    const { data, status, text } = await step(second.id, 'confirm', { others: 'RELEASE' });
    expect(status, text).toBe(200);
    expect(data).toMatchObject({ state: 'CONFIRMED', rank: 1 });
    expect(await order()).toEqual(inOrder(second));
    for (const { id } of [first, third]) expect((await shop.read('hold', id)).state).toBe('RELEASED');
  });

  it('keeps the others where they are wanted, and no second one is confirmed beside it', async () => {
    const [first, second] = [await hold(), await hold()];
    expect((await step(second.id, 'confirm', { others: 'KEEP' })).data).toMatchObject({ state: 'CONFIRMED', rank: 2 });
    expect(await order()).toEqual(inOrder(first, second));
    const refused = await step(first.id, 'confirm', { others: 'KEEP' });
    expect(refusalOf(refused)).toEqual([400, undefined, 'dayConfirmed']);
    expect(refused.json.error.message).toBe('Another hold is already confirmed on 12 Mar 2027. Release it first');
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    await step(second.id, 'release');
    expect((await step(first.id, 'confirm')).status).toBe(200);
  });

  it('is one where two are confirmed at once', async () => {
    const [first, second] = [await hold(), await hold()];
    const answers = await Promise.all([first, second].map(({ id }) => step(id, 'confirm', { others: 'KEEP' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const states = await Promise.all([first, second].map(async ({ id }) => (await shop.read('hold', id)).state));
    expect(states.toSorted()).toEqual(['CONFIRMED', 'HELD']);
  });

  it('is not brought back, moved or merged beside another one', async () => {
    const first = await hold();
    await step(first.id, 'confirm');
    await shop.call('hold', 'delete', { id: first.id });
    const second = await hold();
    await step(second.id, 'confirm');
    expect(refusalOf(await shop.call('hold', 'restore', { id: first.id }))).toEqual([400, undefined, 'dayConfirmed']);
    const third = await hold({ day: '2027-03-13' });
    await step(third.id, 'confirm');
    const moved = await shop.call('hold', 'update', { id: third.id, given: { day } });
    expect(refusalOf(moved)).toEqual([400, undefined, 'dayConfirmed']);
    const gone = await shop.make('talent', { displayName: 'Mara twice' });
    await step((await hold({ talentId: gone.id })).id, 'confirm');
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    const merged = await shop.call('talent', 'merge', { id: talent.id, version: talent.version, given });
    expect(refusalOf(merged)).toEqual([400, undefined, 'dayConfirmed']);
    expect(await order(gone.id)).toHaveLength(1);
  });

  it('leaves alone what is over', async () => {
    const made = await hold();
    await step(made.id, 'release');
    expect(refusalOf(await step(made.id, 'confirm'))[0]).toBe(400);
    const changed = await shop.call('hold', 'update', { id: made.id, given: { day: '2027-04-01' } });
    expect(refusalOf(changed)).toEqual([400, 'day', 'fieldClosed']);
    expect((await shop.call('hold', 'update', { id: made.id, given: { note: 'Asked again' } })).status).toBe(200);
  });
});

describe('a hold that expires', () => {
  it('does so in its minute, and the next moves up', async () => {
    const first = await hold({ expiresAt: shop.test.now() + 10 * minute });
    const second = await hold();
    shop.test.pass(9 * minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    shop.test.pass(minute);
    await runDue();
    expect(await shop.read('hold', first.id)).toMatchObject({ state: 'EXPIRED', rank: null });
    expect(await order()).toEqual(inOrder(second));
    expect((await historyOf(first.id))[0].by).toBeNull();
  });

  it('does so once where two servers look at once, also after a stop of two days', async () => {
    const first = await hold({ expiresAt: shop.test.now() + minute });
    await hold();
    shop.test.pass(48 * 60 * minute);
    await Promise.all([runDue(), runDue(), runDue()]);
    const expired = await shop.read('hold', first.id);
    expect(expired).toMatchObject({ state: 'EXPIRED', version: first.version + 1 });
  });

  it('is held for longer where its moment moves, and for good without one', async () => {
    const first = await hold({ expiresAt: shop.test.now() + minute });
    const second = await hold({ expiresAt: shop.test.now() + minute });
    const later = shop.test.now() + 3 * minute;
    await shop.call('hold', 'update', { id: first.id, given: { expiresAt: later } });
    await shop.call('hold', 'update', { id: second.id, given: { expiresAt: null } });
    shop.test.pass(2 * minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    shop.test.pass(minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('EXPIRED');
    expect((await shop.read('hold', second.id)).state).toBe('HELD');
  });

  it('is either confirmed or expired, whoever comes first', async () => {
    const made = await hold({ expiresAt: shop.test.now() + minute });
    shop.test.pass(minute);
    // Over, though nobody has looked yet.
    expect(refusalOf(await step(made.id, 'confirm'))).toEqual([400, undefined, 'holdOver']);
    const [confirmed] = await Promise.all([step(made.id, 'confirm'), runDue()]);
    expect(confirmed.status).toBe(400);
    expect((await shop.read('hold', made.id)).state).toBe('EXPIRED');
    const other = await hold({ expiresAt: shop.test.now() + minute });
    expect((await step(other.id, 'confirm')).data).toMatchObject({ state: 'CONFIRMED', expiresAt: null });
    shop.test.pass(minute);
    await runDue();
    expect((await shop.read('hold', other.id)).state).toBe('CONFIRMED');
  });

  it('expires also where it was deleted at its moment, and restored since', async () => {
    const made = await hold({ expiresAt: shop.test.now() + minute });
    await shop.call('hold', 'delete', { id: made.id });
    shop.test.pass(2 * minute);
    await runDue();
    await shop.call('hold', 'restore', { id: made.id });
    await runDue();
    expect((await shop.read('hold', made.id)).state).toBe('EXPIRED');
  });

  it('is not given a moment that has passed', async () => {
    const before = await count();
    const past = { talentId: talent.id, day, expiresAt: shop.test.now() - 1 };
    expect(refusalOf(await create(past))).toEqual([400, 'expiresAt', 'momentPast']);
    expect(await count()).toBe(before);
  });
});

describe('several days in one call', () => {
  const range = { fromDay: '2027-06-01', toDay: '2027-06-03' };

  it('are held for each talent, behind whoever is there', async () => {
    const scout = await shop.make('scout', { displayName: 'Nia' });
    const taken = await hold({ day: '2027-06-02' });
    await step(taken.id, 'confirm');
    const { data, status, text } = await holdDays({ ...range, talentIds: [talent.id, scout.id], note: 'Fragrance' });
    expect(status, text).toBe(200);
    const ranks = (id: string) =>
      data.holds.filter((one: Json) => one.talentId === id).map((one: Json) => `${one.day} ${one.rank}`);
    expect(ranks(talent.id)).toEqual(['2027-06-01 1', '2027-06-02 2', '2027-06-03 1']);
    expect(ranks(scout.id)).toEqual(['2027-06-01 1', '2027-06-02 1', '2027-06-03 1']);
    expect(await shop.read('hold', data.holds[0].id)).toMatchObject({ note: 'Fragrance', state: 'HELD' });
  });

  it('are made once for a key, however often it is sent', async () => {
    const body = { ...range, talentIds: [talent.id] };
    const key = { 'idempotency-key': `days-${shop.next()}` };
    const [first, again] = await Promise.all([holdDays(body, key), holdDays(body, key)]);
    expect(again.data).toEqual(first.data);
    expect(await listed({ talentIds: [talent.id] })).toHaveLength(3);
  });

  it('are all or none, and say which value is wrong', async () => {
    const before = await count();
    const talentIds = [talent.id];
    const eventId = talent.id;
    expect(refusalOf(await holdDays({ ...range, talentIds, eventId }))).toEqual([400, 'eventId', 'reference']);
    const absent = [talent.id, '01940000-0000-7000-8000-00000000dead'];
    expect(refusalOf(await holdDays({ ...range, talentIds: absent }))).toEqual([400, 'talentIds', 'reference']);
    expect(refusalOf(await holdDays({ ...range, talentIds, toDay: '2027-05-31' }))).toEqual([
      400,
      'toDay',
      'dateOrder',
    ]);
    expect(refusalOf(await holdDays({ ...range, talentIds, fromDay: '2027-02-30' }))).toEqual([400, 'fromDay', 'date']);
    const year = { ...range, talentIds, toDay: '9999-12-31' };
    expect(refusalOf(await holdDays(year))).toEqual([400, 'toDay', 'tooManyHeld']);
    const past = { ...range, talentIds, expiresAt: 1 };
    expect(refusalOf(await holdDays(past))).toEqual([400, 'expiresAt', 'momentPast']);
    expect((await holdDays({ ...range, talentIds }, {}, 'none')).status).toBe(403);
    expect(await count()).toBe(before);
  });
});

describe('whoever may read holds', () => {
  it('of assigned talents alone sees those, and another engagement without its name', async () => {
    const me = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of mine', assigneeIds: [me] });
    const secret = await shop.make('event', { summary: 'Secret launch' });
    const known = await shop.make('event', { summary: 'Known launch', talentIds: [mine.id] });
    const [first, second] = [
      await hold({ talentId: mine.id, eventId: secret.id }),
      await hold({ talentId: mine.id, eventId: known.id }),
    ];
    const other = await hold({ eventId: secret.id });
    const list = await shop.call('hold', 'list', { given: { orderBy: 'rank' }, as: 'viewAssigned' });
    const told = new Map<string, Json>(list.data.data.map((one: Json) => [one.id, one]));
    expect(told.get(first.id)).toMatchObject({ rank: 1, eventId: secret.id, event: null });
    expect(told.get(second.id)).toMatchObject({ rank: 2, event: { displayName: 'Known launch' } });
    expect(told.has(other.id)).toBe(false);
    expect((await shop.call('hold', 'one', { id: other.id, as: 'viewAssigned' })).status).toBe(404);
    for (const operation of ['one', 'history', 'export'] as const) {
      const answer = await shop.call('hold', operation, { id: first.id, as: 'viewAssigned' });
      expect(answer.text, operation).not.toContain('Secret launch');
    }
    const options = await shop.call('hold', 'options', { given: { field: 'event' }, as: 'viewAssigned' });
    expect(options.text).not.toContain('Secret launch');
    expect((await shop.read('hold', first.id)).event.displayName).toBe('Secret launch');
  });

  it('but not opportunities is not told which one', async () => {
    const chance = await shop.make('opportunity', { summary: 'Quiet pitch' });
    const me = shop.house.of('people').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of people', assigneeIds: [me] });
    const made = await hold({ talentId: mine.id, opportunityId: chance.id });
    const { data } = await shop.call('hold', 'one', { id: made.id, as: 'people' });
    expect(data).toMatchObject({ opportunityId: chance.id, opportunity: null });
  });

  it('in another agency sees what an empty one does', async () => {
    const made = await hold();
    const empty = await shop.call('hold', 'list', { as: 'otherAgency' });
    expect(empty.data).toEqual({ data: [], total: 0, loadMore: false, nextPageIndex: null });
    const absent = '01940000-0000-7000-8000-00000000dead';
    const [there, nowhere] = [
      await shop.call('hold', 'one', { id: made.id, as: 'otherAgency' }),
      await shop.call('hold', 'one', { id: absent, as: 'otherAgency' }),
    ];
    expect(there.text).toBe(nowhere.text);
    const ask = (id: string) =>
      shop.test.ask({
        method: 'POST',
        path: `/client/v1/holds/${id}/release`,
        token: shop.house.of('otherAgency').token,
        body: {},
      });
    expect((await ask(made.id)).text).toBe((await ask(absent)).text);
    expect((await shop.read('hold', made.id)).state).toBe('HELD');
  });

  it('of one event alone confirms theirs, and releases nobody else’s', async () => {
    const me = shop.house.of('editAssigned').actor?.staffId ?? '';
    const event = await shop.make('event', { summary: 'Lead of mine', leadId: me });
    const [first, second] = [await hold(), await hold({ eventId: event.id })];
    const token = shop.house.of('editAssigned').token;
    const path = `/client/v1/holds/${second.id}/confirm`;
    const { status, text } = await shop.test.ask({ method: 'POST', path, token, body: { others: 'RELEASE' } });
    expect(status, text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second));
  });
});

// The last one: the clock goes on by months, after which nobody is signed in.
it('a hold expires at the moment that was said, over the change of the clocks', async () => {
  // Sydney leaves summer time at 3:00 of 4 April 2027: this moment is the second 2:30 of that night.
  const expiresAt = Date.parse('2027-04-03T16:30:00Z');
  const { id } = await hold({ day: '2027-04-04', expiresAt });
  const now = async () => {
    await runDue();
    const text = 'select state, day::text from holds where id = $1';
    return (await shop.test.pools.owner.query(text, [id])).rows;
  };
  shop.test.pass(expiresAt - shop.test.now() - 1);
  expect(await now()).toEqual([{ state: 'HELD', day: '2027-04-04' }]);
  shop.test.pass(1);
  expect(await now()).toEqual([{ state: 'EXPIRED', day: '2027-04-04' }]);
});
