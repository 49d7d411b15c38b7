import type { Action } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { recipientOf } from '../../../engine/notifications/recipient.ts';

/** The agency whose staff is told of invoices. */
export interface Agency {
  readonly engine: Engine;
  readonly connection: Connection;
  readonly agencyId: string;
}

/** Returns those of some staff who have a right on invoices now. */
async function withRight({ engine, connection, agencyId }: Agency, staffIds: readonly string[], action: Action) {
  const found: string[] = [];
  for (const staffId of staffIds) {
    const recipient = await recipientOf(engine, connection, agencyId, staffId);
    if (recipient && can(recipient.actor, action, invoice.name, engine.registry) === 'yes') found.push(staffId);
  }
  return found;
}

/** Returns the staff who may change invoices now. */
async function editorsOf(agency: Agency): Promise<readonly string[]> {
  const { rows } = await agency.connection.query<{ id: string }>({
    text: 'select id from staff where agency_id = $1 and deleted_at is null order by id',
    values: [agency.agencyId],
  });
  const staffIds = rows.map(({ id }) => id);
  return withRight(agency, staffIds, 'update');
}

/**
 * Returns the staff who are told of an invoice: those who created or sent it and may still read it, else all who may change
 * invoices.
 */
export async function recipientsOf(agency: Agency, invoiceId: string): Promise<readonly string[]> {
  const { rows } = await agency.connection.query<{ staffId: string }>({
    text: `select distinct staff_id as "staffId" from history where agency_id = $1 and record_id = $2
      and staff_id is not null and (action = 'create' or changes @> '[{"field": "status", "after": "SENT"}]')`,
    values: [agency.agencyId, invoiceId],
  });
  const makers = rows.map(({ staffId }) => staffId);
  const present = await withRight(agency, makers, 'read');
  return present.length > 0 ? present : editorsOf(agency);
}
