import { afterAll, describe, expect, it } from 'vitest';
import { addToDay, endOfDay, startOfDay } from '../../schema/rules/dates.ts';
import { ageCodes } from '../../schema/rules/finance/invoices.ts';
import type { Json } from '../support/app.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';

/** Figures of the finance dashboard, and the lists that they lead to. The agency's day is 20 November 2026. */
const { shop, ask, ok, client, invoice, step, readyAmount } = await openInvoices();
afterAll(() => shop.close());

const today = '2026-11-20';
// Lists count ages by the clock of the database: these days are of one age by either clock.
const { rows } = await shop.test.pools.query<{ day: string }>(shop.house.agencyId, {
  text: `select (now() at time zone time_zone)::date::text as day from identity_agency_settings()`,
  values: [],
});
const days = [today, rows[0]?.day ?? today].toSorted();
const [early = today, late = today] = days;
const [longAgo, farAhead] = [addToDay(early, -400), addToDay(late, 400)];

const dashboard = async (body: object = {}): Promise<Json> => ok(await ask('POST', 'dashboard', body));
const figuresOf = async (currency: string, body: object = {}): Promise<Json> =>
  (await dashboard(body)).currencies.find((one: Json) => one.currency === currency);
const made = (unitPrice: string, more: object = {}): Promise<Json> =>
  invoice({ taxMode: 'NONE', lines: [lineOf(unitPrice)], dueOn: farAhead, ...more });
const sent = async (unitPrice: string, more: object = {}): Promise<Json> => {
  const one = await made(unitPrice, more);
  ok(await step(one.id, 'markSent'));
  return one;
};
const pay = async ({ id }: Json, amount: string, paidOn: string): Promise<Json> =>
  ok(await ask('PUT', `invoices/${id}/payments`, { amount, paidOn }));
/** The sums of a list, as its foot shows them. */
const sumsOf = async (filters: object, name: 'total' | 'outstanding'): Promise<Json> =>
  ok(await ask('POST', 'invoices/count', filters)).sums[name];
const asRange = (from: string, to: string) => ({
  fromDate: startOfDay(from, 'Australia/Sydney'),
  toDate: endOfDay(to, 'Australia/Sydney'),
});

describe('an agency without an invoice', () => {
  it('has zeros in its own currency', async () => {
    expect(ok(await ask('POST', 'dashboard', {}, 'otherAgency'))).toMatchObject({
      asOf: today,
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      hasInvoices: false,
      currencies: [
        {
          currency: 'AUD',
          outstanding: '0.00',
          overdue: '0.00',
          invoiced: '0.00',
          received: '0.00',
          readyToInvoice: { amount: '0.00', items: 0 },
        },
      ],
    });
  });
});

describe('the figures', () => {
  it('are of what was made, sent, paid, taken back and voided', async () => {
    const november = { issuedOn: '2026-11-02' };
    await made('1.00', november);
    await sent('10.00', { issuedOn: addToDay(longAgo, -1), dueOn: longAgo });
    const part = await sent('100.00', november);
    await pay(part, '30.00', '2026-11-01');
    await pay(part, '5.00', '2026-10-31');
    const whole = await sent('1000.00', { ...november, issuedOn: '2026-10-31' });
    const { payments } = await pay(whole, '1000.00', '2026-10-15');
    ok(await ask('DELETE', `invoices/${whole.id}/payments/${payments[0].id}`));
    const voided = await sent('20000.00', november);
    ok(await step(voided.id, 'void', { voidReason: 'Twice' }));
    for (const [index, day] of [0, 1, 30, 31, 60, 61, 90, 91].entries())
      await sent(String(2 ** index), { currency: 'JPY', issuedOn: '2026-01-01', dueOn: addToDay(today, -day) });

    const { hasInvoices, currencies } = await dashboard();
    expect([hasInvoices, currencies.map(({ currency }: Json) => currency)]).toEqual([true, ['AUD', 'JPY']]);
    const [own, yen] = currencies;
    expect(own).toMatchObject({ outstanding: '1075.00', overdue: '10.00', invoiced: '101.00', received: '-970.00' });
    expect(own.ageing).toEqual({ current: '1065.00', d1_30: '0.00', d31_60: '0.00', d61_90: '0.00', over90: '10.00' });
    expect(own.months).toHaveLength(12);
    expect([own.months[0].month, ...own.months.slice(-2)]).toEqual([
      '2025-12-01',
      { month: '2026-10-01', invoiced: '1000.00', received: '1005.00', feesEarned: '0.00' },
      { month: '2026-11-01', invoiced: '101.00', received: '-970.00', feesEarned: '0.00' },
    ]);
    expect(yen).toMatchObject({ outstanding: '255', overdue: '254', invoiced: '0', received: '0' });
    expect(yen.ageing).toEqual({ current: '1', d1_30: '6', d31_60: '24', d61_90: '96', over90: '128' });
    expect(yen.months[1]).toEqual({ month: '2026-01-01', invoiced: '255', received: '0', feesEarned: '0' });
  });

  it('are the sums of the lists that they lead to', async () => {
    const { outstanding, overdue, invoiced, ageing, months } = await figuresOf('AUD');
    const ages = Object.values(ageCodes);
    const open = { statuses: ['CREATED', 'SENT'], paymentStatuses: ['UNPAID', 'PARTIALLY_PAID'], currency: 'AUD' };
    const all = { statuses: ['CREATED', 'SENT'], currency: 'AUD' };
    const [october] = months.slice(-2);
    for (const [amount, name, filters] of [
      [outstanding, 'outstanding', { ...open, ages }],
      [outstanding, 'outstanding', { statuses: ['SENT'], currency: 'AUD' }],
      [overdue, 'outstanding', { ages: ages.slice(1), currency: 'AUD' }],
      [ageing.current, 'outstanding', { ...open, ages: [ageCodes.CURRENT] }],
      [ageing.over90, 'outstanding', { ...open, ages: [ageCodes.OVER_90] }],
      [invoiced, 'total', { ...all, ...asRange('2026-11-01', '2026-11-30') }],
      [october.invoiced, 'total', { ...all, ...asRange('2026-10-01', '2026-10-31') }],
    ] as const)
      expect([name, filters, await sumsOf(filters, name)]).toEqual([name, filters, [{ currency: 'AUD', amount }]]);
  });

  it('are of a range of days, its bounds included, and of one currency if told so', async () => {
    const range = { fromDate: '2026-10-15', toDate: '2026-10-31' };
    expect(await figuresOf('AUD', range)).toMatchObject({
      outstanding: '1075.00',
      invoiced: '1000.00',
      received: '1005.00',
    });
    expect(await figuresOf('AUD', { fromDate: '2026-10-16', toDate: '2026-10-30' })).toMatchObject({
      invoiced: '0.00',
      received: '0.00',
    });
    expect(await figuresOf('AUD', { fromDate: '2026-12-01', toDate: '2026-10-01' })).toMatchObject({
      invoiced: '0.00',
    });
    expect((await dashboard({ currency: 'JPY' })).currencies).toMatchObject([{ currency: 'JPY', outstanding: '255' }]);
    expect((await dashboard({ currency: 'EUR' })).currencies).toMatchObject([{ currency: 'EUR', outstanding: '0.00' }]);
  });

  it('count what is ready to be invoiced, without what waits', async () => {
    const before = (await figuresOf('AUD')).readyToInvoice;
    await readyAmount('12.50');
    const euros = await readyAmount('7.00', { amountCurrency: 'EUR' });
    await readyAmount('3.00', { readiness: 'NOT_READY', dueOn: today });
    const orphan: Json = await shop.make('contract', { summary: 'No payer', clientId: null });
    await readyAmount('5.00', { contractId: orphan.id });
    const { data } = ok(await ask('POST', 'invoices/ready/list', { pageSize: 100, currency: 'AUD' }));
    expect(new Set(data.map(({ unready }: Json) => unready))).toEqual(new Set([null, 'notReady', 'noClient']));
    const ready = data.filter(({ unready }: Json) => unready === null);
    const cents = ready.reduce((sum: number, { amount }: Json) => sum + Math.round(Number(amount) * 100), 0);
    const { amount, items } = (await figuresOf('AUD')).readyToInvoice;
    expect([amount, items]).toEqual([(cents / 100).toFixed(2), ready.length]);
    expect([Number(amount) - Number(before.amount), items - before.items]).toEqual([12.5, 1]);
    expect((await dashboard()).currencies.map(({ currency }: Json) => currency)).toEqual(['AUD', 'EUR', 'JPY']);
    await invoice({ currency: 'EUR', lines: [lineOf('7.00', { itemId: euros.id })], clientId: client.id });
    expect((await figuresOf('EUR')).readyToInvoice).toEqual({ amount: '0.00', items: 0 });
  });
});

describe('the days', () => {
  it('are the agency’s, wherever it is read', async () => {
    const { token } = shop.house.of('agency');
    const body = { timezoneId: 'America/Los_Angeles' };
    ok(await shop.test.ask({ method: 'PUT', path: '/user/v1/auth/time-zone', token, body }));
    expect(await dashboard()).toMatchObject({ asOf: today, fromDate: '2026-11-01' });
    // Midnight of 1 December in Sydney is 30 November elsewhere.
    shop.test.pass(Date.parse('2026-11-30T13:00Z') - shop.test.now());
    const { asOf, fromDate, toDate, currencies } = await dashboard();
    expect([asOf, fromDate, toDate]).toEqual(['2026-12-01', '2026-12-01', '2026-12-31']);
    expect(currencies[0].months.at(-1)).toMatchObject({ month: '2026-12-01' });
  });
});

it('is for the right on finance', async () => {
  for (const one of ['viewAssigned', 'none'] as const)
    expect((await ask('POST', 'dashboard', {}, one)).status).toBe(403);
  expect((await ask('POST', 'dashboard', {}, 'viewAll')).status).toBe(200);
  const other = ok(await ask('POST', 'dashboard', {}, 'otherAgency'));
  expect(other).toMatchObject({ hasInvoices: false, currencies: [{ currency: 'AUD', outstanding: '0.00' }] });
  expect((await ask('POST', 'dashboard', { fromDate: '2026-02-30' })).status).toBe(400);
});
