import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { singular } from '../../../../schema/fields/field.ts';
import { fieldsAssigning } from '../../../../schema/language/records/references.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

/** Field that `staffIds` of a call maps to, for translating between the names of the call and those of the record. */
export interface Assigning {
  /** The wire key that carries the ids. */
  readonly key: string;
  /** The body of an update; 400 on `staffIds` for more people than the field holds. */
  readonly body: (staffIds: readonly string[]) => Readonly<Record<string, unknown>>;
  /** The staff of an answered record. */
  readonly staffsOf: (record: Readonly<Record<string, unknown>>) => readonly Reference[];
}

/**
 * The field by which a record's staff are assigned: the first set of staff, or the first single reference where the
 * entity has no set. Undefined where no field assigns.
 */
export function assigningOf(entity: AnyEntity): Assigning | undefined {
  const names = fieldsAssigning(entity, true);
  const set = names.find((name) => entity.fields[name]?.kind === 'refs');
  const [single] = names;
  if (set !== undefined) {
    const key = `${singular(set)}Ids`;
    return { key, body: (ids) => ({ [key]: ids }), staffsOf: (record) => record[set] as readonly Reference[] };
  }
  if (single === undefined) return undefined;
  const key = `${single}Id`;
  return {
    key,
    body: (ids) => {
      if (ids.length > 1) throw invalid([fieldRefusal('staffIds', 'tooMany', { max: 1 })]);
      return { [key]: ids[0] ?? null };
    },
    staffsOf: (record) => (record[single] ? [record[single] as Reference] : []),
  };
}
