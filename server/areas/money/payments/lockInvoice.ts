import type { Actor } from '../../../../schema/access/access.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';

const ofInvoice = `${invoice.table} where agency_id = $1 and id = $2`;
const lockOfClient = `select from record where agency_id = $1 and id = (select client_id from ${ofInvoice}) for no key update`;

/**
 * Locks an invoice until the transaction ends, and its client, whose credit all of its invoices share: payments and credit
 * notes of a client are recorded one after the other. The client comes first, as in a merge.
 */
export async function lockInvoice(connection: Connection, actor: Actor, id: string): Promise<void> {
  const values = [agencyOf(actor), id];
  await connection.query({ text: lockOfClient, values });
  await connection.query({ text: `select from ${ofInvoice} for no key update`, values });
  // It may have another client since.
  await connection.query({ text: lockOfClient, values });
}
