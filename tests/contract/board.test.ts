import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardAt, keyAbove, putAt } from '../../server/engine/board/columnPlaces.ts';
import { storedBoard, type StoredBoard } from '../../server/engine/board/placedRows.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** The first status of each category of tasks and events, by type and code. */
const statusIn = new Map<string, string>();
beforeAll(async () => {
  shop = await openWorkshop([
    'agency',
    'otherAgency',
    'editAssigned',
    'viewAssigned',
    'viewAll',
    'viewAllEditAssigned',
  ]);
  for (const type of ['TASK', 'EVENT']) {
    const query = { type, isIncludeStatus: true };
    const { token } = shop.house.of('agency');
    const { data } = await shop.test.ask({ method: 'GET', path: '/client/v1/status-category', query, token });
    for (const { code, statusIds } of data) statusIn.set(`${type} ${code}`, statusIds[0]);
  }
});
afterAll(() => shop.close());

const of = (code: string) => statusIn.get(`TASK ${code}`) as string;
const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId;
const board = async (given: object, as?: PrincipalName) =>
  (await shop.call('fixtureDuty', 'board', { given: { ...given }, ...(as && { as }) })).data.columns as Json[];
const columnOf = (columns: Json[], code: string): Json => columns.find(({ status }) => status.id === of(code));
const names = ({ data }: Json): string[] => data.map(({ summary }: Json) => summary);

/** A series of its own in a column, found by its keyword. */
function series(code = 'NEW') {
  const word = `series${shop.next()}x`;
  const made = new Map<string, Json>();
  const add = async (name: string, body: object = {}) => {
    const record = await shop.make('fixtureDuty', { summary: `${name} ${word}`, statusId: of(code), ...body });
    made.set(name, record);
    return record;
  };
  const cards = async (within = code, as?: PrincipalName): Promise<Json[]> =>
    columnOf(await board({ keyword: word, pageSize: 100 }, as), within).data;
  const shown = async (within = code, as?: PrincipalName) =>
    (await cards(within, as)).map(({ summary }) => String(summary).split(' ')[0]);
  const orderOf = async (name: string, within = code) =>
    (await cards(within)).find(({ id }) => id === made.get(name)?.id)?.order as string;
  const move = (name: string, given: object = {}, as?: PrincipalName): Promise<Answer> =>
    shop.call('fixtureDuty', 'move', {
      id: made.get(name)?.id,
      given: { statusId: of(code), ...given },
      ...(as && { as }),
    });
  return { word, made, add, cards, shown, orderOf, move };
}

const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];

describe('a board', () => {
  it('has the statuses as columns in the order of their categories, without those that are hidden', async () => {
    const { token } = shop.house.of('agency');
    const query = { type: 'TASK', isIncludeStatus: true };
    const categories = await shop.test.ask({ method: 'GET', path: '/client/v1/status-category', query, token });
    const expected = categories.data.flatMap(({ statuses }: Json) => statuses.map(({ id }: Json) => id));
    const columns = await board({});
    expect(columns.map(({ status }) => status.id)).toEqual(expected);
    expect(columns[0].status).toMatchObject({
      kind: 'status',
      color: expect.stringMatching(/^#/),
      categoryCode: 'NEW',
    });
    const blocked = categories.data.find(({ code }: Json) => code === 'BLOCKED');
    const path = `/client/v1/status-category/${blocked.id}/hide`;
    const hidden = await shop.test.ask({ method: 'POST', path, token, body: { statusId: of('NEW') } });
    expect(hidden.status).toBe(200);
    const codes = async (given: object) => (await board(given)).map(({ status }) => status.categoryCode);
    expect(await codes({})).toEqual(['NEW', 'IN_PROGRESS', 'COMPLETED']);
    await shop.call('statusCategory', 'update', { id: blocked.id, given: { isHidden: false } });
    expect(await codes({ categoryCodes: ['BLOCKED', 'NEW'] })).toEqual(['NEW', 'BLOCKED']);
    expect(await codes({ statusIds: [of('COMPLETED')] })).toEqual(['COMPLETED']);
  });

  it('counts and sums all cards that the filters find, and shows the first of them with what a card shows', async () => {
    const { word, add } = series();
    for (const [name, fee, feeCurrency] of [
      ['a', '10.50', 'AUD'],
      ['b', '0.25', 'AUD'],
      ['c', '90071992547409.93', 'AUD'],
      ['d', '700', 'JPY'],
      ['e', null, 'EUR'],
    ] as const)
      await add(name, { fee, feeCurrency, priority: 'HIGH' });
    const columns = await board({ keyword: word, pageSize: 2 });
    const { data, ...column } = columnOf(columns, 'NEW');
    expect(column).toMatchObject({
      total: 5,
      sums: {
        fee: [
          { currency: 'AUD', amount: '90071992547420.68' },
          { currency: 'JPY', amount: '700' },
        ],
      },
      loadMore: true,
      nextPageIndex: 1,
    });
    expect(data.map(({ summary }: Json) => summary)).toEqual([`a ${word}`, `b ${word}`]);
    expect(Object.keys(data[0]).toSorted()).toEqual(
      [
        ...[
          'about',
          'aboutIds',
          'assignee',
          'assigneeId',
          'due',
          'dueDay',
          'dueEnd',
          'dueIsAllDay',
          'dueTimeZone',
          'fee',
        ],
        ...['feeCurrency', 'id', 'order', 'permissions', 'priority', 'status', 'statusId', 'summary', 'version'],
      ].toSorted(),
    );
    expect(columnOf(columns, 'COMPLETED')).toMatchObject({ total: 0, sums: { fee: [] }, data: [], loadMore: false });
    const given = { keyword: word, statusIds: [of('NEW')], orderBy: 'place', pageIndex: 1, pageSize: 2 };
    const more = await shop.call('fixtureDuty', 'list', { given });
    expect(names(more.data)).toEqual([`c ${word}`, `d ${word}`]);
    expect(more.data).toMatchObject({ total: 5, loadMore: true });
    expect(more.data.data[0].permissions).toEqual({ canUpdate: true });
    const whole = await shop.call('fixtureDuty', 'list', { given: { keyword: word, orderBy: 'place' } });
    expect([...data, ...more.data.data].map(({ order }: Json) => order)).toEqual(
      whole.data.data.slice(0, 4).map(({ order }: Json) => order),
    );
    const back = await shop.call('fixtureDuty', 'list', {
      given: { keyword: word, orderBy: 'place', orderDirection: 'DESC' },
    });
    expect(names(back.data)).toEqual(names(whole.data).toReversed());
  });

  it('reads only the keys that it is asked for', async () => {
    const { word, add } = series();
    await add('a');
    const columns = await board({ keyword: word, fields: ['priority'] });
    expect(Object.keys(columnOf(columns, 'NEW').data[0]).toSorted()).toEqual(
      ['id', 'order', 'permissions', 'priority', 'version'].toSorted(),
    );
    expect(faults(await shop.call('fixtureDuty', 'board', { given: { fields: ['nothing'] } }))).toEqual([
      400,
      [['fields.0', 'unknownField']],
    ]);
  });

  it('shows each reader their cards, counts no others, and says which they may move', async () => {
    const { word, add, shown, move } = series();
    await add('own', { assigneeId: staffOf('viewAssigned'), fee: '1', feeCurrency: 'AUD' });
    await add('edited', { assigneeId: staffOf('editAssigned'), fee: '2', feeCurrency: 'AUD' });
    await add('mixed', { helperIds: [staffOf('viewAllEditAssigned')], fee: '4', feeCurrency: 'AUD' });
    const seen = async (as: PrincipalName) => {
      const { total, sums, data } = columnOf(await board({ keyword: word }, as), 'NEW');
      const mayMove = data.filter(({ permissions }: Json) => permissions.canUpdate);
      return [total, sums.fee, data.length, mayMove.map(({ summary }: Json) => summary.split(' ')[0])];
    };
    const aud = (amount: string) => [{ currency: 'AUD', amount }];
    expect(await seen('agency')).toEqual([3, aud('7.00'), 3, ['own', 'edited', 'mixed']]);
    expect(await seen('viewAssigned')).toEqual([1, aud('1.00'), 1, []]);
    expect(await seen('editAssigned')).toEqual([1, aud('2.00'), 1, ['edited']]);
    expect(await seen('viewAll')).toEqual([3, aud('7.00'), 3, []]);
    expect(await seen('viewAllEditAssigned')).toEqual([3, aud('7.00'), 3, ['mixed']]);
    expect((await board({ keyword: word }, 'otherAgency')).map(({ total }) => total)).toEqual([0, 0, 0, 0]);

    const done = { statusId: of('COMPLETED') };
    expect((await move('own', done, 'viewAssigned')).status).toBe(403);
    expect((await move('own', {}, 'viewAll')).status).toBe(403);
    expect((await move('own', { lowerOrder: null }, 'viewAllEditAssigned')).status).toBe(403);
    expect((await move('own', done, 'editAssigned')).status).toBe(404);
    expect(await shown()).toEqual(['own', 'edited', 'mixed']);
    expect((await move('edited', done, 'editAssigned')).status).toBe(200);
    expect(await shown('COMPLETED', 'viewAll')).toEqual(['edited']);
  });

  it('refuses what it does not take', async () => {
    for (const given of [{ orderBy: 'place' }, { pageIndex: 1 }, { deleted: true }, { nothing: 1 }, { pageSize: 101 }])
      expect((await shop.call('fixtureDuty', 'board', { given })).status, JSON.stringify(given)).toBe(400);
    for (const given of [{ orderBy: 'place' }, { orderBy: 'order' }])
      expect((await shop.call('talent', 'list', { given })).status, JSON.stringify(given)).toBe(400);
  });
});

describe('a move', () => {
  it('puts a card directly above another one, behind one, or at the end, and answers its order', async () => {
    const { add, shown, orderOf, move } = series();
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    expect(await shown()).toEqual(['a', 'b', 'c', 'd']);
    const answer = await move('d', { lowerOrder: await orderOf('b') });
    expect(await shown()).toEqual(['a', 'd', 'b', 'c']);
    expect(answer.data.order).toBe(await orderOf('d'));
    expect((await move('a', { lowerOrder: null })).status).toBe(200);
    expect(await shown()).toEqual(['d', 'b', 'c', 'a']);
    await move('a', { upperOrder: await orderOf('d') });
    expect(await shown()).toEqual(['d', 'a', 'b', 'c']);
    await move('c', { lowerOrder: await orderOf('d') });
    expect(await shown()).toEqual(['c', 'd', 'a', 'b']);
    // Above and behind itself it stays where it is.
    await move('a', { lowerOrder: await orderOf('a') });
    await move('a', { upperOrder: await orderOf('a') });
    await move('a');
    expect(await shown()).toEqual(['c', 'd', 'a', 'b']);
    await add('new');
    expect(await shown()).toEqual(['c', 'd', 'a', 'b', 'new']);
  });

  it('writes neither a version nor history for a place alone, and both for another column', async () => {
    const { made, add, cards, orderOf, move } = series();
    for (const name of ['a', 'b', 'c']) await add(name);
    const { id } = made.get('c') as Json;
    const entries = async () => (await shop.call('fixtureDuty', 'history', { id })).data.data.length;
    const orders = async (but: string) =>
      (await cards()).filter((card) => card.id !== made.get(but)?.id).map(({ order }) => order);
    const before = await orders('c');
    expect((await move('c', { lowerOrder: await orderOf('a') })).data.version).toBe(1);
    expect([await entries(), await orders('c')]).toEqual([1, before]);
    const moved = await move('c', { statusId: of('IN_PROGRESS'), lowerOrder: null, version: 1 });
    expect(moved.data).toMatchObject({ version: 2, status: { categoryCode: 'IN_PROGRESS' } });
    expect([await entries(), await orders('c')]).toEqual([2, before]);
    const stale = await move('c', { lowerOrder: null, version: 1 });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
  });

  it('refuses a neighbour in another column, an unknown status and what is no order, and changes nothing', async () => {
    const { made, add, shown, orderOf, move } = series();
    for (const name of ['a', 'b']) await add(name);
    const done = of('COMPLETED');
    const other = await orderOf('b');
    expect(faults(await move('a', { statusId: done, lowerOrder: other }))).toEqual([
      400,
      [['lowerOrder', 'notInColumn']],
    ]);
    expect(faults(await move('a', { statusId: done, upperOrder: other }))).toEqual([
      400,
      [['upperOrder', 'notInColumn']],
    ]);
    expect(faults(await move('a', { lowerOrder: 'a0' }))).toEqual([400, [['lowerOrder', 'notInColumn']]]);
    await move('b', { lowerOrder: await orderOf('a') });
    const placed = await orderOf('b');
    await shop.call('fixtureDuty', 'update', { id: (made.get('b') as Json).id, given: { statusId: of('BLOCKED') } });
    expect(faults(await move('a', { lowerOrder: placed }))).toEqual([400, [['lowerOrder', 'notInColumn']]]);
    for (const lowerOrder of ['', 'a-b', "a'; --", 7, 'é', 'z'.repeat(201)])
      expect((await move('a', { lowerOrder })).status, String(lowerOrder)).toBe(400);
    const event = statusIn.get('EVENT UPCOMING');
    expect(faults(await move('a', { statusId: event }))).toEqual([400, [['statusId', 'reference']]]);
    for (const given of [{ statusId: null }, { statusId: 'x' }, { order: 'a0' }, { priority: 'LOW' }])
      expect((await move('a', given)).status, JSON.stringify(given)).toBe(400);
    expect([await shown(), await shown('BLOCKED'), await shown('COMPLETED')]).toEqual([['a'], ['b'], []]);
  });

  it('goes by the states of the record: a step that asks for something takes it with the move', async () => {
    const word = `booked${shop.next()}`;
    const booking = await shop.make('fixtureBooking', { name: word });
    const move = (code: string, given: object = {}, as?: PrincipalName) =>
      shop.call('fixtureBooking', 'move', {
        id: booking.id,
        given: { statusId: statusIn.get(`EVENT ${code}`), ...given },
        ...(as && { as }),
      });
    const [reasonId] = shop.find(['catalogue'], 'TAG');
    expect(faults(await move('CANCELLED'))).toEqual([400, [['reasonId', 'required']]]);
    expect((await move('COMPLETED')).data.completedAt).toEqual(expect.any(Number));
    expect((await move('IN_PROGRESS')).data.completedAt).toBeNull();
    expect((await move('CANCELLED', { reasonId })).data.reason.id).toBe(reasonId);
    const refused = await move('COMPLETED');
    expect([refused.status, refused.json.error.key]).toEqual([400, 'transitionRefused']);
    expect((await shop.read('fixtureBooking', booking.id)).status.categoryCode).toBe('CANCELLED');
  });

  it('keeps hidden cards where they are while a filter shows some', async () => {
    const { word, add, shown, orderOf, move } = series();
    for (const name of ['a', 'x', 'b', 'y', 'c']) await add(name, { priority: /[xy]/.test(name) ? 'LOW' : 'HIGH' });
    const filtered = columnOf(await board({ keyword: word, priorities: ['HIGH'] }), 'NEW').data;
    expect(filtered.map(({ summary }: Json) => summary.split(' ')[0])).toEqual(['a', 'b', 'c']);
    await move('c', { lowerOrder: await orderOf('b') });
    expect(await shown()).toEqual(['a', 'x', 'c', 'b', 'y']);
    // Behind the last visible one, though others follow it.
    await move('a', { lowerOrder: null, upperOrder: await orderOf('b') });
    expect(await shown()).toEqual(['x', 'c', 'b', 'a', 'y']);
  });

  it('holds every one of many drops into one gap at once', async () => {
    const { add, shown, orderOf, cards, move } = series();
    const all = Array.from({ length: 12 }, (_, index) => `n${index}`);
    for (const name of ['first', 'last', ...all]) await add(name);
    const lowerOrder = await orderOf('last');
    const answers = await Promise.all(all.map((name) => move(name, { lowerOrder })));
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    const found = await shown();
    expect([found[0], found.at(-1), found.slice(1, -1).toSorted()]).toEqual(['first', 'last', all.toSorted()]);
    expect(new Set((await cards()).map(({ order }) => order)).size).toBe(14);
  });

  it.each([
    ['cards that nobody has placed', false],
    ['cards that were placed', true],
  ])('keeps keys short after a thousand drops into one gap between %s', async (_what, isPlaced) => {
    const { made, add, shown, orderOf, move } = series();
    const all = ['first', 'one', 'two', 'last'];
    for (const name of all) await add(name);
    if (isPlaced) for (const name of all) await move(name, { lowerOrder: null });
    const lower = await orderOf('last');
    const { engine } = shop.test.app;
    const model = engine.model('fixtureDuty');
    const board = storedBoard(model) as StoredBoard;
    const { agencyId } = shop.house;
    const lengths = new Set<number>();
    await shop.test.pools.transaction(agencyId, async (connection) => {
      for (let drop = 0; drop < 1000; drop += 1) {
        const moved = (made.get(drop % 2 === 0 ? 'one' : 'two') as Json).id;
        const column = { model, board, agencyId, value: of('NEW'), moved };
        const below = await cardAt(connection, column, lower);
        lengths.add((await putAt(connection, column, await keyAbove(connection, column, below?.key ?? ''))).length);
      }
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(48);
    // The card below has kept its key, so that a board which was read before may still name it.
    expect(await shown()).toEqual(['first', 'one', 'two', 'last']);
    expect((await move('first', { lowerOrder: lower })).status).toBe(200);
    expect(await shown()).toEqual(['one', 'two', 'first', 'last']);
  });
});

describe('a board by a choice', () => {
  const keys = (columns: Json[]) => columns.map(({ key }) => key);
  const stories = async (given: Record<string, unknown>, as?: PrincipalName): Promise<Json[]> =>
    (await shop.call('fixtureStory', 'board', { given, ...(as && { as }) })).data.columns;
  const put = (id: string, given: Record<string, unknown>, as?: PrincipalName) =>
    shop.call('fixtureStory', 'move', { id, given, ...(as && { as }) });

  it('has its values as columns in the order of the declaration, the empty ones as well', async () => {
    const word = `told${shop.next()}x`;
    const made = await shop.make('fixtureStory', { headline: `a ${word}` });
    const columns = await stories({ keyword: word });
    expect(columns.map(({ key, total, data }) => [key, total, data.map(({ id }: Json) => id)])).toEqual([
      ['1', 0, []],
      ['4', 1, [made.id]],
      ['5', 0, []],
    ]);
    expect(columns[0]).not.toHaveProperty('status');
    expect(keys(await stories({ statuses: [5, 1] }))).toEqual(['1', '5']);
    expect((await stories({ keyword: word }, 'otherAgency')).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it('moves cards by their states: a place without a version, another column as an update', async () => {
    const word = `moved${shop.next()}x`;
    const [one, two] = [
      await shop.make('fixtureStory', { headline: `one ${word}` }),
      await shop.make('fixtureStory', { headline: `two ${word}` }),
    ];
    const waiting = async () => (await stories({ keyword: word }))[1]?.data as Json[];
    const [first] = await waiting();
    expect((await put(two.id, { status: 4, lowerOrder: first.order })).data.version).toBe(1);
    expect((await waiting()).map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(
      await shop.call('fixtureStory', 'list', { given: { keyword: word, statuses: [4], orderBy: 'place' } }),
    ).toMatchObject({ data: { data: [{ id: two.id }, { id: one.id }] } });

    const published = await put(two.id, { status: 1, version: 1 });
    expect(published.data).toMatchObject({ version: 2, status: 1, publishedOn: expect.any(String) });
    expect(faults(await put(two.id, { status: 5 }))).toEqual([400, [['reason', 'required']]]);
    expect((await put(two.id, { status: 5, reason: 'Too early' })).data).toMatchObject({ status: 5, version: 3 });
    const stale = await put(one.id, { status: 1, version: 7 });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    for (const status of [2, '1', null, 'PENDING']) expect((await put(one.id, { status })).status).toBe(400);
    expect(
      faults(await put(one.id, { status: 4, lowerOrder: (await stories({ keyword: word }))[2]?.data[0].order })),
    ).toEqual([400, [['lowerOrder', 'notInColumn']]]);
  });
});
