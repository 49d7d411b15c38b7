import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus from a box of a table to the next one that is not disabled, in the direction of an arrow key, besides
 * Tab, which visits every box. Stays where there is none.
 */
export function followArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  const row = cell?.parentElement;
  if (step === undefined || !cell || !(row instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  const [rows, columns] = step;
  const { rows: lines } = event.currentTarget;
  for (let line = row.rowIndex + rows, at = cell.cellIndex + columns; ; line += rows, at += columns) {
    const next = lines[line]?.cells[at];
    if (next === undefined) return;
    const box = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (box) {
      box.focus();
      return;
    }
  }
}
