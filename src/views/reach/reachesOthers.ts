import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';

/** Names of the fields that say whether a write of a record may reach others: its rules of recurrence. */
export function reachingFields({ api, fields }: AnyEntity): readonly string[] {
  if (!api.reach) return [];
  return Object.keys(fields).filter((name) => fields[name]?.kind === 'recurrence');
}

/** Returns true if a write of a record may reach others, such as the other tasks of its series. */
export function reachesOthers(entity: AnyEntity, record: WireRecord): boolean {
  return reachingFields(entity).some((name) => record[name] != null);
}

/** Numbers of records that a write has changed, and of others that kept something of their own. */
export interface Reached {
  readonly changed: number;
  readonly kept: number;
}

/** Returns how many records a write has reached; null for one record alone. */
export function reachedIn(
  { api }: AnyEntity,
  answer: Readonly<Record<string, unknown>> | null | undefined,
): Reached | null {
  const reached = api.reach && answer?.[api.reach.answer];
  return (reached as Reached | undefined) ?? null;
}
