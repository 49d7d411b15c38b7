import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
/** Amounts in the order in which the records were made. */
const made = [
  ['150', 'USD'],
  ['90071992547409.93', 'AUD'],
  ['15000', 'JPY'],
  ['150', 'AUD'],
  ['15.000', 'KWD'],
  [null, 'AUD'],
  ['90071992547409.92', 'AUD'],
  ['-5', 'AUD'],
] as const;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
  for (const [fee, feeCurrency] of made) await shop.make('fixtureDuty', { summary: 'Priced', fee, feeCurrency });
});
afterAll(() => shop.close());

const feesOf = async (given: object): Promise<string[]> => {
  const answer = await shop.call('fixtureDuty', 'list', { given: { keyword: 'Priced', pageSize: 100, ...given } });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.data.map(({ fee, feeCurrency }: Json) => `${String(fee)} ${feeCurrency}`);
};

describe('a list of amounts', () => {
  const rising = [
    '-5.00 AUD',
    '150.00 AUD',
    '90071992547409.92 AUD',
    '90071992547409.93 AUD',
    '15000 JPY',
    '15.000 KWD',
    '150.00 USD',
    'null AUD',
  ];
  it('sorts by the currency, then by the amount, in pages of any size', async () => {
    expect(await feesOf({ orderBy: 'fee', orderDirection: 'ASC' })).toEqual(rising);
    expect(await feesOf({ orderBy: 'fee', orderDirection: 'DESC' })).toEqual(rising.toReversed());
    const pages = await Promise.all(
      rising.map((_, pageIndex) => feesOf({ orderBy: 'fee', orderDirection: 'ASC', pageIndex, pageSize: 1 })),
    );
    expect(pages.flat()).toEqual(rising);
  });

  it.each([
    [{ feeMin: '150' }, ['150.00 AUD', '90071992547409.92 AUD', '90071992547409.93 AUD']],
    [{ feeMin: '150', feeMax: '150' }, ['150.00 AUD']],
    [{ feeMax: '150' }, ['-5.00 AUD', '150.00 AUD']],
    [{ feeMin: '90071992547409.93' }, ['90071992547409.93 AUD']],
    [{ feeMin: '1', feeCurrency: 'USD' }, ['150.00 USD']],
    [{ feeMax: '15000', feeCurrency: 'JPY' }, ['15000 JPY']],
    [{ feeMin: '14.999', feeMax: '15.001', feeCurrency: 'KWD' }, ['15.000 KWD']],
    [{ feeCurrency: 'AUD' }, rising.slice(0, 4)],
    [{ feeCurrency: 'EUR' }, []],
  ])('finds by %j amounts of that currency, or of the agency’s own', async (given, found) => {
    expect(await feesOf({ orderBy: 'fee', orderDirection: 'ASC', ...given })).toEqual(found);
  });

  it.each([
    [{ feeMin: '10.5', feeCurrency: 'JPY' }, 'feeMin'],
    [{ feeMax: '1.005' }, 'feeMax'],
    [{ feeMin: '1e3' }, 'feeMin'],
    [{ feeMin: '9999999999999999999' }, 'feeMin'],
    [{ feeCurrency: 'ZZZ' }, 'feeCurrency'],
    [{ feeMin: 10.5 }, 'feeMin'],
  ])('refuses %j', async (given, field) => {
    const { status, json } = await shop.call('fixtureDuty', 'list', { given });
    expect([status, json.errorDetails[0].field]).toEqual([400, field]);
  });

  const sumsOf = async (given: object, as: 'agency' | 'otherAgency' = 'agency') =>
    (await shop.call('fixtureDuty', 'count', { given: { keyword: 'Priced', ...given }, as })).data;
  const aud = '180143985094964.85';
  it.each([
    [{}, 8, { AUD: aud, JPY: '15000', KWD: '15.000', USD: '150.00' }],
    [{ feeCurrency: 'JPY' }, 1, { JPY: '15000' }],
    [{ feeMax: '150' }, 2, { AUD: '145.00' }],
    [{ countBy: ['priorities'] }, 8, { AUD: aud, JPY: '15000', KWD: '15.000', USD: '150.00' }],
    [{ countEach: { dear: { feeMin: '200' } }, feeCurrency: 'AUD' }, 4, { AUD: aud }],
    [{ feeCurrency: 'EUR' }, 0, {}],
  ])('is summed with its count by %j, exactly and in each currency', async (given, total, sums) => {
    const data = await sumsOf(given);
    const byCurrency = data.sums.fee.map(({ currency, amount }: Json) => [currency, amount]);
    expect([data.total, byCurrency]).toEqual([total, Object.entries(sums)]);
  });

  it('has no sums in another agency', async () => {
    expect(await sumsOf({}, 'otherAgency')).toEqual({ total: 0, sums: { fee: [] } });
  });
});
