import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isFocusLost } from '../../theme/focus/firstField.ts';
import { rowHeight } from '../../../schema/rules/limits.ts';
import { keyboardMove, type Place } from './keyboardMove.ts';
import { isFocusFree } from '../../theme/focus/freeFocus.ts';

/** The name of the cell at the end of a row, which holds what can be done with it. No column is called so. */
export const sideName = '.side';

/** The cell that has the grid's one tab stop: the row by its id, null for the headings, and the column by its name. */
export interface Active {
  readonly id: string | null;
  readonly name: string;
}

/** Brings a cell that is not in the page into it: its row by number, its column by name. */
export type Reach = (row: number, name: string) => void;

interface RovingParts {
  readonly frame: RefObject<HTMLTableElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows and columns that are shown, in their order. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly reach: RefObject<Reach>;
  /** Row that one comes back to: it gets the focus if nothing else has it. */
  readonly returned: string | null;
}

/** Active cell of a grid, and the functions that move it. */
export interface Roving {
  readonly active: Active;
  readonly setActive: (active: Active) => void;
  /** Focuses the cell that the focus was moved to, after the rows were rendered. */
  readonly settle: () => void;
  /** Moves the focus a row down or up, or into the grid at the row where it was last. */
  readonly step: (rows: 1 | -1) => void;
  /** Reports that the focus entered or left the grid. */
  readonly hold: (hasFocus: boolean) => void;
  /** Returns the ids of the row that was left and the one that was reached, if the key moved the focus; else null. */
  readonly move: (event: KeyboardEvent) => { readonly from: string | null; readonly to: string | null } | null;
}

const cellOf = (frame: HTMLElement, { id, name }: Active): HTMLElement | null =>
  frame.querySelector(`tr[data-id="${CSS.escape(id ?? '')}"] > [data-name="${CSS.escape(name)}"]`);

/** Returns the row that gets the focus of a removed one: the next remaining row after it, else the one before it. */
function neighbourOf(former: readonly string[], gone: string | null, ids: readonly string[]): string | undefined {
  const at = gone === null ? -1 : former.indexOf(gone);
  if (at < 0) return undefined;
  return [...former.slice(at + 1), ...former.slice(0, at).toReversed()].find((id) => ids.includes(id));
}

/**
 * One cell of the grid takes part in the order of tabs; arrows move it. It keeps its row and column while rows are
 * replaced and columns are moved; where its row goes, the next one takes its place, and the focus with it.
 */
export function useRoving({ frame, scroller, ids, names, reach, returned }: RovingParts): Roving {
  const [wanted, setWanted] = useState<(Active & { readonly among: readonly string[] }) | null>(null);
  const moving = useRef<Active | null>(null);
  const returning = useRef(returned);
  const hasFocus = useRef(false);
  const setActive = (next: Active) => setWanted({ ...next, among: ids });
  const name = wanted && names.includes(wanted.name) ? wanted.name : (names[0] ?? '');
  const isShown = (row: string | null) => row === null || ids.includes(row);
  const isThere = wanted !== null && isShown(wanted.id);
  const id = isThere ? wanted.id : (neighbourOf(wanted?.among ?? [], wanted?.id ?? null, ids) ?? ids[0] ?? null);
  const active: Active = { id, name };

  const settleReturn = () => {
    const row = ids.indexOf(returning.current ?? '');
    const cell = row >= 0 && frame.current ? cellOf(frame.current, { id: returning.current, name }) : null;
    if (row >= 0 && !cell) reach.current(row, name);
    if (!isFocusLost() || (row < 0 && ids.length > 0)) returning.current = null;
    else if (cell) {
      returning.current = null;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  };

  const settle = () => {
    if (returning.current !== null) settleReturn();
    const isLeft = !isThere && hasFocus.current && isFocusFree();
    if (!(moving.current || isLeft) || !frame.current) return;
    // What was drawn before a key may settle after it: where the key leads counts, not what was known then.
    const cell = cellOf(frame.current, moving.current && isShown(moving.current.id) ? moving.current : active);
    if (!cell) return;
    moving.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const move = (event: KeyboardEvent) => {
    const place: Place = { row: active.id === null ? -1 : ids.indexOf(active.id), column: names.indexOf(active.name) };
    const inSight = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const next = keyboardMove(place, event, { rows: ids.length, columns: names.length, inSight });
    if (!next) return null;
    event.preventDefault();
    const to = next.row < 0 ? null : (ids[next.row] ?? null);
    const reached = names[next.column] ?? active.name;
    if (next.row >= 0) reach.current(next.row, reached);
    // The headings end with the last column: the corner is a tab stop of its own.
    const goal: Active = { id: to, name: to === null && reached === sideName ? (names.at(-2) ?? '') : reached };
    moving.current = goal;
    setActive(goal);
    return { from: active.id, to };
  };
  const step = (rows: 1 | -1) => {
    const isWithin = frame.current?.contains(document.activeElement) === true;
    const at = active.id === null ? -1 : ids.indexOf(active.id);
    const row = isWithin ? Math.min(Math.max(at + rows, 0), ids.length - 1) : Math.max(at, 0);
    const goal: Active = { id: ids[row] ?? null, name: active.name };
    reach.current(row, goal.name);
    moving.current = goal;
    setActive(goal);
  };
  const hold = (isHeld: boolean) => {
    hasFocus.current = isHeld;
  };
  return { active, setActive, move, step, hold, settle };
}
