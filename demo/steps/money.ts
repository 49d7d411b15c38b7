import { v7 } from 'uuid';
import { systemAccountId } from '../../schema/access/access.ts';
import type { Site } from '../site.ts';
import { eachSite } from './step.ts';

/** Writes which records invoices claim, and what was paid of them. */
async function settle({ engine, agencyId, plan, idOf }: Site): Promise<void> {
  const made = plan.invoices.flatMap((one) => {
    const id = idOf(one.key);
    return id === undefined ? [] : [{ ...one, id }];
  });
  const claims = made.flatMap(({ id, claims: key }) => {
    const item = key === null ? undefined : idOf(key);
    return item === undefined ? [] : [[item, id] as const];
  });
  const payments = made.flatMap(({ id, payments: all }) => all.map((payment) => ({ ...payment, invoice: id })));
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: `insert into invoice_item (agency_id, item_id, invoice_id, kind)
        select $1, item, invoice, 'contractAmount' from unnest($2::uuid[], $3::uuid[]) as c (item, invoice)`,
      values: [agencyId, claims.map(([item]) => item), claims.map(([, invoice]) => invoice)],
    });
    await connection.query({
      text: `insert into invoice_payment
          (agency_id, id, invoice_id, amount, fee, paid_on, method, received_by, reference, created_at, account_id)
        select $1, id, invoice, amount, fee, day, 'BANK', 'AGENCY', reference, day + interval '1 hour', $8
        from unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::bigint[], $6::date[], $7::text[])
          as p (id, invoice, amount, fee, day, reference)`,
      values: [
        agencyId,
        payments.map(() => v7()),
        payments.map(({ invoice }) => invoice),
        payments.map(({ amount }) => String(amount)),
        payments.map(({ fee }) => String(fee)),
        payments.map(({ paidOn }) => paidOn),
        payments.map(({ reference }) => reference),
        systemAccountId,
      ],
    });
  });
}

/** Expenses, and invoices of what contracts are worth with their payments and credit notes. */
export const moneyStep = eachSite('money', async (site) => {
  await site.make(site.plan.expenses);
  await site.make(site.plan.invoices);
  await site.make(site.plan.creditNotes);
  await settle(site);
});
