import { createElement, type ComponentType, type ReactElement } from 'react';
import { isComputedFigure, type ComputedField } from '../../schema/fields/computed.ts';
import type { Field, FieldKind } from '../../schema/fields/field.ts';
import { CatalogueCell } from './columns/catalogue.tsx';
import { CataloguesCell } from './columns/catalogues.tsx';
import { ChoiceCell } from './columns/choice.tsx';
import { ChoicesCell } from './columns/choices.tsx';
import { ComputedCell } from './columns/computed.tsx';
import { CurrencyCell } from './columns/currency.tsx';
import { DateCell } from './columns/date.tsx';
import { DecimalCell } from './columns/decimal.tsx';
import { FileCell, FilesCell } from './columns/files.tsx';
import { FlagCell } from './columns/flag.tsx';
import { InstantCell } from './columns/instant.tsx';
import { IntegerCell } from './columns/integer.tsx';
import { MeasureCell } from './columns/measure.tsx';
import { MoneyCell } from './columns/money.tsx';
import { PhoneCell } from './columns/phone.tsx';
import { PlaceCell } from './columns/place.tsx';
import { RecurrenceCell } from './columns/recurrence.tsx';
import { ReferenceCell } from './columns/reference.tsx';
import { ReferencesCell } from './columns/references.tsx';
import { RowsCell } from './columns/rows.tsx';
import { StatusCell } from './columns/status.tsx';
import { TextCell } from './columns/text.tsx';
import { ZonedCell } from './columns/zoned.tsx';
import type { Any, CellProps } from './kind.ts';
import { readable } from './wireKeys.ts';

/** The cell of each kind in a list. They load with the list, so they are small. */
export const columns: { readonly [K in FieldKind]: ComponentType<CellProps<K>> } = {
  text: TextCell,
  flag: FlagCell,
  integer: IntegerCell,
  measure: MeasureCell,
  decimal: DecimalCell,
  money: MoneyCell,
  currency: CurrencyCell,
  date: DateCell,
  instant: InstantCell,
  zoned: ZonedCell,
  recurrence: RecurrenceCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  phone: PhoneCell,
  place: PlaceCell,
  ref: ReferenceCell,
  refs: ReferencesCell,
  refOneOf: ReferenceCell,
  refsOneOf: ReferencesCell,
  status: StatusCell,
  catalogue: CatalogueCell,
  catalogues: CataloguesCell,
  rows: RowsCell,
  file: FileCell,
  files: FilesCell,
  computed: ComputedCell,
};

/** Cell of a field in a list. The field's own kind selects it, so the widening is sound. */
export function FieldCell(props: Any<CellProps>): ReactElement {
  return createElement(columns[props.field.kind] as ComponentType<Any<CellProps>>, {
    ...props,
    record: readable(props.record, props.name),
  });
}

const figures: readonly FieldKind[] = ['integer', 'measure', 'decimal', 'money', 'rows'];

/** Returns true if a field's values are numbers, which are aligned right in tabular numerals. */
export function isFigure(field: Field): boolean {
  return figures.includes(field.kind) || (field.kind === 'computed' && isComputedFigure(field as ComputedField));
}
