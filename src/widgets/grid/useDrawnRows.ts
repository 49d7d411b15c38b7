import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { rowHeight } from '../../../schema/rules/limits.ts';
import { headerHeight } from './GridFrame.tsx';
import { visibleSegments, withKept, type Segment } from './visibleSegments.ts';

/** Maximum number of rows that are all rendered, visible or not. */
const drawnWhole = 50;
const beyondSight = 2;

interface DrawnRows {
  /** True if only some of the rows are rendered. */
  readonly isVirtual: boolean;
  readonly pieces: readonly Segment[];
  /** Scrolls until a row is in sight, by its number. */
  readonly reach: (row: number) => void;
}

/**
 * The rows to draw, by number, with the room of those that are not; all of a short page.
 * @param kept the row that has the tab stop, which stays in the page wherever it is scrolled to; -1 for none
 */
export function useDrawnRows(count: number, scroller: RefObject<HTMLElement | null>, kept: number): DrawnRows {
  const isVirtual = count > drawnWhole;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyondSight,
    scrollPaddingStart: headerHeight,
    enabled: isVirtual,
  });
  const startOf = (row: number) => row * rowHeight;
  if (!isVirtual) {
    const all = Array.from({ length: count }, (_, index) => index);
    return { isVirtual, pieces: visibleSegments(all, count, startOf), reach: () => undefined };
  }
  const inSight = virtualizer.getVirtualItems().map(({ index }) => index);
  return {
    isVirtual,
    pieces: visibleSegments(withKept(inSight, kept), count, startOf),
    reach: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  };
}
