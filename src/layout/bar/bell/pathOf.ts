import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { recordPath } from '../../../widgets/link/recordPath.ts';

/** Returns the address at which a notification's record is shown: its own, or that of the record to which it belongs. */
export function pathOf({ record, owner }: Pick<NotificationRow, 'record' | 'owner'>): string | null {
  if (owner && record.kind === 'note') return recordPath(owner.kind, owner.id, 'notes');
  return recordPath(record.kind, record.id) ?? (owner && recordPath(owner.kind, owner.id));
}
