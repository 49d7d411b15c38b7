import type { Actor } from '../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits } from '../../../schema/rules/money.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../../engine/agency.ts';
import { within, type Engine } from '../../engine/engine.ts';
import { wholeRecords } from '../../engine/reading/whole.ts';
import { writeKept } from '../../engine/writing/writeKept.ts';

/**
 * Keeps what was paid of an invoice; what is open, and the payment status of it and of its contract amounts, follow in the
 * same transaction. Call it in that of the payment; it locks the invoice.
 * @param paid sum of its payments, in minor units of its currency
 */
export async function keepPaid(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  paid: bigint,
): Promise<void> {
  const here = within(engine, connection);
  await connection.query({
    text: `select from ${invoice.table} where agency_id = $1 and id = $2 for no key update`,
    values: [agencyOf(actor), invoiceId],
  });
  const [whole] = await wholeRecords(here, actor, engine.model(invoice.name), [invoiceId]);
  if (!whole) return;
  const { currency } = whole.record as unknown as Invoice;
  await writeKept(
    here,
    connection,
    actor,
    [invoice.name, invoiceId],
    { paid: fromMinorUnits(paid, currency) },
    'reach',
  );
}
