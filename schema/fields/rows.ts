import { array, mixed } from 'yup';
import type { CommonOptions, Field, KindDefinition, WireRead } from './field.ts';
import type { ChoiceField } from './choice.ts';
import type { DateField } from './date.ts';
import type { FlagField } from './flag.ts';
import type { IntegerField } from './integer.ts';
import type { MoneyField } from './money.ts';
import type { TextField } from './text.ts';
import { refusal } from './rule.ts';

/** The kinds a row may be made of: those kept in columns of its own table. */
export type RowCell =
  | TextField<never>
  | TextField
  | FlagField
  | IntegerField<never>
  | IntegerField
  | DateField<never>
  | DateField
  | MoneyField
  | ChoiceField<never>
  | ChoiceField;

export type RowCells = Readonly<Record<string, Field & { readonly kind: RowCell['kind'] }>>;

type Row<Cells> = { id: string } & WireRead<Cells>;
type RowInput<Cells> = { id?: string } & Partial<WireRead<Cells>>;

export interface RowsField<Cells extends RowCells = RowCells>
  extends Field<{ '': Row<Cells>[] }, { '': RowInput<Cells>[] }>, CommonOptions {
  readonly kind: 'rows';
  readonly cells: Cells;
}

/** Rows of the record itself (addresses, options): edited, checked and versioned with it, in a table of their own. */
export function rows<const Cells extends RowCells>(cells: Cells, options?: CommonOptions): RowsField<Cells> {
  return { ...options, cells, kind: 'rows' };
}

/** The most rows that one record may hold in one field. */
export const maxRows = 500;

/** The cells' own rules are applied row by row by the derivation of bodies, which knows every kind. */
export const rowsKind: KindDefinition<RowsField> = {
  columns: () => [],
  rules: (name) => ({ [name]: array(mixed<object>().required()).max(maxRows, refusal('tooMany', { max: maxRows })) }),
  filters: () => [],
  sortKey: () => null,
};
