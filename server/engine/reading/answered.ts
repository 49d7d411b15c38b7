import { furtherSources, setSpecNames, topKey } from '../../../schema/fields/specNames.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';

/** Keys of every answer, whatever is requested: a record is found and written by them. */
export const alwaysAnswered: readonly string[] = ['id', 'version'];

/**
 * Returns a record as answers carry it: with the further keys of its entity (`api.specNames`), whose sources are left out
 * where `fields` requests only those keys. What the server works with has the keys of the declaration alone.
 */
export function answered<Answer extends object>(entity: AnyEntity, record: Answer, fields?: readonly string[]): Answer {
  const { specNames } = entity.api;
  if (!specNames) return record;
  const named = { ...record } as Record<string, unknown>;
  setSpecNames(named, specNames);
  if (!fields) return named as Answer;
  const kept = new Set([...alwaysAnswered, ...fields]);
  for (const path of Object.keys(specNames)) {
    for (const key of [topKey(path), ...furtherSources(specNames, topKey(path))]) if (!kept.has(key)) delete named[key];
  }
  return named as Answer;
}
