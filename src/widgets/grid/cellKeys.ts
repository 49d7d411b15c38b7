import type { KeyboardEvent } from 'react';
import { sideName } from './useRoving.ts';

const pressable = 'a[href], button';

/**
 * Removes the contents of cells from the tab order, since a grid is one tab stop; keys lead to them. Cells bring
 * arbitrary content, so this inspects the rendered elements.
 */
export function keepOneStop(frame: HTMLElement): void {
  for (const one of frame.querySelectorAll<HTMLElement>(`td :is(${pressable})`)) {
    if (one.tabIndex !== -1) one.tabIndex = -1;
  }
}

const cellOf = ({ target }: KeyboardEvent) => (target as Element).closest<HTMLElement>('td[data-name]');

/**
 * Handles keys for controls in a cell, as in ARIA: F2 (with Shift where it edits the cell) focuses the first, and so does Enter at the end of a row; arrows
 * go from one to the next; Escape, F2 or an arrow before the first lead back to the cell. True if the key was handled.
 */
export function moveInCell(event: KeyboardEvent): boolean {
  const cell = cellOf(event);
  if (!cell) return false;
  const within = [...cell.querySelectorAll<HTMLElement>(pressable)];
  const next = nextOf(event.key, within.indexOf(event.target as HTMLElement), within, cell);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** Returns true if a key leads from a control in a cell to the row above or below. */
export function leavesRow(event: KeyboardEvent): boolean {
  return ['ArrowUp', 'ArrowDown'].includes(event.key) && cellOf(event) !== null;
}

function nextOf(key: string, at: number, within: readonly HTMLElement[], cell: HTMLElement): HTMLElement | undefined {
  if (at < 0) return key === 'F2' || (key === 'Enter' && cell.dataset['name'] === sideName) ? within[0] : undefined;
  switch (key) {
    case 'ArrowRight':
      return within[at + 1] ?? within[at];
    case 'ArrowLeft':
      return within[at - 1] ?? cell;
    case 'Escape':
    case 'F2':
      return cell;
    default:
      return undefined;
  }
}
