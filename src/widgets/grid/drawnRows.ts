import { rowHeight } from '../../../schema/rules/limits.ts';
import type { Range } from './GridSight.tsx';
import { indexesOf, visibleSegments, withKept, type Segment } from './visibleSegments.ts';

/** Maximum number of rows that are all rendered, visible or not. */
export const drawnWhole = 50;
/** Number of rows that fill a screen until it is known which are in sight. */
const firstRows = 30;

/**
 * Returns the rows to render by index, and the gaps of the others; all rows of a short page.
 * @param inSight the rows in sight; null if that is unknown
 * @param kept the row with the tab stop, which is always rendered; -1 for none
 */
export function drawnRows(count: number, inSight: Range | null, kept: number): readonly Segment[] {
  const last = Math.min(count, count > drawnWhole ? firstRows : drawnWhole) - 1;
  const drawn =
    count > drawnWhole && inSight ? indexesOf(inSight[0], Math.min(inSight[1], count - 1)) : indexesOf(0, last);
  return visibleSegments(withKept(drawn, kept), count, (row) => row * rowHeight);
}
