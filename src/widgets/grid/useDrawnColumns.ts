import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';
import { visibleSegments, withKept } from './visibleSegments.ts';
import type { Placement } from './placement.ts';

const beyondSight = 1;

/**
 * Part of a row: a cell with its position among the columns, or the width of those that are not rendered, in pixels.
 */
export type CellPiece = { readonly placement: Placement; readonly index: number } | { readonly gap: number };

interface ColumnParts {
  readonly placements: readonly Placement[];
  /** Pixels before and after the columns. */
  readonly lead: number;
  readonly trail: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The column that has the tab stop, which stays in the page wherever it is scrolled to. */
  readonly kept: string;
  /** True if columns out of sight are not rendered. */
  readonly isVirtual: boolean;
}

interface DrawnColumns {
  /** Stable until other columns are rendered. */
  readonly cells: readonly CellPiece[];
  /** Scrolls until a column is in sight, by its name. */
  readonly reach: (name: string) => void;
}

const sum = (placements: readonly Placement[]) => placements.reduce((all, { size }) => all + size, 0);

/**
 * Returns the columns of a row to render: pinned ones always; of the others, if there are many rows, the visible ones.
 */
export function useDrawnColumns(parts: ColumnParts): DrawnColumns {
  const { placements, lead, trail, scroller, kept, isVirtual } = parts;
  const { start, free, end } = useMemo(() => {
    const at = (side: Placement['side']) => placements.filter((one) => one.side === side);
    return { start: at('start'), free: at(null), end: at('end') };
  }, [placements]);
  const before = lead + sum(start);
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: free.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => free[index]?.size ?? 0,
    // A new function for other columns, so that sizes are measured again.
    getItemKey: useCallback((index: number) => free[index]?.name ?? index, [free]),
    overscan: beyondSight,
    scrollMargin: before,
    scrollPaddingStart: before,
    scrollPaddingEnd: trail + sum(end),
    enabled: isVirtual,
  });
  const inSight = isVirtual ? virtualizer.getVirtualItems() : [];
  // All, until it is known what is in sight.
  const from = inSight[0]?.index ?? 0;
  const to = inSight.at(-1)?.index ?? free.length - 1;
  const keptAt = free.findIndex(({ name }) => name === kept);
  const apart = keptAt < from || keptAt > to ? keptAt : -1;
  const cells = useMemo(() => {
    const drawn = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const starts = free.reduce<number[]>((all, { size }) => [...all, (all.at(-1) ?? 0) + size], [0]);
    const pieces = visibleSegments(withKept(drawn, apart), free.length, (index) => starts[index] ?? 0);
    const cell = (placement: Placement, index: number): CellPiece => ({ placement, index });
    return [
      ...start.map(cell),
      ...pieces.flatMap((piece) => {
        if ('gap' in piece) return [piece];
        const placement = free[piece.index];
        return placement ? [cell(placement, start.length + piece.index)] : [];
      }),
      ...end.map((placement, index) => cell(placement, start.length + free.length + index)),
    ];
  }, [start, free, end, from, to, apart]);
  return {
    cells,
    reach: (name) => {
      const index = free.findIndex((one) => one.name === name);
      if (isVirtual && index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
