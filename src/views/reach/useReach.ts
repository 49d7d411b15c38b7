import { useCallback, useContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ReachContext, type AskReach } from './ReachContext.ts';
import { reachesOthers, reachingFields } from './reachesOthers.ts';

/** Keys that a write gets by the answer, none for one that reaches no other record. */
export type Reach = Readonly<Record<string, string>>;

/**
 * Asks which records a write is to reach, where it may reach others. Resolves to what the write carries; null if it is given
 * up.
 */
export async function askReachOf(
  ask: AskReach | null,
  entity: AnyEntity,
  record: WireRecord,
  action: 'update' | 'delete',
  body: Readonly<Record<string, unknown>> = {},
): Promise<Reach | null> {
  const { reach } = entity.api;
  if (!reach || ask === null || !reachesOthers(entity, record)) return {};
  const [alone, , ...all] = reach.values;
  // A rule is that of several records; and what is deleted is this one and on (AB 2).
  const isRule = reachingFields(entity).some((name) => name in body);
  const without = action === 'delete' ? all : isRule ? [alone] : [];
  const name = String(record[entity.title] ?? '');
  const value = await ask({ entity, name, action, without });
  return value === null ? null : value === alone ? {} : { [reach.key]: value };
}

/** Returns the question which records of an entity a write is to reach (`askReachOf`). */
export function useReach(entity: AnyEntity) {
  const ask = useContext(ReachContext);
  return useCallback(
    (record: WireRecord, action: 'update' | 'delete', body: Readonly<Record<string, unknown>> = {}) =>
      askReachOf(ask, entity, record, action, body),
    [ask, entity],
  );
}
