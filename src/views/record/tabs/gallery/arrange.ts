/** Returns the items with one of them moved from an index to another. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const others = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? items : [...others.slice(0, to), item, ...others.slice(to)];
}

/** Returns all items with those of a part in another order: the part keeps its places among the others. */
export function withPart(all: readonly string[], part: readonly string[]): readonly string[] {
  const queue = part.values();
  const own = new Set(part);
  return all.map((id) => (own.has(id) ? (queue.next().value ?? id) : id));
}

/**
 * Returns the present items in a wanted order: what others have removed meanwhile stays away, what they have added comes
 * last.
 * @param back items that come back
 */
export function arranged(
  wanted: readonly string[],
  present: readonly string[],
  back: readonly string[] = [],
): readonly string[] {
  const there = new Set([...present, ...back]);
  const known = new Set(wanted);
  return [...wanted.filter((id) => there.has(id)), ...present.filter((id) => !known.has(id))];
}

/** A place in rows of tiles: the row, and the place in it. */
export interface RowPlace {
  readonly row: number;
  readonly index: number;
}

/**
 * Returns the index at which a dragged tile comes to lie among all, from the places by which the rows count: a later row
 * has lost none when the tile is lifted, and the tile then counts no longer before it.
 */
export function flatPlace(from: RowPlace, to: RowPlace, columns: number): number {
  const at = to.row * columns + to.index;
  return to.row > from.row ? at - 1 : at;
}
