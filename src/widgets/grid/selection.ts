/** Selected rows, by id; a row stays selected when another page is shown. */
export type Selection = ReadonlySet<string>;

/** The selection with rows put in or taken out. */
export function withRows(selection: Selection, ids: readonly string[], isPicked: boolean): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (isPicked) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The ids from one row to another, both included, in the order of the page; the one alone where the other is not there. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
