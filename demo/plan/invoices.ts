import type { invoice, Invoice } from '../../schema/areas/money/entities/invoice.ts';
import type { BodyOf } from '../../schema/language/entity.ts';
import { addToDay, instantAt } from '../../schema/rules/dates.ts';
import { scaledOf } from '../../schema/rules/finance/decimals.ts';
import { paymentStatusOf } from '../../schema/rules/finance/invoices.ts';
import { feeOfPayment } from '../../schema/rules/finance/feeOfPayment.ts';
import { feeAmount } from '../../schema/rules/finance/fees.ts';
import {
  decimalDigits,
  invoiceTotals,
  type InvoiceTotals,
  type LineTotals,
} from '../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, toMinorUnits } from '../../schema/rules/money.ts';
import { randomOf, type Random } from '../random.ts';
import type { PlannedAmount } from './contractMoney.ts';
import type { PlannedContract } from './contracts.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';
import type { PlannedTalent } from './talents.ts';

/** A payment of a planned invoice, in minor units of its currency. */
interface PlannedPayment {
  readonly amount: bigint;
  /** Part of the amount that is the agency's fee. */
  readonly fee: bigint;
  readonly paidOn: string;
  readonly reference: string;
}

/** An invoice of one amount of a contract, with what was paid of it. */
export interface PlannedInvoice extends Planned<BodyOf<typeof invoice>> {
  readonly entity: 'invoice';
  /** Key of the amount that it claims; null for a void one. */
  readonly claims: string | null;
  readonly payments: readonly PlannedPayment[];
  readonly totals: InvoiceTotals;
}

/** Days of an invoice and what was paid of it. */
interface Course {
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: Invoice['status'];
  /** Parts of the whole that were paid, in percent, with the days since the due date. */
  readonly paid: readonly { readonly percent: bigint; readonly after: number }[];
}

const [termDays, oldestDebt] = [14, -100];
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Plans when an amount was invoiced: debts are not older than some months, and what is paid was paid about its due date. */
function courseOf(random: Random, { calendar }: Office, dueOn: string, isPaid: boolean): Course {
  const wanted = earlier(addToDay(dueOn, -random.integer(14, 30)), calendar.day(-random.integer(1, 30)));
  const issuedOn = isPaid ? earlier(wanted, calendar.day(-7)) : later(wanted, calendar.day(oldestDebt));
  const isNew = !isPaid && issuedOn > calendar.day(-4);
  const paid = isPaid
    ? [{ percent: 100n, after: random.integer(-6, 20) }]
    : !isNew && random.chance(0.2)
      ? [{ percent: 50n, after: random.integer(-6, 6) }]
      : [];
  return { issuedOn, dueOn: addToDay(issuedOn, termDays), status: isNew ? 'CREATED' : 'SENT', paid };
}

/** Returns the fee of a line for a talent with a commission in hundredths of a percent; 0 for none. */
function feeOf(commission: number | null, { net, tax }: LineTotals): bigint {
  if (commission === null) return 0n;
  const rate = BigInt(commission) * 10n ** BigInt(decimalDigits - 2);
  return feeAmount({ rate, fixed: null, basis: 'NET', least: null, most: null }, { net, tax, expenses: 0n });
}

/** Returns payments of an invoice with the fee in each. */
function withFees(payments: readonly Omit<PlannedPayment, 'fee'>[], total: bigint, fee: bigint): PlannedPayment[] {
  let [open, feeOpen] = [total, fee];
  return payments.map((payment) => {
    const part = feeOfPayment(payment.amount, open, feeOpen);
    [open, feeOpen] = [open - payment.amount, feeOpen - part];
    return { ...payment, fee: part };
  });
}

/** The line, totals and payments of an invoice of one amount. @param commission of its only talent */
function worthOf(
  one: PlannedContract,
  { body, key }: PlannedAmount,
  { dueOn, paid }: Course,
  { today, commission }: { readonly today: string; readonly commission: number | null },
) {
  const { amount = '0', amountCurrency: currency = 'AUD', label = '' } = body;
  const unitPrice = toMinorUnits(amount, currency);
  const mode = one.body.taxMode ?? 'EXCLUSIVE';
  const tax = currency === 'AUD' ? { key: 'TAX_RATE/GST', rate: '10' } : { key: 'TAX_RATE/GST free', rate: '0' };
  const taxRate = mode === 'NONE' ? null : scaledOf(tax.rate, decimalDigits);
  const line = { quantity: scaledOf('1', decimalDigits) ?? 1n, unitPrice, discount: 0n, taxRate };
  const totals = invoiceTotals([line], mode, 'INVOICE');
  const inMoney = (minor: bigint) => fromMinorUnits(minor, currency);
  const [own = { amount: 0n, net: 0n, tax: 0n }] = totals.lines;
  const fee = feeOf(commission, own);
  const paidSo = paid.map(({ percent, after }) => ({
    amount: (totals.total * percent) / 100n,
    paidOn: earlier(addToDay(dueOn, after), today),
    reference: key.split('/').slice(-3).join('-'),
  }));
  const payments = withFees(paidSo, totals.total, fee);
  const sum = payments.reduce((all, payment) => all + payment.amount, 0n);
  const talents = [one.refs['talentIds'] ?? []].flat();
  return {
    payments,
    currency,
    mode,
    totals,
    fee,
    paymentStatus: paymentStatusOf(totals.total, sum),
    lines: [
      {
        description: `${one.body.summary}: ${label}`,
        quantity: '1',
        unitPrice: amount,
        rate: taxRate === null ? null : tax.rate,
        amount: inMoney(own.amount),
        tax: inMoney(own.tax),
        fee: commission === null ? null : inMoney(fee),
      },
    ],
    lineRefs: [
      {
        itemId: key,
        ...(talents.length === 1 && { talentId: talents[0] ?? '' }),
        ...(taxRate !== null && { taxRateId: tax.key }),
      },
    ],
    talents: talents.length === 1 ? talents : [],
    sums: {
      subtotal: inMoney(totals.subtotal),
      tax: inMoney(totals.tax),
      total: inMoney(totals.total),
      paid: inMoney(sum),
      credited: inMoney(0n),
      outstanding: inMoney(totals.total - sum),
      fee: inMoney(fee),
    },
  };
}

/** Plans the invoices of the amounts that are invoiced, in the order of their numbers, and what these amounts say then. */
export function planInvoices(
  office: Office,
  contracts: readonly PlannedContract[],
  amounts: readonly PlannedAmount[],
  talents: readonly PlannedTalent[],
): { readonly invoices: readonly PlannedInvoice[]; readonly amounts: readonly PlannedAmount[] } {
  const { profile, calendar } = office;
  const random = randomOf(`${profile.key} invoices`);
  const byKey = new Map(contracts.map((one) => [one.key, one]));
  const commissions = new Map(talents.map(({ key, body }) => [key, body.commission ?? null]));
  const invoices: PlannedInvoice[] = [];
  const kept = amounts.map((amount): PlannedAmount => {
    const of = byKey.get(String(amount.refs['contractId']));
    const client = of?.refs['clientId'];
    if (!of || client === undefined || amount.body.readiness !== 'INVOICED') return amount;
    const isPaid = amount.set?.['paymentStatus'] === 'PAID';
    const course = courseOf(random, office, amount.body.dueOn ?? calendar.today, isPaid);
    const engaged = [of.refs['talentIds'] ?? []].flat();
    const commission = engaged.length === 1 ? (commissions.get(engaged[0] ?? '') ?? null) : null;
    const worth = worthOf(of, amount, course, { today: calendar.today, commission });
    const hasVoid = random.chance(0.04);
    const make = (suffix: string, own: Partial<PlannedInvoice>): PlannedInvoice => ({
      entity: 'invoice',
      key: `${amount.key}/${suffix}`,
      at: Math.min(
        instantAt(course.issuedOn, '10:00', profile.timeZone) + random.integer(0, 300) * 60_000,
        calendar.now,
      ),
      by: null,
      body: {
        issuedOn: course.issuedOn,
        dueOn: course.dueOn,
        currency: worth.currency,
        taxMode: worth.mode,
        rounding: 'INVOICE',
        lines: worth.lines,
      },
      refs: { clientId: client },
      rowRefs: { lines: worth.lineRefs },
      set: {
        ...worth.sums,
        status: course.status,
        paymentStatus: worth.paymentStatus,
        sentOn: course.status === 'SENT' ? course.issuedOn : null,
      },
      setRefs: { talentIds: worth.talents },
      needs: [amount.key, ...[client].flat()],
      claims: amount.key,
      payments: worth.payments,
      totals: worth.totals,
      ...own,
    });
    const made = make('invoice', {});
    if (hasVoid) {
      const nothing = { paid: fromMinorUnits(0n, worth.currency), outstanding: fromMinorUnits(0n, worth.currency) };
      invoices.push(
        make('void', {
          body: { ...made.body, voidReason: 'The purchase order was missing.' },
          set: { ...made.set, ...nothing, status: 'VOIDED', paymentStatus: 'UNPAID' },
          claims: null,
          payments: [],
        }),
      );
    }
    invoices.push(made);
    return { ...amount, set: { ...amount.set, paymentStatus: worth.paymentStatus } };
  });
  return {
    invoices: invoices.toSorted((one, other) => (String(one.body.issuedOn) < String(other.body.issuedOn) ? -1 : 1)),
    amounts: kept,
  };
}
