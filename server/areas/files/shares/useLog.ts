import { v7 } from 'uuid';
import type { ShareUse } from '../../../../schema/areas/files/shares.ts';
import type { Connection } from '../../../database/pools.ts';
import { systemAccountId } from '../../../../schema/access/access.ts';
import { notifyOf } from '../../../engine/notifications/notify.ts';
import type { LinkedShare } from './openShares.ts';

/** A use of a share by somebody outside. */
export interface SharedUse {
  readonly use: ShareUse;
  /** The downloaded file; null for an opening, and for all files. */
  readonly itemId: string | null;
  /** Network address. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Counts and logs a use, in the caller's transaction: every opening and every download of any share passes here. The maker
 * is notified of openings.
 */
export async function noteUse(
  connection: Connection,
  { agency_id: agencyId, id, staff_id: staffId, recipient_id: recipientId }: LinkedShare,
  { use, itemId, address, at }: SharedUse,
): Promise<void> {
  const moment = new Date(at).toISOString();
  await connection.query({
    text:
      use === 'open'
        ? 'update share_recipient set opens = opens + 1, last_opened_at = $3 where agency_id = $1 and id = $2'
        : 'update share_recipient set downloads = downloads + 1 where agency_id = $1 and id = $2',
    values: [agencyId, recipientId, ...(use === 'open' ? [moment] : [])],
  });
  await connection.query({
    text: `insert into share_event (agency_id, id, share_id, recipient_id, item_id, use, at, address)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [agencyId, v7(), id, recipientId, itemId, use, moment, address],
  });
  if (use !== 'open' || staffId === null) return;
  const { rows } = await connection.query<{ item_id: string }>({
    text: 'select item_id from share_item where agency_id = $1 and share_id = $2 order by position limit 1',
    values: [agencyId, id],
  });
  const [first] = rows;
  if (!first) return;
  const told = { agencyId, recordId: first.item_id, notices: [{ staffId, kind: 'SHARE_OPENED' as const }] };
  await notifyOf(connection, told, { actor: { accountId: systemAccountId, staffId: null }, now: at });
}
