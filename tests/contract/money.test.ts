import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const large = '90071992547409.93';
const largest = '92233720368547758.07';

it.each([large, largest, '-92233720368547758.07'])('is kept to its last cent: %s', async (amount) => {
  const made = await shop.make('fixtureErrand', {
    summary: `Deal ${amount}`,
    budget: amount,
    checklist: [{ label: 'x', price: amount }],
  });
  expect(made.budget).toBe(amount);
  const read = await shop.read('fixtureErrand', made.id);
  expect([read.budget, read.checklist[0].price]).toEqual([amount, amount]);
  const { data } = await shop.call('fixtureErrand', 'list', { given: { ids: [made.id] } });
  expect(data.data[0].budget).toBe(amount);
  const { data: same } = await shop.call('fixtureErrand', 'update', { id: made.id, given: { budget: amount } });
  expect(same.version).toBe(1);
  const { data: history } = await shop.call('fixtureErrand', 'history', { id: made.id });
  expect(history.data[0].changes).toContainEqual({ field: 'budget', before: null, after: amount });
  const csv = await shop.call('fixtureErrand', 'export', { given: { ids: [made.id], columns: ['budget'] } });
  expect(csv.text).toContain(amount);
  const { data: found } = await shop.call('fixtureErrand', 'list', {
    given: { ids: [made.id], budgetMin: amount, budgetMax: amount },
  });
  expect(found.total).toBe(1);
});

describe('amounts in one currency of their record', () => {
  const bill = (more: object = {}) => shop.make('fixtureBill', { name: `Bill ${shop.next()}`, ...more });
  const update = (id: string, given: object) => shop.call('fixtureBill', 'update', { id, given: { ...given } });
  const listOf = async (given: Record<string, unknown>): Promise<Json[]> => {
    const answer = await shop.call('fixtureBill', 'list', { given });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.data;
  };
  const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
  const lines = [
    { label: 'Show', quantity: '1.5', unitPrice: '600', extra: '1.25', extraCurrency: 'AUD' },
    { label: 'Travel', quantity: null, unitPrice: null },
  ];
  const yen = () => bill({ currency: 'JPY', total: '1200', discount: '100', lines });

  it('are kept, read and exported in it, whatever of them is asked for', async () => {
    const made = await yen();
    const told = { total: '1200', discount: '100', paid: null, currency: 'JPY' };
    expect(made).toMatchObject(told);
    expect(made.lines).toMatchObject([{ label: 'Show', unitPrice: '600', extra: '1.25' }, { unitPrice: null }]);
    expect(Object.keys(made).filter((key) => key.endsWith('Currency'))).toEqual([]);
    expect(await shop.read('fixtureBill', made.id)).toMatchObject({ ...told, lines: made.lines });
    const ids = [made.id];
    expect(await listOf({ ids, fields: ['total'] })).toMatchObject([{ total: '1200' }]);
    expect(await listOf({ ids, fields: ['total', 'currency'] })).toMatchObject([{ total: '1200', currency: 'JPY' }]);
    const { data: one } = await shop.call('fixtureBill', 'one', { id: made.id, given: { fields: ['lines'] } });
    expect(one.lines).toEqual(made.lines);
    const csv = await shop.call('fixtureBill', 'export', { given: { ids, columns: ['total', 'lines'] } });
    expect(csv.text).toContain('1200 JPY');
    expect(csv.text).toContain('unitPrice 600 JPY');
  });

  it('start in the agency’s own, and refuse more digits than theirs has', async () => {
    expect(await bill({ total: '12.5' })).toMatchObject({ total: '12.50', currency: 'AUD' });
    const given = { name: 'Wrong', currency: 'JPY', total: '12.5', lines: [{ label: 'x', unitPrice: '0.5' }] };
    expect(faults(await shop.call('fixtureBill', 'create', { given }))).toEqual([
      400,
      [
        ['total', 'dollar'],
        ['lines.0.unitPrice', 'dollar'],
      ],
    ]);
    const { id } = await yen();
    expect(faults(await update(id, { discount: '1.5' }))).toEqual([400, [['discount', 'dollar']]]);
    expect(faults(await update(id, { lines: [{ label: 'x', unitPrice: '1.5' }] }))).toEqual([
      400,
      [['lines.0.unitPrice', 'dollar']],
    ]);
  });

  it('keep their figures in another one', async () => {
    const { id, lines: before } = await yen();
    const { data } = await update(id, { currency: 'KWD' });
    const told = { total: '1200.000', discount: '100.000', currency: 'KWD', version: 2 };
    expect(data).toMatchObject({ ...told, lines: [{ id: before[0].id, unitPrice: '600.000', extra: '1.25' }, {}] });
    expect(await shop.read('fixtureBill', id)).toMatchObject({ ...told, lines: data.lines });
    const { data: history } = await shop.call('fixtureBill', 'history', { id });
    expect(history.data[0].changes).toEqual([{ field: 'currency', before: 'JPY', after: 'KWD' }]);
    expect((await update(id, { currency: null })).data).toMatchObject({ total: '1200.00', currency: 'AUD' });
  });

  it('keep the currency where one of them has more digits than the other has', async () => {
    const made = await bill({ total: '12.50', discount: '1.00', lines: [{ label: 'x', unitPrice: '0.25' }] });
    expect(faults(await update(made.id, { currency: 'JPY' }))).toEqual([
      400,
      [
        ['total', 'dollar'],
        ['lines.0.unitPrice', 'dollar'],
      ],
    ]);
    const given = { currency: 'JPY', total: '13', lines: [{ label: 'x', unitPrice: '1' }] };
    expect((await update(made.id, given)).data).toMatchObject({ total: '13', discount: '1', currency: 'JPY' });
    const sold = await bill();
    await shop.test.pools.owner.query('update fixture_bills set paid = 1250 where id = $1', [sold.id]);
    expect(faults(await update(sold.id, { currency: 'JPY' }))).toEqual([400, [['paid', 'dollar']]]);
    expect(await shop.read('fixtureBill', sold.id)).toMatchObject({ paid: '12.50', currency: 'AUD', version: 1 });
  });

  it('change it for many records at once, each by itself', async () => {
    const made = [await bill({ total: '5', lines: [{ label: 'x', unitPrice: '3' }] }), await bill({ total: '5.5' })];
    const ids = made.map(({ id }) => ({ id }));
    const { data } = await shop.call('fixtureBill', 'bulk', { given: { ids, change: { currency: 'JPY' } } });
    expect(JSON.stringify(data)).toContain('dollar');
    const [one, other] = [await shop.read('fixtureBill', made[0]?.id), await shop.read('fixtureBill', made[1]?.id)];
    expect(one).toMatchObject({ total: '5', currency: 'JPY', lines: [{ unitPrice: '3' }] });
    expect(other).toMatchObject({ total: '5.50', currency: 'AUD' });
  });

  it('are found, sorted and summed within it', async () => {
    const keyword = `pile${shop.next()}x`;
    for (const [total, currency] of [
      ['150', 'USD'],
      ['15000', 'JPY'],
      ['200', 'AUD'],
      ['50', 'AUD'],
    ])
      await bill({ name: `${total} ${currency} ${keyword}`, total, currency });
    const found = async (given: object) =>
      (await listOf({ keyword, orderBy: 'total', orderDirection: 'ASC', ...given })).map(
        ({ total, currency }) => `${total} ${currency}`,
      );
    expect(await found({})).toEqual(['50.00 AUD', '200.00 AUD', '15000 JPY', '150.00 USD']);
    expect(await found({ totalMin: '100' })).toEqual(['200.00 AUD']);
    expect(await found({ totalMin: '100', currency: 'JPY' })).toEqual(['15000 JPY']);
    expect(await found({ currency: 'AUD' })).toEqual(['50.00 AUD', '200.00 AUD']);
    const given = { totalMin: '0.5', currency: 'JPY' };
    expect(faults(await shop.call('fixtureBill', 'list', { given }))).toEqual([400, [['totalMin', 'amountDigits']]]);
    const { data: board } = await shop.call('fixtureBill', 'board', { given: { keyword } });
    expect(board.columns[0].sums.total).toEqual([
      { currency: 'AUD', amount: '250.00' },
      { currency: 'JPY', amount: '15000' },
      { currency: 'USD', amount: '150.00' },
    ]);
    expect(board.columns[0].data[0]).toMatchObject({ total: '150.00', currency: 'USD' });
  });

  it('are merged with it alone', async () => {
    const [kept, gone] = [await bill({ total: '5' }), await bill({ total: '7', currency: 'EUR' })];
    const merge = (choice: object) =>
      shop.call('fixtureBill', 'merge', {
        id: kept.id,
        version: kept.version,
        given: { goneId: gone.id, goneVersion: gone.version, choice },
      });
    expect(faults(await merge({ total: 'gone', currency: 'kept' }))).toEqual([400, [['currency', 'mergeDiffers']]]);
    expect(faults(await merge({ total: 'kept', currency: 'gone' }))).toEqual([400, [['currency', 'mergeDiffers']]]);
    expect((await merge({ total: 'gone', currency: 'gone' })).data).toMatchObject({ total: '7.00', currency: 'EUR' });
  });

  it('name one currency together in a line of a file', async () => {
    const me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
    const columns = ['name', 'total', 'discount', 'currency'];
    const file = csv(
      columns,
      ['Imported in yen', '1200 JPY', '100', ''],
      ['Imported in two', '€12', 'US$5', ''],
      ['Imported in another', '€12', '', 'USD'],
    );
    const done = await me.whole('fixtureBill', file, { columns, key: 'name', existing: 'update' });
    expect(done).toMatchObject({ created: 1, faults: 2 });
    expect(await listOf({ name: 'Imported in' })).toMatchObject([{ total: '1200', discount: '100', currency: 'JPY' }]);
  });
});
