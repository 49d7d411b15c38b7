import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type Column,
  type Header,
  type ReactTable,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import {
  narrowest,
  placeColumns,
  widest,
  withSize,
  type ColumnDefault,
  type ColumnSettings,
  type Side,
} from './columnSettings.ts';

/** A row of a grid: any record with an id. */
export interface GridRow {
  readonly id: string | number;
}

/** A column of a grid. */
export interface GridColumn<Row> extends ColumnDefault {
  readonly heading: string;
  /** Numbers are aligned right, in tabular numerals. */
  readonly isFigure?: boolean;
  readonly isSortable?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/** Column of the table model. */
export type PlacedColumn = Column<typeof features, GridRow, unknown>;

/** Table model of a grid. */
export type GridTable = ReactTable<typeof features, GridRow>;

/** Heading of the table model. */
export type PlacedHeader = Header<typeof features, GridRow, unknown>;

/**
 * Returns the columns of a grid as arranged, with their widths, positions and resize handles. A new width is reported
 * once, when the drag ends.
 */
export function useGridTable<Row extends GridRow>(
  columns: readonly GridColumn<Row>[],
  settings: ColumnSettings,
  onSettings: (settings: ColumnSettings) => void,
): GridTable {
  const placed = useMemo(() => placeColumns(columns, settings), [columns, settings]);
  const state = useMemo(() => {
    const at = (side: Side) => placed.filter(({ pinned }) => pinned === side).map(({ name }) => name);
    return {
      columnOrder: placed.map(({ name }) => name),
      columnPinning: { start: at('start'), end: at('end') },
      columnVisibility: Object.fromEntries(placed.map(({ name, isShown }) => [name, isShown])),
      columnSizing: Object.fromEntries(placed.map(({ name, size }) => [name, size])),
    };
  }, [placed]);
  const definitions = useMemo(
    () => columns.map(({ name }) => ({ id: name, minSize: narrowest, maxSize: widest })),
    [columns],
  );
  return useTable<typeof features, GridRow>({
    features,
    columns: definitions,
    data: noRows,
    state,
    columnResizeMode: 'onEnd',
    onColumnSizingChange: (update) => {
      const sizes = typeof update === 'function' ? update(state.columnSizing) : update;
      const changed = Object.entries(sizes).filter(([name, size]) => size !== state.columnSizing[name]);
      if (changed.length > 0) onSettings(changed.reduce((all, [name, size]) => withSize(all, name, size), settings));
    },
  });
}

/** The table models columns only: the pages of rows are held by the caller. */
const noRows: GridRow[] = [];
