import type { NamedField, ViewFields } from '../../viewFields.ts';

/** Which columns somebody wants in a file. */
export interface ColumnChoice {
  readonly which: 'shown' | 'all' | 'chosen';
  /** Those that were picked one by one. */
  readonly chosen: readonly string[];
}

/** Every field that a person may export: the list's columns as they stand there, then what else a record has. */
export function exportableFields({ columns, listColumns, sections, kept }: ViewFields): readonly NamedField[] {
  const all = [...columns, ...listColumns, ...sections.flatMap(({ fields }) => fields), ...kept];
  const byName = new Map(all.map(({ name, field }) => [name, { name, field }]));
  return [...byName.values()];
}

/** The fields of a choice, in the order in which they stand in the file. */
export function chosenFields(fields: ViewFields, { which, chosen }: ColumnChoice): readonly NamedField[] {
  if (which === 'shown') return fields.columns;
  const all = exportableFields(fields);
  return which === 'all' ? all : all.filter(({ name }) => chosen.includes(name));
}
