import type { WireRecord } from '../../fields/kind.ts';

/** Returns the person's permissions on a record, as the server sent them with it. */
export function permissionsOf(record: WireRecord): { readonly canUpdate: boolean; readonly canDelete: boolean } {
  const said = record['permissions'] as { readonly canUpdate?: boolean; readonly canDelete?: boolean } | undefined;
  return { canUpdate: said?.canUpdate === true, canDelete: said?.canDelete === true };
}
