import type { ReactNode, RefObject } from 'react';
import type { ColumnSettings } from './columnSettings.ts';
import type { GridColumn, GridRow } from './gridTable.ts';
import type { Selection } from './selection.ts';
import type { Order } from './SortButton.tsx';

/** What happened to a row elsewhere: it was changed, or it is there no more. */
export type RowMark = 'changed' | 'gone';

/** The words of a grid. */
export interface GridWords {
  readonly label: string;
  readonly actions: string;
  readonly pickAll: string;
  readonly pick: (title: string) => string;
  /** What the marks of rows say, where rows are marked. */
  readonly marks?: Readonly<Record<RowMark, string>>;
}

export interface GridProps<Row extends GridRow> {
  readonly words: GridWords;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly titleOf: (row: Row) => string;
  /** How many rows there are on all pages, where it is known, and how many stand before this page. */
  readonly total: number | undefined;
  readonly offset: number;
  readonly settings: ColumnSettings;
  readonly onSettings: (settings: ColumnSettings) => void;
  readonly order?: Order;
  readonly onOrder?: (order: Order) => void;
  /** Opens a row; rows do not open where it is not given. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What scrolls the grid. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The rows that are picked, where rows can be picked. */
  readonly picking?:
    | { readonly selection: Selection; readonly onSelection: (selection: Selection) => void }
    | undefined;
  /** What stands at the end of each row, and in the corner above it; they stay in sight. */
  readonly sideOf?: ((row: Row) => ReactNode) | undefined;
  /** Hears which column stays in place for want of room, though nobody pinned it. */
  readonly cornerOf?: (kept: string | undefined) => ReactNode;
  /** Pixels that they take; none where there is neither. */
  readonly sideWidth?: number;
  /** The mark of a row that was changed elsewhere. */
  readonly markOf?: ((row: Row) => RowMark | undefined) | undefined;
  /** The rows are those of before; the next ones are on their way. */
  readonly isStale?: boolean;
}
