import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { notifyOf } from '../../../engine/notifications/notify.ts';
import { recipientsOf } from './recipients.ts';

/** Notifies the staff of an invoice of a payment, in its transaction; not the one who recorded it. */
export async function notifyOfPayment(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  invoiceId: string,
): Promise<void> {
  const agencyId = agencyOf(actor);
  const staffIds = await recipientsOf({ engine, connection, agencyId }, invoiceId);
  const notices = staffIds
    .filter((staffId) => staffId !== actor.staffId)
    .map((staffId) => ({ staffId, kind: 'PAYMENT_RECEIVED' as const }));
  await notifyOf(connection, { agencyId, recordId: invoiceId, notices }, { actor, now: engine.clock() });
}
