import { keysOf } from '../../../schema/language/check.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { customKey } from '../../../schema/language/fieldsOf.ts';
import type { HistoryChange } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { withValues } from '../../fields/wireKeys.ts';
import type { NamedField } from '../viewFields.ts';

/** A field that a write changed: its values as records for its display, null for none. */
export interface ChangedField extends NamedField {
  readonly before: WireRecord | null;
  readonly after: WireRecord | null;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'displayName' in value;
}

/** A set without the records of which nothing is left. */
const known = (value: unknown) => (Array.isArray(value) ? value.filter((item) => item !== null) : value);

const holdsReferences = (value: unknown) => (Array.isArray(value) ? value.some(isReference) : isReference(value));

/** Splits a change of the custom fields, whose values share one key, into one change per field. */
function apart({ field, before, after }: HistoryChange): readonly HistoryChange[] {
  const [former, later] = [before ?? {}, after ?? {}] as Readonly<Record<string, unknown>>[];
  if (field !== 'custom' || !former || !later) return [{ field, before, after }];
  const ids = [...new Set([...Object.keys(former), ...Object.keys(later)])];
  return ids
    .filter((id) => JSON.stringify(former[id]) !== JSON.stringify(later[id]))
    .map((id) => ({ field: customKey(id), before: former[id], after: later[id] }));
}

/**
 * Returns the fields that a write changed, in the order of the declaration. Changes come by wire key; those of one
 * field (a number and its country) are combined, and those that only qualify another (a place's id) are not listed
 * alone.
 */
export function changedFields(entity: AnyEntity, written: readonly HistoryChange[]): readonly ChangedField[] {
  const changes = written.flatMap(apart);
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const keys = keysOf(name, field);
    const own = changes.filter((change) => keys.includes(change.field));
    const [mainKey = name] = writeKeysOf(name, field);
    if (!own.some((change) => change.field === mainKey || change.field === name)) return [];
    const side = (which: 'before' | 'after'): WireRecord | null => {
      const main = own.find((change) => change.field === mainKey || change.field === name)?.[which];
      if (isNothing(main)) return null;
      const values = own.map(
        (change) => [holdsReferences(change[which]) ? name : change.field, known(change[which])] as const,
      );
      return { id: '', ...withValues({}, Object.fromEntries(values)) };
    };
    return [{ name, field, before: side('before'), after: side('after') }];
  });
}
