import { deletedByKey, recordMoments } from '../../schema/language/entity.ts';

const shared: readonly string[] = [...recordMoments, deletedByKey];

/** The catalog's key of a field's name, or of a cell of rows by its path; what every entity has shares its own. */
export function fieldWord(resource: string, name: string): string {
  const [rows = '', cell] = name.split('.');
  if (cell !== undefined) return cellWord(resource, rows, cell);
  return shared.includes(name) ? `fields.${name}` : `resources.${resource}.fields.${name}`;
}

/** The catalog's key of what a filter with a name of its own is called. */
export function filterWord(resource: string, name: string): string {
  return `app.views.namedFilters.${resource}.${name}`;
}

/** The catalog's key of one value of a choice, by its stored name. */
export function choiceWord(resource: string, name: string, stored: string): string {
  return `resources.${resource}.choices.${name}.${stored}`;
}

/** The catalog's key of a cell of a field of rows. */
export function cellWord(resource: string, name: string, cell: string): string {
  return `resources.${resource}.cells.${name}.${cell}`;
}

/** The catalog's key of what one row is called. */
export function rowWord(resource: string, name: string): string {
  return `resources.${resource}.rows.${name}`;
}

/** Returns the catalog's key of a step's texts; for a conversion also the texts for merging two kinds. */
export function stepWord(resource: string, step: string, word: 'do' | 'title' | 'lead' | 'done' | 'merge'): string {
  return `app.steps.${resource}.${step}.${word}`;
}
