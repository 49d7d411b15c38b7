import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The board of the pipeline: its sums, its order, and moves of many people at once. */
let shop: Workshop;
let word: string;
const columns = new Map<string, string>();
const people = ['agency', 'otherAgency', 'viewAllEditAssigned', 'viewAssigned'] as const;
beforeAll(async () => {
  shop = await openWorkshop(people);
  const { token } = shop.house.of('agency');
  const query = { type: 'PIPELINE', isIncludeStatus: true };
  const { data } = await shop.test.ask({ method: 'GET', path: '/client/v1/status-category', query, token });
  for (const { code, statusIds } of data) columns.set(code, statusIds[0]);
});
beforeEach(() => {
  word = `Deal${shop.next()}x`;
});
afterAll(() => shop.close());

const column = (code = 'OPPORTUNITY') => columns.get(code) as string;
const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId;
const make = (name: string, body: object = {}) => shop.make('opportunity', { summary: `${name} ${word}`, ...body });
const board = async (given: object = {}, as: PrincipalName = 'agency') =>
  (await shop.call('opportunity', 'board', { given: { keyword: word, pageSize: 100, ...given }, as })).data
    .columns as Json[];
const within = async (code?: string, given?: object, as?: PrincipalName): Promise<Json> =>
  (await board(given, as)).find(({ status }) => status.id === column(code));
const names = (rows: readonly Json[]) => rows.map(({ summary }) => String(summary).split(' ')[0]);
const shown = async (code?: string, given?: object, as?: PrincipalName) =>
  names((await within(code, given, as)).data as Json[]);
const orderOf = async ({ id }: Json, code?: string): Promise<string> =>
  (await within(code)).data.find((card: Json) => card.id === id)?.order;
const move = ({ id }: Json, given: object = {}, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.call('opportunity', 'move', { id, given: { statusId: column(), ...given }, as });
const refusal = ({ status, json }: Answer) => [
  status,
  json.error.key,
  json.errorDetails?.map(({ field }: Json) => field),
];

describe('the sums of a column', () => {
  it('are of all cards that the filters find, each currency by its own digits', async () => {
    for (let each = 0; each < 25; each += 1) await make(`a${each}`, { value: '0.10', valueCurrency: 'AUD' });
    await make('usd', { value: '1000000.01', valueCurrency: 'USD' });
    await make('yen', { value: '9007199254740993', valueCurrency: 'JPY' });
    await make('yen', { value: '7', valueCurrency: 'JPY' });
    await make('dinar', { value: '1.005', valueCurrency: 'KWD' });
    await make('rebate', { value: '-0.50', valueCurrency: 'AUD' });
    await make('none', { value: null, valueCurrency: 'EUR' });
    const sums = {
      value: [
        { currency: 'AUD', amount: '2.00' },
        { currency: 'JPY', amount: '9007199254741000' },
        { currency: 'KWD', amount: '1.005' },
        { currency: 'USD', amount: '1000000.01' },
      ],
    };
    const { data, ...first } = await within(undefined, { pageSize: 20 });
    expect(first).toMatchObject({ total: 31, sums, loadMore: true, nextPageIndex: 1 });
    expect(data).toHaveLength(20);
    const given = { keyword: word, statusIds: [column()], orderBy: 'place', pageIndex: 1, pageSize: 20 };
    const more = await shop.call('opportunity', 'list', { given });
    expect([...names(data), ...names(more.data.data)]).toEqual(await shown());
    expect(more.data).toMatchObject({ total: 31, loadMore: false });
    const yen = await within(undefined, { valueMin: '1', valueCurrency: 'JPY' });
    expect(yen).toMatchObject({ total: 2, sums: { value: [{ currency: 'JPY', amount: '9007199254741000' }] } });
  });

  it('follow a card into another column', async () => {
    const card = await make('one', { value: '30', valueCurrency: 'USD' });
    await make('two', { value: '12', valueCurrency: 'USD' });
    const totals = async () =>
      (await board()).map(({ total, sums }) => [total, ...sums.value.map(({ amount }: Json) => amount)]);
    expect(await totals()).toEqual([[2, '42.00'], [0], [0], [0]]);
    await move(card, { statusId: column('WON') });
    expect(await totals()).toEqual([[1, '12.00'], [1, '30.00'], [0], [0]]);
    await shop.call('opportunity', 'delete', { id: card.id });
    expect(await totals()).toEqual([[1, '12.00'], [0], [0], [0]]);
  });
});

it('who may view all and edit their own sees every card and total, and moves their own alone', async () => {
  const mine = await make('mine', { assigneeIds: [staffOf('viewAllEditAssigned')], value: '1', valueCurrency: 'AUD' });
  const other = await make('other', { value: '2', valueCurrency: 'AUD' });
  const as = 'viewAllEditAssigned';
  expect(await within(undefined, {}, as)).toMatchObject({ total: 2, sums: { value: [{ amount: '3.00' }] } });
  const may = (await within(undefined, {}, as)).data.map(({ permissions }: Json) => permissions.canUpdate);
  expect(may).toEqual([true, false]);
  const sums = await tableSums(shop.test);
  for (const given of [
    { lowerOrder: null },
    { statusId: column('WON') },
    { statusId: column('LOST'), lowerOrder: null },
  ])
    expect(refusal(await move(other, given, as))).toEqual([403, 'notAllowed', undefined]);
  for (const who of ['viewAssigned', 'otherAgency'] as const)
    for (const one of [mine, other]) expect([403, 404]).toContain((await move(one, { lowerOrder: null }, who)).status);
  expect(await tableSums(shop.test)).toEqual(sums);
  expect((await move(mine, { lowerOrder: null }, as)).status).toBe(200);
  expect(await shown()).toEqual(['other', 'mine']);
  expect((await move(mine, { statusId: column('WON') }, as)).status).toBe(200);
});

describe('a move', () => {
  it('above a card, behind one and to the end writes neither a version nor history', async () => {
    const [a, b, c] = [await make('a'), await make('b'), await make('c')];
    await move(c, { lowerOrder: await orderOf(a) });
    expect(await shown()).toEqual(['c', 'a', 'b']);
    await move(c, { upperOrder: await orderOf(a) });
    expect(await shown()).toEqual(['a', 'c', 'b']);
    await move(a, { lowerOrder: null });
    expect(await shown()).toEqual(['c', 'b', 'a']);
    for (const { id } of [a, b, c]) {
      const record = await shop.read('opportunity', id);
      const history = await shop.call('opportunity', 'history', { id });
      expect([record.version, record.updatedAt, history.data.data.length]).toEqual([1, record.createdAt, 1]);
    }
  });

  it('stands by the visible neighbour while a filter hides others, whose order stays', async () => {
    const usd = { value: '1', valueCurrency: 'USD' };
    const a = await make('a', usd);
    await make('x');
    const b = await make('b', usd);
    await make('y');
    const c = await make('c', usd);
    expect(await shown(undefined, { valueMin: '1', valueCurrency: 'USD' })).toEqual(['a', 'b', 'c']);
    await move(c, { lowerOrder: await orderOf(b) });
    expect(await shown()).toEqual(['a', 'x', 'c', 'b', 'y']);
    await move(a, { upperOrder: await orderOf(b) });
    expect(await shown()).toEqual(['x', 'c', 'b', 'a', 'y']);
  });

  it('beside a card of another column, or of none, is refused and writes nothing', async () => {
    const lostReasonId = (await shop.make('catalogue', { displayName: 'Too late', type: 'LOST_REASON' })).id;
    const lost = { statusId: column('LOST'), lostReasonId };
    const [a, b, gone] = [await make('a'), await make('b', lost), await make('gone')];
    await move(gone, { lowerOrder: null });
    const [elsewhere, last] = [await orderOf(b, 'LOST'), await orderOf(gone)];
    await shop.call('opportunity', 'delete', { id: gone.id });
    const sums = await tableSums(shop.test);
    for (const field of ['lowerOrder', 'upperOrder'])
      for (const order of [elsewhere, last, 'a0'])
        expect(refusal(await move(a, { [field]: order }))).toEqual([400, 'notInColumn', [field]]);
    const both = { statusId: column('WON'), value: '5', valueCurrency: 'AUD', lowerOrder: elsewhere };
    expect(refusal(await move(a, both))).toEqual([400, 'notInColumn', ['lowerOrder']]);
    expect((await move(gone, { lowerOrder: null })).status).toBe(404);
    expect(await tableSums(shop.test)).toEqual(sums);
  });

  it('of a stale version is refused; of a card that others moved meanwhile it goes on', async () => {
    const card = await make('a', { value: '5', valueCurrency: 'AUD' });
    await move(card, { statusId: column('WON'), version: 1 });
    expect(refusal(await move(card, { statusId: column('DECLINED'), version: 1 }))).toEqual([
      400,
      'staleVersion',
      undefined,
    ]);
    expect((await move(card, { statusId: column('DECLINED') })).status).toBe(200);
    expect(await shown('DECLINED')).toEqual(['a']);
  });

  it('into a status that was deleted, or is of another kind, is refused', async () => {
    const card = await make('a');
    const { data: first } = await shop.call('status', 'one', { id: column('DECLINED') });
    const declined = { id: first.categoryId };
    const second = await shop.make('status', { statusName: 'No thanks', type: 'PIPELINE', categoryId: declined.id });
    const parked = await make('parked', { statusId: second.id });
    // A status with cards in it is not deleted.
    expect((await shop.call('status', 'delete', { id: second.id })).status).toBe(400);
    await move(parked, { statusId: column('DECLINED') });
    expect((await shop.call('status', 'delete', { id: second.id })).status).toBe(200);
    const sums = await tableSums(shop.test);
    const [task] = shop.find(['status'], 'TASK');
    for (const statusId of [second.id, task, shop.find(['talent'])[0]])
      expect(refusal(await move(card, { statusId, lowerOrder: null }))).toEqual([400, 'reference', ['statusId']]);
    expect(await tableSums(shop.test)).toEqual(sums);
    expect((await board()).map(({ status }) => status.id)).not.toContain(second.id);
  });
});

it('200 moves into one gap at once keep all cards, each with an order of its own', async () => {
  const names200 = Array.from({ length: 200 }, (_, index) => `n${index}`);
  const [first, last] = [await make('first'), await make('last')];
  const cards = await Promise.all(names200.map((name) => make(name)));
  await move(first, { lowerOrder: await orderOf(last) });
  const lowerOrder = await orderOf(last);
  const answers = await Promise.all(cards.map((card) => move(card, { lowerOrder })));
  expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
  const given = { keyword: word, statusIds: [column()], orderBy: 'place', pageSize: 100 };
  const rows: Json[] = [];
  for (const pageIndex of [0, 1, 2])
    rows.push(...(await shop.call('opportunity', 'list', { given: { ...given, pageIndex } })).data.data);
  expect(new Set(rows.map(({ order }) => order)).size).toBe(202);
  expect(names(rows).slice(1, -1).toSorted()).toEqual(names200.toSorted());
  expect([names(rows)[0], names(rows).at(-1)]).toEqual(['first', 'last']);
  expect((await within()).total).toBe(202);
});
