import type { Field } from '../../../schema/fields/field.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { isSame, partOf, valuesOf, writeKeysOf, type Values } from '../../fields/values.ts';
import { withValues } from '../../fields/wireKeys.ts';
import { mergeRows, type Row } from './merging/mergeRows.ts';
import { mergeSets } from './merging/mergeSets.ts';
import { mergeTexts } from './merging/mergeTexts.ts';

type Fields = Readonly<Record<string, Field>>;

/** Side of a conflict whose value is kept. */
export type Side = 'mine' | 'theirs' | 'both';

/** Merged value of a field that both changed. */
export interface Both {
  /** By wire key. */
  readonly values: Values;
  /** Both changed the same part of it: such parts appear twice. */
  readonly isClash: boolean;
}

/** A field that somebody else changed while a form was open. */
export interface ConflictField {
  readonly name: string;
  readonly field: Field;
  /** The form's person changed it as well, to something else. */
  readonly isClash: boolean;
  /** Of rows, sets and long texts that both changed. */
  readonly both?: Both;
}

/** The record as it is now, where an error says that it changed meanwhile; undefined for any other error. */
export function currentOf(error: unknown): WireRecord | undefined {
  const refusal = refusalOf(error);
  const data = refusal?.data as { readonly current?: WireRecord } | undefined;
  return refusal?.key === 'staleVersion' ? data?.current : undefined;
}

const isSet = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Merges the changes of both to a field; undefined if only one of them can be kept. */
function bothOf(name: string, field: Field, before: Values, mine: Values, theirs: Values): Both | undefined {
  const parts = [before, mine, theirs].map((values) => partOf(name, field, values));
  if (field.kind === 'rows') {
    const [was = [], own = [], other = []] = parts.map((part) => (part[name] ?? []) as readonly Row[]);
    const { rows, isClash } = mergeRows(was, own, other, (field as RowsField).mark?.cell);
    return { values: { [name]: rows }, isClash };
  }
  if (field.kind === 'text' && (field as TextOptions).isMultiline) {
    const [was = '', own = '', other = ''] = parts.map((part) => (part[name] ?? '') as string);
    const { text, isClash } = mergeTexts(was, own, other);
    return { values: { [name]: text }, isClash };
  }
  const [key = name, ...others] = writeKeysOf(name, field);
  const [was, own, other] = parts.map((part) => part[key]);
  if (others.length > 0 || !isSet(was) || !isSet(own) || !isSet(other)) return undefined;
  return { values: { [key]: mergeSets(was, own, other) }, isClash: false };
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
    const both = bothOf(name, field, before, mine, theirs);
    return [{ name, field, isClash: true, ...(both && { both }) }];
  });
}

/** Returns the values to continue with: the form's own, with the chosen side of conflicting fields. */
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
      if (side === 'both') return withValues(values, both?.values ?? {});
      return side === 'theirs' ? withValues(values, partOf(name, field, theirs)) : values;
    },
    { ...mine },
  );
}
