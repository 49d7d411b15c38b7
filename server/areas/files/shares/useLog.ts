import { v7 } from 'uuid';
import type { ShareUse } from '../../../../schema/areas/files/shares.ts';
import type { Connection } from '../../../database/pools.ts';
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
 * Counts and logs a use, in the caller's transaction: every opening and every download of any share passes here, so that
 * whoever wants to hear of them listens here.
 */
export async function noteUse(
  connection: Connection,
  { agency_id: agencyId, id, recipient_id: recipientId }: LinkedShare,
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
}
