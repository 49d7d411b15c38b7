import type { Field } from '../../../schema/fields/field.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isSame, partOf, valuesOf, type Values } from '../../fields/values.ts';
import { withValues } from '../../fields/wireKeys.ts';

type Fields = Readonly<Record<string, Field>>;

export type Side = 'mine' | 'theirs';

/** A field that somebody else changed while a form was open. */
export interface ConflictField {
  readonly name: string;
  readonly field: Field;
  /** The form's person changed it as well, to something else. */
  readonly isClash: boolean;
}

/** The record as it is now, where an error says that it changed meanwhile (design 5); undefined for any other error. */
export function currentOf(error: unknown): WireRecord | undefined {
  const refusal = refusalOf(error);
  const data = refusal?.data as { readonly current?: WireRecord } | undefined;
  return refusal?.key === 'staleVersion' ? data?.current : undefined;
}

/** The fields of a form that differ between the record it started from and the record as it is now. */
export function conflictFields(fields: Fields, base: WireRecord, mine: Values, current: WireRecord): ConflictField[] {
  const before = valuesOf(fields, base);
  const theirs = valuesOf(fields, current);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isSame(name, field, before, theirs) || isSame(name, field, mine, theirs)) return [];
    return [{ name, field, isClash: !isSame(name, field, before, mine) }];
  });
}

/** The values to go on with: the form's own, and for what somebody else changed the side that was chosen. */
export function mergedValues(
  fields: Fields,
  mine: Values,
  current: WireRecord,
  conflicts: readonly ConflictField[],
  sides: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const theirs = valuesOf(fields, current);
  const taken = conflicts.filter(({ name }) => sides[name] === 'theirs');
  return taken.reduce<Record<string, unknown>>(
    (values, { name, field }) => withValues(values, partOf(name, field, theirs)),
    { ...mine },
  );
}
