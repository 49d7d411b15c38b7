import type { ReactNode } from 'react';
import type { ColumnDefault } from './columnSettings.ts';

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
