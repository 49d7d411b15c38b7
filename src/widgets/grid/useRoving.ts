import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moved, type Place } from './moves.ts';
import { rowHeight } from './GridFrame.tsx';

/** The cell that has the grid's one tab stop: the row by its id, null for the headings, and the column by its name. */
export interface Active {
  readonly id: string | null;
  readonly name: string;
}

interface RovingParts {
  readonly frame: RefObject<HTMLTableElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows and columns that are shown, in their order. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Brings a row that is not in the page into it. */
  readonly reach: (row: number) => void;
}

export interface Roving {
  readonly active: Active;
  readonly setActive: (active: Active) => void;
  /** True where the key moved the focus. Tells the row that was left and the one that was reached, by id. */
  readonly move: (event: KeyboardEvent) => { readonly from: string | null; readonly to: string | null } | null;
}

const cellOf = (frame: HTMLElement, { id, name }: Active): HTMLElement | null =>
  frame.querySelector(`tr[data-id="${CSS.escape(id ?? '')}"] > [data-name="${CSS.escape(name)}"]`);

/**
 * One cell of the grid takes part in the order of tabs; arrows move it. It keeps its row and column while rows are
 * replaced and columns are moved.
 */
export function useRoving({ frame, scroller, ids, names, reach }: RovingParts): Roving {
  const [wanted, setActive] = useState<Active | null>(null);
  const isMoving = useRef(false);
  const isKnown = wanted !== null && names.includes(wanted.name) && (wanted.id === null || ids.includes(wanted.id));
  const active = isKnown ? wanted : { id: ids[0] ?? null, name: names[0] ?? '' };

  useEffect(() => {
    if (!isMoving.current || !frame.current) return;
    const cell = cellOf(frame.current, active);
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const move = (event: KeyboardEvent) => {
    const place: Place = { row: active.id === null ? -1 : ids.indexOf(active.id), column: names.indexOf(active.name) };
    const inSight = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const next = moved(place, event, { rows: ids.length, columns: names.length, inSight });
    if (!next) return null;
    event.preventDefault();
    isMoving.current = true;
    const to = next.row < 0 ? null : (ids[next.row] ?? null);
    if (next.row >= 0) reach(next.row);
    setActive({ id: to, name: names[next.column] ?? active.name });
    return { from: active.id, to };
  };
  return { active, setActive, move };
}
