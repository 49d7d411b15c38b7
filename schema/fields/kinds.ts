import type { ColumnSpec, Field, FieldKind, KindDefinition } from './field.ts';
import { catalogue, catalogueKind, catalogues, cataloguesKind } from './catalogue.ts';
import { choice, choiceKind } from './choice.ts';
import { choices, choicesKind } from './choices.ts';
import { computed, computedKind } from './computed.ts';
import { currency, currencyKind } from './currency.ts';
import { date, dateKind } from './date.ts';
import { decimal, decimalKind } from './decimal.ts';
import { file, fileKind, files, filesKind } from './file.ts';
import { flag, flagKind } from './flag.ts';
import { instant, instantKind } from './instant.ts';
import { counter, integer, integerKind } from './integer.ts';
import { measure, measureKind } from './measure.ts';
import { money, moneyKind } from './money.ts';
import { phone, phoneKind } from './phone.ts';
import { place, placeKind } from './place.ts';
import { recurrence, recurrenceKind } from './recurrence.ts';
import { ref, refKind, refOneOf, refOneOfKind } from './ref.ts';
import { refs, refsKind, refsOneOf, refsOneOfKind } from './refs.ts';
import { rows, rowsKind } from './rows.ts';
import { status, statusKind } from './status.ts';
import { text, textKind } from './text.ts';
import { zoned, zonedKind } from './zoned.ts';

/** The words of a declaration: one function a kind (`field.text({ required: true })`). */
export const field = {
  text,
  flag,
  integer,
  counter,
  measure,
  decimal,
  money,
  currency,
  date,
  instant,
  zoned,
  recurrence,
  choice,
  choices,
  phone,
  place,
  ref,
  refs,
  refOneOf,
  refsOneOf,
  status,
  catalogue,
  catalogues,
  rows,
  file,
  files,
  computed,
} satisfies Record<FieldKind | 'counter', unknown>;

const kinds = {
  text: textKind,
  flag: flagKind,
  integer: integerKind,
  measure: measureKind,
  decimal: decimalKind,
  money: moneyKind,
  currency: currencyKind,
  date: dateKind,
  instant: instantKind,
  zoned: zonedKind,
  recurrence: recurrenceKind,
  choice: choiceKind,
  choices: choicesKind,
  phone: phoneKind,
  place: placeKind,
  ref: refKind,
  refs: refsKind,
  refOneOf: refOneOfKind,
  refsOneOf: refsOneOfKind,
  status: statusKind,
  catalogue: catalogueKind,
  catalogues: cataloguesKind,
  rows: rowsKind,
  file: fileKind,
  files: filesKind,
  computed: computedKind,
} satisfies Record<FieldKind, unknown>;

/**
 * Returns the definition of the field's kind. The field's own type selects the definition, so the widening is sound.
 */
export function kindOf(declared: Field): KindDefinition<Field> {
  return kinds[declared.kind] as unknown as KindDefinition<Field>;
}

/** The columns of a field whose values bodies carry. */
export function writtenColumns(name: string, declared: Field): readonly ColumnSpec[] {
  return kindOf(declared)
    .columns(name, declared)
    .filter(({ derive }) => derive === undefined);
}

/** The wire keys of a field that a body or a form may carry, the field's own first. */
export function writtenKeys(name: string, declared: Field): readonly string[] {
  if (declared.kind === 'rows') return [name];
  const columns = writtenColumns(name, declared).map(({ key }) => key);
  const links = (kindOf(declared).links?.(name, declared) ?? []).map(({ key }) => key);
  const keys = [...columns, ...links];
  return keys.includes(name) ? [name, ...keys.filter((key) => key !== name)] : keys;
}

/** Any declared field, discriminated by its kind. */
export type AnyField = Exclude<Parameters<(typeof kinds)[FieldKind]['columns']>[1], never>;
