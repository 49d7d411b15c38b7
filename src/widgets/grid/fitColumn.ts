import { withSize, type ColumnSettings } from './columnSettings.ts';

/** Room for what sorts a heading and for a breath at the end, in pixels. */
const room = 12;

/** Returns the width of a cell's content in pixels, including what is cut off; its handle does not count. */
function widthOf(cell: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const handle = cell.querySelector(':scope > [aria-hidden="true"]');
  if (handle) range.setEndBefore(handle);
  const cut = [...cell.querySelectorAll('*')].map((one) => one.scrollWidth - one.clientWidth);
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const padding = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
  return range.getBoundingClientRect().width + Math.max(0, ...cut) + padding;
}

/** Returns the width that the rendered cells of a column need, in pixels. */
function fittingWidth(frame: HTMLElement, name: string): number {
  const cells = [...frame.querySelectorAll<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)];
  return Math.ceil(Math.max(0, ...cells.map(widthOf))) + room;
}

/** Returns the settings with a column's width fitted to its rendered cells. */
export function fitColumn(settings: ColumnSettings, name: string, frame: HTMLElement): ColumnSettings {
  return withSize(settings, name, fittingWidth(frame, name));
}
