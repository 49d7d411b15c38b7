import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { balanceOf, linesOf, totalsOf, type Values } from './invoiceAmounts.ts';
import { withFees, type FeeReaders } from './keepFees.ts';
import { withRates } from './lineRates.ts';
import { startValues } from './startValues.ts';

/** Fields from which the amounts of an invoice follow. */
const sources = ['lines', 'taxMode', 'rounding', 'currency'];
/** Fields from which its fees follow: rules hold for days. */
const feeSources = [...sources, 'issuedOn'];

/** Refuses a change that leaves an invoice below what is paid and credited of it, or its payments in another currency. */
function requireAbovePaid(before: Values | null, after: Values): void {
  const currency = String(after['currency']);
  const minor = (key: string) => toMinorUnits(String(after[key]), currency);
  const [isPaid, isBelow] = [minor('paid') > 0n, minor('total') < minor('paid') + minor('credited')];
  if (isPaid && before?.['currency'] !== currency) throw invalid([fieldRefusal('currency', 'hasPayments')]);
  if (isBelow) throw invalid([fieldRefusal('lines', 'totalBelowPaid')]);
}

/** Keeps the amounts of invoices in step with their lines, payments and status. */
export function keepTotals(engine: Engine, fees: FeeReaders): void {
  engine.beforeWrite(
    invoice.name,
    async (intent, connection) => {
      const { actor, before, after, changes } = intent;
      const here = within(engine, connection);
      const isChanged = (field: string) => changes.some((one) => one.field === field);
      const isSentWithoutFee = isChanged('status') && after['status'] === 'SENT' && after['fee'] == null;
      if (before !== null && !feeSources.some(isChanged) && !isSentWithoutFee) return balanceOf(after);
      const whole = { ...after, ...(await startValues(here, actor, before, after)) };
      const lines = await withRates(here, actor, before, linesOf(whole));
      const priced = { ...whole, ...totalsOf(whole, lines) };
      const balanced: Values = { ...priced, ...balanceOf(priced) };
      requireAbovePaid(before, balanced);
      const settled = await withFees(fees, engine, connection, intent, balanced);
      const kept = [
        ...sources,
        'dueOn',
        'talentIds',
        'subtotal',
        'tax',
        'total',
        'paid',
        'credited',
        'outstanding',
        'fee',
        'paymentStatus',
      ];
      return Object.fromEntries(kept.map((key) => [key, settled[key]]));
    },
    {
      of: ['create', 'update'],
      when: ({ action, changes }) =>
        action === 'create' ||
        changes.some(({ field }) => [...feeSources, 'status', 'paid', 'credited'].includes(field)),
    },
  );
}
