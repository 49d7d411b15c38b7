import type { CSSProperties } from 'react';
import type { PlacedColumn, Side } from './columnSettings.ts';
import type { GridColumn } from './gridColumn.ts';

/** Position of a column's cells: computed once per column, not once per cell. */
export interface Placement {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  /** Side at which it is pinned; null for scrolled columns. */
  readonly side: Side | null;
  readonly className: string;
  readonly style: CSSProperties;
}

const widthOf = (columns: readonly PlacedColumn[], side: Side): number =>
  columns.reduce((sum, { pinned, size }) => (pinned === side ? sum + size : sum), 0);

/** Returns the CSS of a column's cells: its width, a share of the spare room, and its distance from its side. */
function styleOf(columns: readonly PlacedColumn[], index: number, lead: number, trail: number): CSSProperties {
  const { pinned, size = 0 } = columns[index] ?? {};
  const flex = `${size} 0 ${size}px`;
  if (pinned === 'start') return { flex, insetInlineStart: lead + widthOf(columns.slice(0, index), pinned) };
  if (pinned === 'end') return { flex, insetInlineEnd: trail + widthOf(columns.slice(index + 1), pinned) };
  return { flex };
}

/**
 * Returns the positions of the shown columns, in their order; pinned ones keep their distance from their side. `lead`
 * and `trail` are the pixels taken beside them. The first declared column is the row's heading.
 */
export function placementsOf(
  columns: readonly PlacedColumn[],
  declared: readonly Pick<GridColumn<never>, 'name' | 'isFigure'>[],
  lead: number,
  trail: number,
): readonly Placement[] {
  const figures = new Set(declared.flatMap(({ name, isFigure }) => (isFigure ? [name] : [])));
  return columns.map(({ name, pinned, size }, index) => {
    const classes = [
      name === declared[0]?.name && 'title',
      figures.has(name) && 'figure',
      index === 0 && lead === 0 && 'first',
      index === columns.length - 1 && trail === 0 && 'last',
      pinned !== undefined && 'pinned',
      pinned === 'start' && columns[index + 1]?.pinned !== 'start' && 'edgeStart',
      pinned === 'end' && columns[index - 1]?.pinned !== 'end' && 'edgeEnd',
    ];
    return {
      name,
      size,
      side: pinned ?? null,
      className: classes.filter(Boolean).join(' '),
      style: styleOf(columns, index, lead, trail),
    };
  });
}
