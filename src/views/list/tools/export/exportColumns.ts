import type { NamedField, ViewFields } from '../../../view-fields/viewFields.ts';

/** Choice of columns for a file. */
export interface ColumnChoice {
  readonly which: 'shown' | 'all' | 'chosen';
  /** Columns that were chosen one by one. */
  readonly chosen: readonly string[];
}

/** Returns every field that a person may export: the list's columns in their order, then the record's other fields. */
export function exportableFields({
  columns,
  listColumns,
  sections,
  kept,
  galleries,
}: ViewFields): readonly NamedField[] {
  const all = [...columns, ...listColumns, ...sections.flatMap(({ fields }) => fields), ...galleries, ...kept];
  const byName = new Map(all.map(({ name, field }) => [name, { name, field }]));
  return [...byName.values()];
}

/** Returns the chosen fields in their order in the file. */
export function chosenFields(fields: ViewFields, { which, chosen }: ColumnChoice): readonly NamedField[] {
  if (which === 'shown') return fields.columns;
  const all = exportableFields(fields);
  return which === 'all' ? all : all.filter(({ name }) => chosen.includes(name));
}
