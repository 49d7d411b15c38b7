import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { headerHeight, rowHeight } from './GridFrame.tsx';

/** The most rows that are drawn whether they are in sight or not. */
const drawnWhole = 50;
const beyondSight = 4;

/** The rows to draw, by number, with the height of those above and below that are not; all of a short page. */
export function useDrawnRows(count: number, scroller: RefObject<HTMLElement | null>) {
  const isVirtual = count > drawnWhole;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyondSight,
    scrollPaddingStart: headerHeight,
    enabled: isVirtual,
  });
  if (!isVirtual) {
    return { drawn: Array.from({ length: count }, (_, index) => index), above: 0, below: 0, reach: () => undefined };
  }
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index);
  return {
    drawn,
    above: (drawn[0] ?? 0) * rowHeight,
    below: (count - 1 - (drawn.at(-1) ?? -1)) * rowHeight,
    reach: (row: number) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  };
}
