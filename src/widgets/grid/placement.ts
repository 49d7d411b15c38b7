import type { CSSProperties } from 'react';
import type { Side } from './columnSettings.ts';
import type { GridColumn, PlacedColumn } from './gridTable.ts';

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

/** Its width, and a share of the room that is left; how far it stays from its side. */
function styleOf(column: PlacedColumn, size: number, lead: number, trail: number): CSSProperties {
  const flex = `${size} 0 ${size}px`;
  switch (column.getIsPinned()) {
    case 'start':
      return { flex, insetInlineStart: lead + column.getStart('start') };
    case 'end':
      return { flex, insetInlineEnd: trail + column.getAfter('end') };
    case false:
      return { flex };
  }
}

/**
 * Returns the positions of the shown columns, in their order; pinned ones keep their distance from their side. `lead`
 * and `trail` are the pixels taken beside them. The first declared column is the row's heading.
 */
export function placementsOf(
  columns: readonly PlacedColumn[],
  sizes: Readonly<Record<string, number>>,
  declared: readonly Pick<GridColumn<never>, 'name' | 'isFigure'>[],
  lead: number,
  trail: number,
): readonly Placement[] {
  const figures = new Set(declared.flatMap(({ name, isFigure }) => (isFigure ? [name] : [])));
  return columns.map((column, index) => {
    const side = column.getIsPinned();
    const classes = [
      column.id === declared[0]?.name && 'title',
      figures.has(column.id) && 'figure',
      index === 0 && lead === 0 && 'first',
      index === columns.length - 1 && trail === 0 && 'last',
      side !== false && 'pinned',
      side === 'start' && columns[index + 1]?.getIsPinned() !== 'start' && 'edgeStart',
      side === 'end' && columns[index - 1]?.getIsPinned() !== 'end' && 'edgeEnd',
    ];
    const size = sizes[column.id] ?? column.getSize();
    return {
      name: column.id,
      size,
      side: side === false ? null : side,
      className: classes.filter(Boolean).join(' '),
      style: styleOf(column, size, lead, trail),
    };
  });
}
