import { fontFamily } from '../../theme/tokens.ts';
import type { GridColumn } from './gridColumn.ts';
import { leastWidth } from './columnSettings.ts';

/** Pixels: padding of a heading's cell, the arrow of a sorted column with its gap, and a letter where nothing measures text. */
const padding = 20;
const arrow = 14;
const letter = 6.5;
let pen: CanvasRenderingContext2D | null = null;

/** Returns the width in pixels of a text as headings show it. */
function textWidth(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * letter;
  pen.font = `540 12px ${fontFamily}`;
  return pen.measureText(text).width;
}

/** Returns the width in pixels at which a heading fits into its two lines and no word of it is cut. */
function headingWidth({ heading, isSortable }: GridColumn<never>): number {
  const longest = Math.max(textWidth(heading) / 2, ...heading.split(/[ -]/).map(textWidth));
  return Math.ceil(longest) + padding + (isSortable ? arrow : 0);
}

/** Returns the columns wide enough for their headings, which are longer in some languages. */
export function roomyColumns<Row>(columns: readonly GridColumn<Row>[]): readonly GridColumn<Row>[] {
  return columns.map((column) => {
    const room = headingWidth(column);
    const least = Math.max(leastWidth(column), room);
    return column.size < room ? { ...column, size: room, least } : { ...column, least };
  });
}
