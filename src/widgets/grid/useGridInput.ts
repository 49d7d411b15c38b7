import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { keepOneStop, leavesRow, moveInCell } from './cellKeys.ts';
import { withSize } from './columnSettings.ts';
import { fitColumn } from './fitColumn.ts';
import type { GridProps } from './gridProps.ts';
import type { GridRow } from './gridColumn.ts';
import type { Placement } from './placement.ts';
import { rangeOf, withRows } from './selection.ts';
import type { Roving } from './useRoving.ts';

/** Pixels by which a key changes a column's width. */
const step = 16;

/** Keys that change a column's width on its heading, as ARIA names keys: narrower, wider, fit to content. */
export const widthKeys = 'Alt+ArrowLeft Alt+ArrowRight Alt+Enter';

/**
 * Returns true if a click is meant for the row: not for a link or button in it, and not the end of a text selection.
 */
function isForRow({ target }: MouseEvent): boolean {
  return !(target as Element).closest('a, button, input') && !window.getSelection()?.toString();
}

/** Returns the id of the row that contains an element; null in the headings. */
export const idIn = (target: EventTarget): string | null =>
  (target as Element).closest('tbody > tr')?.getAttribute('data-id') ?? null;

/**
 * Handles keys and clicks of a grid: arrows move, Enter opens a row or sorts by a heading, F2 or a press with Alt edits a
 * cell, Space selects, Shift extends, Alt with an arrow changes a column's width, and with Enter fits it to its content.
 */
export function useGridInput<Row extends GridRow>(
  { rows, onOpen, editOf, picking, settings, onSettings }: GridProps<Row>,
  ids: readonly string[],
  roving: Roving,
  placements: readonly Placement[],
) {
  const anchor = useRef<string | null>(null);
  const rowOf = (id: string | null) => rows.find((row) => String(row.id) === id);

  /** Returns the function that edits the cell around an element; null if nothing does. */
  const editAt = (target: EventTarget): (() => void) | null => {
    const cell = (target as Element).closest<HTMLElement>('tbody td[data-name]');
    const row = rowOf(idIn(target));
    const edit = cell && row ? editOf?.(row, cell.dataset['name'] ?? '') : null;
    return edit && cell ? () => edit(cell) : null;
  };

  const pick = (id: string, isRange: boolean) => {
    if (!picking) return;
    const { selection, onSelection } = picking;
    const picked = isRange ? rangeOf(ids, anchor.current, id) : [id];
    onSelection(withRows(selection, picked, isRange || !selection.has(id)));
    if (!isRange) anchor.current = id;
  };

  const extend = (from: string | null, to: string) => {
    if (!picking || from === to) return;
    anchor.current ??= from;
    picking.onSelection(withRows(picking.selection, rangeOf(ids, anchor.current, to), true));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target as HTMLElement;
    if (event.key === 'Tab') keepOneStop(event.currentTarget);
    const edit = event.key === 'F2' && !event.shiftKey && cell.matches('td') ? editAt(cell) : null;
    if (edit) {
      event.preventDefault();
      edit();
      return;
    }
    if (moveInCell(event)) return;
    if (!cell.matches('td, th') && !leavesRow(event)) return;
    const id = idIn(cell);
    const row = rowOf(id);
    if (event.altKey && id === null && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      const { name } = roving.active;
      const size = placements.find((one) => one.name === name)?.size ?? 0;
      onSettings(withSize(settings, name, size + (event.key === 'ArrowLeft' ? -step : step)));
    } else if (event.altKey && id === null && event.key === 'Enter') {
      event.preventDefault();
      onSettings(fitColumn(settings, roving.active.name, event.currentTarget));
    } else if (event.key === 'Enter') {
      if (row) onOpen?.(row);
      else cell.querySelector('button')?.click();
    } else if (event.key === ' ') {
      event.preventDefault();
      if (id !== null) pick(id, event.shiftKey);
    } else {
      const went = roving.move(event);
      if (went?.to && event.shiftKey) extend(went.from, went.to);
    }
  };

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const id = idIn(event.target);
    const row = rowOf(id);
    if (!row || id === null) return;
    if ((event.target as Element).closest('[data-pick]')) pick(id, event.shiftKey);
    else if (isForRow(event)) {
      const edit = event.altKey ? editAt(event.target) : null;
      if (edit) edit();
      else onOpen?.(row);
    }
  };
  return { onKeyDown, onClick };
}
