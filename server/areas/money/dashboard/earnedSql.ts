import type { FeeTime } from '../../../../schema/rules/finance/fees.ts';

/** @param amount in minor units, of a payment `p` */
const payments = (
  amount: string,
) => `select p.id, 'PAYMENT' as kind, p.invoice_id, null::text as number, i.number as invoice_number,
    i.client_id, i.currency, p.paid_on as day, ${amount} as amount, p.fee, p.method, p.received_by,
    p.reverses_id is not null as is_reversal
  from invoice_payment p
    join invoices i on i.agency_id = p.agency_id and i.id = p.invoice_id and i.deleted_at is null
  where p.agency_id = $1 and p.paid_on between $2 and $3`;

const issuedInvoices = `select i.id, 'INVOICE' as kind, i.id as invoice_id, null::text as number,
    i.number as invoice_number, i.client_id, i.currency, i.issued_on as day, i.total as amount, i.fee,
    null::text as method, null::text as received_by, false as is_reversal
  from invoices i
  where i.agency_id = $1 and i.deleted_at is null and i.status <> 'VOIDED' and i.issued_on between $2 and $3`;

const issuedCreditNotes = `select n.id, 'CREDIT_NOTE', n.invoice_id, n.number, i.number, i.client_id, i.currency,
    n.issued_on, -n.amount, -n.fee, null, null, false
  from credit_notes n
    join invoices i on i.agency_id = n.agency_id and i.id = n.invoice_id and i.deleted_at is null
  where n.agency_id = $1 and n.deleted_at is null and n.status <> 'VOIDED' and n.issued_on between $2 and $3`;

/**
 * Money that was received from the day `$2` to the day `$3`. Credit of a client was received with the payment that left it
 * over, not when it is used.
 */
export const receivedSql = `${payments('p.amount + p.credit')} and p.method <> 'CREDIT'`;

/** Invoices, less credit notes, that were issued in the same days. */
export const invoicedSql = `${issuedInvoices} union all ${issuedCreditNotes}`;

/** Fees that were earned in the same days, by the event that earns them. */
export const earnedSql: Readonly<Record<FeeTime, string>> = {
  PAID: `${payments('p.amount')} and p.fee <> 0`,
  ISSUED: `select f.* from (${invoicedSql}) f where f.fee <> 0`,
};
