import type { ComputedSql } from '../../engine/reading/computedSql.ts';

/** The agency's day, whoever reads: an invoice is overdue for everybody on the same day. */
const agencyDay = `(select (now() at time zone time_zone)::date from identity_agency_settings())`;

/** The computed values of the declarations of finance. */
export const computed = {
  // How long an invoice that was sent has been due; null for one that is paid, void or not sent.
  invoiceAge: () => `case when t.status = 'SENT' and t.payment_status <> 'PAID' then
      case when t.due_on is null or ${agencyDay} - t.due_on <= 0 then 'CURRENT'
        when ${agencyDay} - t.due_on <= 30 then 'D1_30' when ${agencyDay} - t.due_on <= 60 then 'D31_60'
        when ${agencyDay} - t.due_on <= 90 then 'D61_90' else 'OVER_90' end end`,
} satisfies Readonly<Record<string, ComputedSql>>;
