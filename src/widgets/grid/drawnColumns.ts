import type { Placement } from './placement.ts';
import { indexesOf, visibleSegments, withKept } from './visibleSegments.ts';

/**
 * Part of a row: a cell with its position among the columns, or the width of those that are not rendered, in pixels.
 */
export type CellPiece = { readonly placement: Placement; readonly index: number } | { readonly gap: number };

/** Columns of a grid by where they stand. */
export interface Sides {
  readonly start: readonly Placement[];
  /** Columns that are not pinned. */
  readonly free: readonly Placement[];
  readonly end: readonly Placement[];
}

/** Groups columns by the side at which they are pinned. */
export function sidesOf(placements: readonly Placement[]): Sides {
  const at = (side: Placement['side']) => placements.filter((one) => one.side === side);
  return { start: at('start'), free: at(null), end: at('end') };
}

/** Returns the width of columns in pixels. */
export const widthOf = (placements: readonly Placement[]): number =>
  placements.reduce((all, { size }) => all + size, 0);

/** Returns the index of an unpinned column that is not among those from one index to another; else -1. */
export function columnApart({ free }: Sides, from: number, to: number, column: string): number {
  const at = free.findIndex(({ name }) => name === column);
  return at < from || at > to ? at : -1;
}

/**
 * Returns the cells of a row to render: pinned columns always, of the others those from one index to another.
 * @param apart index of one more unpinned column to render; -1 for none
 */
export function drawnColumns(
  { start, free, end }: Sides,
  from: number,
  to: number,
  apart: number,
): readonly CellPiece[] {
  const starts = free.reduce<number[]>((all, { size }) => [...all, (all.at(-1) ?? 0) + size], [0]);
  const drawn = withKept(indexesOf(from, Math.min(to, free.length - 1)), apart);
  const pieces = visibleSegments(drawn, free.length, (index) => starts[index] ?? 0);
  const cell = (placement: Placement, index: number): CellPiece => ({ placement, index });
  return [
    ...start.map(cell),
    ...pieces.flatMap((piece) => {
      if ('gap' in piece) return [piece];
      const placement = free[piece.index];
      return placement ? [cell(placement, start.length + piece.index)] : [];
    }),
    ...end.map((placement, index) => cell(placement, start.length + free.length + index)),
  ];
}
