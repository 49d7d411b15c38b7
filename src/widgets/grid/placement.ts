import type { CSSProperties } from 'react';
import type { GridColumn, PlacedColumn } from './gridTable.ts';

/** How a column's cells stand: computed once a column, not once a cell. */
export interface Placement {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

function styleOf(column: PlacedColumn, lead: number, trail: number): CSSProperties | undefined {
  switch (column.getIsPinned()) {
    case 'start':
      return { insetInlineStart: lead + column.getStart('start') };
    case 'end':
      return { insetInlineEnd: trail + column.getAfter('end') };
    case false:
      return undefined;
  }
}

/**
 * Where the shown columns stand, in their order; pinned ones keep their distance from their side. `lead` and `trail` are
 * the pixels taken beside them. The first declared column says what a row is.
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
    return {
      name: column.id,
      size: sizes[column.id] ?? column.getSize(),
      className: classes.filter(Boolean).join(' '),
      style: styleOf(column, lead, trail),
    };
  });
}
