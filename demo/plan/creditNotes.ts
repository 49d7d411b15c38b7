import type { creditNote } from '../../schema/areas/money/entities/creditNote.ts';
import type { BodyOf } from '../../schema/language/entity.ts';
import { addToDay, instantAt } from '../../schema/rules/dates.ts';
import { creditTotals, ratePortions } from '../../schema/rules/finance/creditTotals.ts';
import { textOfScaled } from '../../schema/rules/finance/decimals.ts';
import { feeOfPayment } from '../../schema/rules/finance/feeOfPayment.ts';
import { decimalDigits } from '../../schema/rules/finance/invoiceTotals.ts';
import { fromMinorUnits, toMinorUnits } from '../../schema/rules/money.ts';
import { randomOf } from '../random.ts';
import { creditReasons } from '../texts/expenses.ts';
import type { PlannedInvoice } from './invoices.ts';
import type { Office } from './office.ts';
import type { Planned } from './planned.ts';

export interface PlannedCreditNote extends Planned<BodyOf<typeof creditNote>> {
  readonly entity: 'creditNote';
}

/** Returns a credit note of a tenth of an invoice, and the invoice with its balance afterwards. */
function credited(one: PlannedInvoice, reason: string, { profile, calendar }: Office) {
  const { body, set = {}, totals, key, refs, setRefs = {} } = one;
  const currency = body.currency ?? 'AUD';
  const text = (minor: bigint) => fromMinorUnits(minor, currency);
  const amount = totals.total / 10n;
  const { subtotal, tax, rates } = creditTotals(amount, ratePortions(totals), []);
  const fee = feeOfPayment(amount, totals.total, toMinorUnits(String(set['fee']), currency));
  const [after, yesterday] = [addToDay(String(body.issuedOn), 20), calendar.day(-1)];
  const issuedOn = after < yesterday ? after : yesterday;
  const note: PlannedCreditNote = {
    entity: 'creditNote',
    key: `${key}/credit`,
    at: instantAt(issuedOn, '15:00', profile.timeZone),
    by: null,
    body: { issuedOn, currency, amount: text(amount), reason },
    refs: { invoiceId: key },
    set: {
      subtotal: text(subtotal),
      tax: text(tax),
      fee: text(fee),
      rates: rates.map(({ rate, net, tax: own }) => ({
        rate: rate === null ? null : textOfScaled(rate, decimalDigits),
        net: text(net),
        tax: text(own),
      })),
    },
    setRefs: { clientId: refs['clientId'] ?? [], talentIds: setRefs['talentIds'] ?? [] },
    needs: [key],
  };
  const balance = { credited: text(amount), outstanding: text(totals.total - amount) };
  return { note, invoice: { ...one, set: { ...set, ...balance } } };
}

/** Plans credit notes of invoices that were sent some time ago and that nobody has paid. */
export function planCreditNotes(
  office: Office,
  invoices: readonly PlannedInvoice[],
): { readonly invoices: readonly PlannedInvoice[]; readonly creditNotes: readonly PlannedCreditNote[] } {
  const random = randomOf(`${office.profile.key} credit notes`);
  const creditNotes: PlannedCreditNote[] = [];
  const kept = invoices.map((one): PlannedInvoice => {
    const { body, set = {}, payments } = one;
    const isOld = String(body.issuedOn) < office.calendar.day(-25);
    if (set['status'] !== 'SENT' || payments.length > 0 || !isOld || !random.chance(0.25)) return one;
    const { note, invoice } = credited(one, random.pick(creditReasons), office);
    creditNotes.push(note);
    return invoice;
  });
  return {
    invoices: kept,
    creditNotes: creditNotes.toSorted((one, other) =>
      String(one.body.issuedOn) < String(other.body.issuedOn) ? -1 : 1,
    ),
  };
}
