import type { Field } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isSame, partOf, valuesOf, type Values } from '../../fields/values.ts';
import { withValues } from '../../fields/wireKeys.ts';
import { mergeRows, type MergedRows, type Row } from './mergeRows.ts';

type Fields = Readonly<Record<string, Field>>;

export type Side = 'mine' | 'theirs' | 'both';

/** A field that somebody else changed while a form was open. */
export interface ConflictField {
  readonly name: string;
  readonly field: Field;
  /** The form's person changed it as well, to something else. */
  readonly isClash: boolean;
  /** Of rows that both changed: what both have to say. */
  readonly both?: MergedRows;
}

/** The record as it is now, where an error says that it changed meanwhile (design 5); undefined for any other error. */
export function currentOf(error: unknown): WireRecord | undefined {
  const refusal = refusalOf(error);
  const data = refusal?.data as { readonly current?: WireRecord } | undefined;
  return refusal?.key === 'staleVersion' ? data?.current : undefined;
}

/** Rows that both changed, brought together; undefined for any other field. */
function bothRows(name: string, field: Field, before: Values, mine: Values, theirs: Values): MergedRows | undefined {
  if (field.kind !== 'rows') return undefined;
  const rowsIn = (values: Values) => (partOf(name, field, values)[name] ?? []) as readonly Row[];
  return mergeRows(rowsIn(before), rowsIn(mine), rowsIn(theirs), (field as RowsField).mark?.cell);
}

/** The side that is taken unless another one is chosen: nothing that was typed is lost by it. */
export function usualSide({ isClash, both }: ConflictField): Side {
  if (both) return 'both';
  return isClash ? 'mine' : 'theirs';
}

/** The fields of a form that differ between the record it started from and the record as it is now. */
export function conflictFields(fields: Fields, base: WireRecord, mine: Values, current: WireRecord): ConflictField[] {
  const before = valuesOf(fields, base);
  const theirs = valuesOf(fields, current);
  return Object.entries(fields).flatMap(([name, field]): ConflictField[] => {
    if (isSame(name, field, before, theirs) || isSame(name, field, mine, theirs)) return [];
    if (isSame(name, field, before, mine)) return [{ name, field, isClash: false }];
    const both = bothRows(name, field, before, mine, theirs);
    return [{ name, field, isClash: true, ...(both && { both }) }];
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
  return conflicts.reduce<Record<string, unknown>>(
    (values, { name, field, both }) => {
      const side = sides[name] ?? 'mine';
      if (side === 'both') return { ...values, [name]: both?.rows };
      return side === 'theirs' ? withValues(values, partOf(name, field, theirs)) : values;
    },
    { ...mine },
  );
}
