import type { KeyLimits } from '../../../../schema/access/keys.ts';
import { fromWireName, wireName, type Resource } from '../../../../schema/access/resources.ts';
import type { ApiKey, HeldKey } from '../../../../schema/areas/identity/calls/apiKeys.ts';

/** An API key as the database keeps it. Moments in milliseconds. */
export interface KeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly staff_id: string | null;
  readonly name: string;
  readonly hint: string;
  readonly reads_only: boolean;
  readonly resources: KeyLimits['resources'];
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_used_at: number | null;
}

/** An API key with the name of its person. */
export interface HeldKeyRow extends KeyRow {
  readonly label: string | null;
  readonly avatar: string | null;
  readonly display_name: string | null;
}

/** Returns a key's resources by the names that the database keeps. */
export function keptResources(resources: ApiKey['resources']): KeyLimits['resources'] {
  if (resources === null) return null;
  return Object.fromEntries(Object.entries(resources).map(([name, grant]) => [fromWireName(name), grant]));
}

/** Returns a key as answers carry it. */
export function keyOf(row: KeyRow): ApiKey {
  const opened = row.resources && Object.entries(row.resources);
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    readsOnly: row.reads_only,
    resources: opened && Object.fromEntries(opened.map(([name, grant]) => [wireName(name as Resource), grant])),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}

/** Returns a key with its person, under the name of their staff record where they have one. */
export function heldKeyOf(row: HeldKeyRow): HeldKey {
  const isStaff = row.staff_id !== null && row.label !== null;
  const person = {
    id: isStaff && row.staff_id !== null ? row.staff_id : row.account_id,
    displayName: row.label ?? row.display_name ?? '',
    avatar: row.avatar,
    kind: isStaff ? 'staff' : 'account',
  };
  return { ...keyOf(row), person };
}
