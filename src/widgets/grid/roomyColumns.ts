import type { GridColumn } from './gridColumn.ts';
import { leastWidth } from './columnSettings.ts';

/** Pixels: width of a letter of a heading, padding of its cell, and the arrow of a sorted column with its gap. */
const letter = 6.5;
const padding = 20;
const arrow = 14;

/** Returns the width in pixels at which a heading fits into its two lines and no word of it is cut. */
function headingWidth({ heading, isSortable }: GridColumn<never>): number {
  const longest = Math.max(heading.length / 2, ...heading.split(/[ -]/).map((word) => word.length));
  return Math.ceil(longest * letter) + padding + (isSortable ? arrow : 0);
}

/** Returns the columns wide enough for their headings, which are longer in some languages. */
export function roomyColumns<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  return columns.map((column) => {
    const room = headingWidth(column);
    const least = Math.max(leastWidth(column), room);
    return column.size < room ? { ...column, size: room, least } : { ...column, least };
  });
}
