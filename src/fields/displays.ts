import { createElement, type ComponentType, type ReactElement } from 'react';
import type { FieldKind } from '../../schema/fields/field.ts';
import { columns } from './columns.ts';
import { CataloguesDisplay } from './displays/catalogues.tsx';
import { ChoicesDisplay } from './displays/choices.tsx';
import { ComputedDisplay } from './displays/computed.tsx';
import { FileDisplay, FilesDisplay } from './displays/files.tsx';
import { InstantDisplay } from './displays/instant.tsx';
import { PhoneDisplay } from './displays/phone.tsx';
import { RecurrenceDisplay } from './displays/recurrence.tsx';
import { ReferencesDisplay } from './displays/references.tsx';
import { RowsDisplay } from './displays/rows.tsx';
import { TextDisplay } from './displays/text.tsx';
import type { Any, CellProps } from './kind.ts';
import { readable } from './wireKeys.ts';

/** Display of each kind on a record's page: in full, where a list shortens. They load with the page. */
export const displays: { readonly [K in FieldKind]: ComponentType<CellProps<K>> } = {
  text: TextDisplay,
  flag: columns.flag,
  integer: columns.integer,
  measure: columns.measure,
  decimal: columns.decimal,
  money: columns.money,
  currency: columns.currency,
  date: columns.date,
  instant: InstantDisplay,
  zoned: columns.zoned,
  recurrence: RecurrenceDisplay,
  choice: columns.choice,
  choices: ChoicesDisplay,
  phone: PhoneDisplay,
  place: columns.place,
  ref: columns.ref,
  refs: ReferencesDisplay,
  refOneOf: columns.refOneOf,
  refsOneOf: ReferencesDisplay,
  status: columns.status,
  catalogue: columns.catalogue,
  catalogues: CataloguesDisplay,
  rows: RowsDisplay,
  file: FileDisplay,
  files: FilesDisplay,
  computed: ComputedDisplay,
};

/** Value of a field on a record's page. The field's own kind selects its display, so the widening is sound. */
export function FieldDisplay(props: Any<CellProps>): ReactElement {
  return createElement(displays[props.field.kind] as ComponentType<Any<CellProps>>, {
    ...props,
    record: readable(props.record, props.name),
  });
}
