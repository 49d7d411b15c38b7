import { afterAll, describe, expect, it } from 'vitest';
import { addToDay } from '../../schema/rules/dates.ts';
import { ageCodes, type Age } from '../../schema/rules/finance/invoices.ts';
import { debtFigures } from '../../schema/areas/money/calls/debtors.ts';
import type { Json } from '../support/app.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';

/** Debts of partners by age: the report, its file and the lists that its figures count. */
const { shop, ask, ok, invoice, step } = await openInvoices();
afterAll(() => shop.close());

/** The agency's day as the list has it. */
const { rows } = await shop.test.pools.query<{ day: string }>(shop.house.agencyId, {
  text: `select (now() at time zone time_zone)::date::text as day from identity_agency_settings()`,
  values: [],
});
const asOf = rows[0]?.day ?? '';

const alpha: Json = await shop.make('partner', { displayName: 'Alpha' });
const zeta: Json = await shop.make('partner', { displayName: 'Zeta' });
/** An invoice that has been due for so many days; null for one without a due date. */
async function owed(client: Json, unitPrice: string, days: number | null, currency = 'AUD'): Promise<Json> {
  const dueOn = addToDay(asOf, -(days ?? 0));
  const issuedOn = addToDay(asOf, -500);
  const made = await invoice({ clientId: client.id, currency, issuedOn, dueOn, lines: [lineOf(unitPrice)] });
  if (days === null) ok(await shop.call('invoice', 'update', { id: made.id, given: { dueOn: null } }));
  ok(await step(made.id, 'markSent'));
  return made;
}
const days = [0, 1, 30, 31, 60, 61, 90, 91];
for (const [index, day] of days.entries()) await owed(alpha, `${2 ** index}.10`, day);
await owed(alpha, '5000', 45, 'JPY');
await owed(zeta, '7.00', null);
await owed(zeta, '9.00', 400);
// None of these is owed.
await invoice({ clientId: zeta.id, lines: [lineOf('1000.00')] });
const voided = await owed(zeta, '2000.00', 10);
ok(await step(voided.id, 'void', { voidReason: 'Twice' }));

const report = async (more: object = {}): Promise<Json> => ok(await ask('POST', 'debtor-report', { asOf, ...more }));
/** The sum of what is open in a list of invoices. */
const listed = async (filters: object, currency: string): Promise<string> => {
  const { data } = ok(await ask('POST', 'invoices/list', { ...filters, pageSize: 100 }));
  const cents = (data as Json[]).reduce((sum, one) => sum + Math.round(Number(one.outstanding) * 100), 0);
  return currency === 'JPY' ? String(cents / 100) : (cents / 100).toFixed(2);
};

describe('the debtor report', () => {
  it('has each invoice in the column of its days, by client and currency', async () => {
    const { rows: debtors, totals } = await report();
    expect(debtors.map(({ client, ...figures }: Json) => ({ ...figures, client: client.displayName }))).toEqual([
      { client: 'Alpha', ...shape('AUD', '1.10', '6.20', '24.20', '96.20', '128.10', '255.80') },
      { client: 'Alpha', ...shape('JPY', '0', '0', '5000', '0', '0', '5000') },
      { client: 'Zeta', ...shape('AUD', '7.00', '0.00', '0.00', '0.00', '9.00', '16.00') },
    ]);
    expect(totals).toEqual([
      shape('AUD', '8.10', '6.20', '24.20', '96.20', '137.10', '271.80'),
      shape('JPY', '0', '0', '5000', '0', '0', '5000'),
    ]);
  });

  it('has the sums of the lists that its figures count', async () => {
    const { rows: debtors } = await report();
    for (const { client, currency, ...figures } of debtors as Json[]) {
      for (const [age, key] of Object.entries(debtFigures)) {
        const filters = { clientIds: [client.id], ages: [ageCodes[age as Age]], currency };
        expect([client.displayName, currency, key, figures[key]]).toEqual([
          client.displayName,
          currency,
          key,
          await listed(filters, currency),
        ]);
      }
    }
  });

  it('counts days to another day, and is narrowed to clients and a currency', async () => {
    const later = await report({ asOf: addToDay(asOf, 1), clientIds: [alpha.id], currency: 'AUD' });
    expect(later.rows).toMatchObject([{ current: '0.00', d1_30: '3.20', total: '255.80' }]);
    expect((await report({ clientIds: [zeta.id], currency: 'JPY' })).rows).toEqual([]);
  });

  it('is of the agency’s day by default, wherever it is read', async () => {
    const { token } = shop.house.of('agency');
    const body = { timezoneId: 'America/Los_Angeles' };
    ok(await shop.test.ask({ method: 'PUT', path: '/user/v1/auth/time-zone', token, body }));
    for (const given of [undefined, {}]) {
      const { asOf: today, rows: debtors } = ok(await ask('POST', 'debtor-report', given));
      expect([today, debtors.length]).toEqual(['2026-11-20', 3]);
    }
  });

  it('is a file with the same figures', async () => {
    const { status, text } = await ask('POST', 'debtor-report/export', { asOf, headings: ['Client'] });
    expect([status, text.replace('\uFEFF', '').trim().split('\n')]).toEqual([
      200,
      [
        'Client,Currency,Not due,1-30 days,31-60 days,61-90 days,Over 90 days,Total',
        'Alpha,AUD,1.10 AUD,6.20 AUD,24.20 AUD,96.20 AUD,128.10 AUD,255.80 AUD',
        'Alpha,JPY,0 JPY,0 JPY,5000 JPY,0 JPY,0 JPY,5000 JPY',
        'Zeta,AUD,7.00 AUD,0.00 AUD,0.00 AUD,0.00 AUD,9.00 AUD,16.00 AUD',
        'Total,AUD,8.10 AUD,6.20 AUD,24.20 AUD,96.20 AUD,137.10 AUD,271.80 AUD',
        'Total,JPY,0 JPY,0 JPY,5000 JPY,0 JPY,0 JPY,5000 JPY',
      ],
    ]);
    expect((await ask('POST', 'debtor-report/export', { asOf, format: 'xlsx' })).status).toBe(200);
  });

  it('is for the right on finance', async () => {
    for (const path of ['debtor-report', 'debtor-report/export'])
      expect((await ask('POST', path, {}, 'viewAssigned')).status).toBe(403);
    expect((await ask('POST', 'debtor-report', {}, 'viewAll')).status).toBe(200);
    expect(ok(await ask('POST', 'debtor-report', { asOf }, 'otherAgency')).rows).toEqual([]);
    expect((await ask('POST', 'debtor-report', { asOf: '2026-02-30' })).status).toBe(400);
  });
});

function shape(currency: string, current: string, one: string, two: string, three: string, four: string, all: string) {
  return { currency, current, d1_30: one, d31_60: two, d61_90: three, over90: four, total: all };
}
