import type { KeyboardEvent } from 'react';
import { sideName } from './useRoving.ts';

const actionsIn = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('a, button')];

/**
 * What keys do at the end of a row, as ARIA has it for a cell with several things to press: Enter or F2 on the cell leads
 * to the first of them, arrows go from one to the next, and Escape, F2 or an arrow before the first lead back to the cell.
 * True where the key was one of these.
 */
export function moveInSide(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLElement>(`td[data-name="${sideName}"]`);
  if (!cell) return false;
  const actions = actionsIn(cell);
  const at = actions.indexOf(target);
  const next = nextOf(event.key, at, actions, cell);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** Whether a key leads from something to press at the end of a row to the row above or below. */
export function leavesSide({ key, target }: KeyboardEvent): boolean {
  return ['ArrowUp', 'ArrowDown'].includes(key) && (target as Element).closest(`td[data-name="${sideName}"]`) !== null;
}

function nextOf(key: string, at: number, actions: readonly HTMLElement[], cell: HTMLElement): HTMLElement | undefined {
  if (at < 0) return key === 'Enter' || key === 'F2' ? actions[0] : undefined;
  switch (key) {
    case 'ArrowRight':
      return actions[at + 1] ?? actions[at];
    case 'ArrowLeft':
      return actions[at - 1] ?? cell;
    case 'Escape':
    case 'F2':
      return cell;
    default:
      return undefined;
  }
}
