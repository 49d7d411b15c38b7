import type { WriteListener } from '../../../engine/writing/events.ts';

/**
 * Keeps a membership in step with the staff record behind it, in the transaction that writes the record: its time zone,
 * and no way in while it is deleted.
 * @param clock milliseconds since the epoch
 */
export function followStaff(clock: () => number): WriteListener {
  return async ({ action, id, changes }, connection) => {
    const zone = changes.find(({ field }) => field === 'timezoneId');
    if (zone !== undefined) {
      await connection.query({ text: 'select identity_follow_staff_zone($1, $2)', values: [id, zone.after] });
    }
    if (action === 'delete' || action === 'restore') {
      const removal = action === 'delete' ? new Date(clock()).toISOString() : null;
      await connection.query({ text: 'select identity_follow_staff_removal($1, $2)', values: [id, removal] });
    }
  };
}
