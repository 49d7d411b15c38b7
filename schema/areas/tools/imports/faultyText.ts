import type { ImportMapping, RowFault } from '../calls/imports.ts';

/** Characters of a cell that a fault repeats. */
const most = 60;

/**
 * Returns what the row says in the field of a fault, so that nobody has to look it up in the file; empty if it says
 * nothing there, or if the fault's own words repeat it.
 */
export function faultyText(
  mapping: ImportMapping | null,
  cells: readonly string[],
  { field, params = {}, text: wrong }: RowFault,
): string {
  const column = mapping?.columns.find((one) => one.field === field)?.column;
  const text = wrong ?? (column === undefined ? undefined : cells[column]?.trim()) ?? '';
  if ('label' in params) return '';
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
