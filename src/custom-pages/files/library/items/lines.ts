import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { isFolder } from './itemFacts.ts';

/** Layout of a folder: rows or pictures. */
export type Face = 'list' | 'gallery';

/** A line of a folder: the heading of a section, or items beside each other. */
export type Line =
  | { readonly head: 'folders' | 'files'; readonly items: readonly never[] }
  | { readonly head: null; readonly items: readonly LibraryItem[] };

/** The items in their sections and lines. */
export function linesOf(items: readonly LibraryItem[], columns: number): readonly Line[] {
  const section = (head: 'folders' | 'files', all: readonly LibraryItem[]): readonly Line[] => {
    if (all.length === 0) return [];
    const count = Math.ceil(all.length / columns);
    const rows = Array.from({ length: count }, (_, row) => all.slice(row * columns, (row + 1) * columns));
    return [{ head, items: [] }, ...rows.map((row) => ({ head: null, items: row }))];
  };
  return [
    ...section('folders', items.filter(isFolder)),
    ...section(
      'files',
      items.filter((item) => !isFolder(item)),
    ),
  ];
}

/** Returns the row and column of an item; null if it is not shown. */
function placeOf(rows: readonly Line[], key: string | null): readonly [row: number, column: number] | null {
  for (const [row, { items }] of rows.entries()) {
    const column = items.findIndex((item) => item.key === key);
    if (column >= 0) return [row, column];
  }
  return null;
}

/** Returns the key to which a key of the keyboard moves from an item; null where there is none, or it moves nothing. */
export function keyAfter(lines: readonly Line[], key: string | null, pressed: string): string | null {
  const rows = lines.filter(({ head }) => head === null);
  const order = rows.flatMap(({ items }) => items.map((item) => item.key));
  const at = placeOf(rows, key);
  if (at === null) return null;
  const [row, column] = at;
  const index = key === null ? -1 : order.indexOf(key);
  const below = (by: number) => {
    const items = rows[row + by]?.items ?? [];
    return items[Math.min(column, items.length - 1)]?.key ?? null;
  };
  switch (pressed) {
    case 'ArrowDown':
      return below(1);
    case 'ArrowUp':
      return below(-1);
    case 'ArrowRight':
      return order[index + 1] ?? null;
    case 'ArrowLeft':
      return order[index - 1] ?? null;
    case 'Home':
      return order[0] ?? null;
    case 'End':
      return order.at(-1) ?? null;
    default:
      return null;
  }
}
