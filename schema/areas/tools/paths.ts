import { findOutline } from '../../outlines.ts';

/** The address where files of a kind are imported, or that of one import; the spec names none for it. */
export function importPath(kind: string, id?: string): string {
  return id === undefined ? `/import/${kind}` : `/import/${kind}/${id}`;
}

/** Returns true for a kind whose records can come from files; false for any other word. */
export function isImported(kind: string): boolean {
  return findOutline(kind)?.isImported === true;
}
