/** Part of a line of items of which only some are rendered: an item by its index, or the pixels of those before it. */
export type Segment = { readonly index: number } | { readonly gap: number };

/**
 * Returns the rendered items, and the gaps between them.
 * @param drawn their indexes, ascending
 * @param startOf returns an item's start in pixels; for the index after the last, their common end
 */
export function visibleSegments(
  drawn: readonly number[],
  count: number,
  startOf: (index: number) => number,
): Segment[] {
  let next = 0;
  const pieces = [...drawn, count].flatMap((index): Segment[] => {
    const gap = startOf(index) - startOf(next);
    next = index + 1;
    return [...(gap > 0 ? [{ gap }] : []), { index }];
  });
  // The end is no item.
  return pieces.slice(0, -1);
}

/** Returns the indexes from the first to the last. */
export const indexesOf = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Rising numbers with one more among them, where there is one to keep. */
export function withKept(drawn: readonly number[], kept: number): readonly number[] {
  return kept < 0 || drawn.includes(kept) ? drawn : [...drawn, kept].toSorted((one, other) => one - other);
}
