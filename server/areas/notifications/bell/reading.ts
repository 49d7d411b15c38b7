import type { Actor } from '../../../../schema/access/access.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

/** Notifications to mark: some, or all up to a moment in milliseconds; 1 as read, 0 as unread. */
export interface Marking {
  readonly ids?: readonly string[];
  readonly until?: number;
  readonly read?: 0 | 1;
}

/**
 * Marks own notifications as read or unread. What has arrived since `until` stays as it is; ids of others do nothing.
 * Throws 400 unless either `ids` or `until` is given.
 */
export async function markNotifications(
  engine: Engine,
  { agencyId, staffId }: Actor,
  { ids, until, read = 1 }: Marking,
): Promise<void> {
  if ((ids === undefined) === (until === undefined))
    throw invalid([fieldRefusal(ids === undefined ? 'until' : 'ids', 'required')]);
  if (agencyId === null || staffId === null) return;
  await engine.database.query(agencyId, {
    text: `update notification set read_at = ${read === 1 ? '$3::timestamptz' : 'null'}
      where agency_id = $1 and staff_id = $2 and (read_at is null) = ${read === 1} and $3::timestamptz is not null
        and ($4::uuid[] is null or id = any($4)) and ($5::timestamptz is null or at <= $5)`,
    values: [
      agencyId,
      staffId,
      new Date(engine.clock()).toISOString(),
      ids ?? null,
      until === undefined ? null : new Date(until).toISOString(),
    ],
  });
}
