import { registry } from '../../../schema/index.ts';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { askingFor } from '../../widgets/record-param/openRecordParam.ts';

/** A record, and whose it is where another one owns it. */
export interface LinkedRecord {
  readonly id: string;
  readonly kind: string;
  readonly owner: { readonly id: string; readonly kind: string } | null;
}

/** Returns the address of a record: a page of its own, or the owner's page with it open. Null if no screen shows it. */
export function recordLink({ id, kind, owner }: LinkedRecord): string | null {
  if (!owner) return recordPath(kind, id);
  const tab = registry
    .tabsOf(registry.get(owner.kind))
    .find((one) => one.shows === 'owned' && one.entity.name === kind)?.name;
  const path = tab === undefined ? null : recordPath(owner.kind, owner.id, tab);
  return path === null ? null : path + askingFor('', id);
}
