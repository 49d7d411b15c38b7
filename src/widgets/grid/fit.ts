/** Room for the padding of a cell and for what sorts a heading, in pixels. */
const room = 12;

/** The width, in pixels, that what is drawn of a column needs. */
export function fittingWidth(frame: HTMLElement, name: string): number {
  const cells = [...frame.querySelectorAll<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)];
  const widths = cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    const inner = Math.max(
      range.getBoundingClientRect().width,
      ...[...cell.querySelectorAll('*')].map((one) => one.scrollWidth),
    );
    return inner + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  });
  return Math.ceil(Math.max(0, ...widths)) + room;
}
