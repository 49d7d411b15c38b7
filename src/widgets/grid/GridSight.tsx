import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, type RefObject } from 'react';
import { rowHeight } from '../../../schema/rules/limits.ts';
import { headerHeight } from './GridFrame.tsx';
import type { Placement } from './placement.ts';
import type { Reach } from './useRoving.ts';

/** First and last item in sight, by index, with a few beyond. */
export type Range = readonly [first: number, last: number];

/** Rows and unpinned columns in sight; null while that is unknown. */
export interface Sight {
  readonly rows: Range | null;
  readonly columns: Range | null;
}

export interface GridSightProps {
  readonly count: number;
  /** Columns that are not pinned. */
  readonly free: readonly Placement[];
  /** Pixels before and after those columns. */
  readonly before: number;
  readonly after: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Receives the function that scrolls to a row and a column. */
  readonly reach: RefObject<Reach>;
  readonly onSight: (sight: Sight | null) => void;
}

const noReach: Reach = () => undefined;

const rangeOf = (items: readonly { readonly index: number }[]): Range | null => {
  const [first, last] = [items[0], items.at(-1)];
  return first && last ? [first.index, last.index] : null;
};

/** Reports which cells of a grid are in sight while it is scrolled. Renders nothing. */
function Watched({ count, free, before, after, scroller, reach, onSight }: GridSightProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollPaddingStart: headerHeight,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: free.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => free[index]?.size ?? 0,
    // A new function for other columns, so that sizes are measured again.
    getItemKey: useCallback((index: number) => free[index]?.name ?? index, [free]),
    overscan: 1,
    scrollMargin: before,
    scrollPaddingStart: before,
    scrollPaddingEnd: after,
  });
  const [firstRow, lastRow] = rangeOf(rows.getVirtualItems()) ?? [];
  const [firstColumn, lastColumn] = rangeOf(columns.getVirtualItems()) ?? [];
  useLayoutEffect(() => {
    const range = (first?: number, last?: number): Range | null =>
      first === undefined || last === undefined ? null : [first, last];
    onSight({ rows: range(firstRow, lastRow), columns: range(firstColumn, lastColumn) });
  }, [firstRow, lastRow, firstColumn, lastColumn, onSight]);
  useLayoutEffect(() => {
    reach.current = (row, name) => {
      rows.scrollToIndex(row, { align: 'auto' });
      const index = free.findIndex((one) => one.name === name);
      if (index >= 0) columns.scrollToIndex(index, { align: 'auto' });
    };
    return () => {
      reach.current = noReach;
    };
  }, [reach, rows, columns, free]);
  useLayoutEffect(() => () => onSight(null), [onSight]);
  return null;
}

/** Reports which cells of a grid are in sight while it is scrolled. Renders nothing. */
export const GridSight = memo(Watched);
