import type { Actor } from '../../../../schema/access/access.ts';
import type { InvoiceItem } from '../../../../schema/rules/finance/invoices.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';

/** A record that an invoice names. */
export interface Item {
  readonly id: string;
  readonly kind: InvoiceItem;
}

/** Gives up what an invoice names no longer. Returns what it gave up. */
export async function release(
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  kept: readonly string[],
): Promise<readonly Item[]> {
  const { rows } = await connection.query<Item>({
    text: `delete from invoice_item where agency_id = $1 and invoice_id = $2 and item_id <> all($3::uuid[])
      returning item_id as id, kind`,
    values: [agencyOf(actor), invoiceId, kept],
  });
  return rows;
}

/**
 * Takes records for an invoice, each for one invoice alone: the key of the table decides between two at once. Returns
 * those that it newly has.
 */
export async function claim(
  connection: Connection,
  actor: Actor,
  invoiceId: string,
  ids: readonly string[],
): Promise<readonly Item[]> {
  // In one order, so that no two invoices wait for each other.
  const { rows } = await connection.query<Item>({
    text: `insert into invoice_item (agency_id, item_id, invoice_id, kind)
      select agency_id, id, $2, kind from record where agency_id = $1 and id = any($3::uuid[]) order by id
      on conflict do nothing returning item_id as id, kind`,
    values: [agencyOf(actor), invoiceId, ids],
  });
  return rows;
}

/** Returns the records that an invoice has taken. */
export async function claimsOf(connection: Connection, actor: Actor, invoiceId: string): Promise<readonly Item[]> {
  const { rows } = await connection.query<Item>({
    text: `select item_id as id, kind from invoice_item where agency_id = $1 and invoice_id = $2 order by item_id`,
    values: [agencyOf(actor), invoiceId],
  });
  return rows;
}
