import type { ReactNode, RefObject } from 'react';
import type { ColumnSettings, Fitted } from './columnSettings.ts';
import type { GridColumn, GridRow } from './gridColumn.ts';
import type { Selection } from './selection.ts';
import type { Order } from './SortButton.tsx';

/** Change of a row by somebody else: it was changed, or no longer exists. */
export type RowMark = 'changed' | 'gone';

/** The words of a grid. */
export interface GridWords {
  readonly label: string;
  readonly actions: string;
  readonly pickAll: string;
  readonly nextRow: string;
  readonly formerRow: string;
  readonly pick: (title: string) => string;
  /** Texts of the rows' marks, if rows are marked. */
  readonly marks?: Readonly<Record<RowMark, string>>;
}

export interface GridProps<Row extends GridRow> {
  readonly words: GridWords;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly titleOf: (row: Row) => string;
  /** Number of rows on all pages, if known, and number of rows before this page. */
  readonly total: number | undefined;
  readonly offset: number;
  readonly settings: ColumnSettings;
  readonly onSettings: (settings: ColumnSettings) => void;
  readonly order?: Order;
  readonly onOrder?: (order: Order) => void;
  /** Opens a row; rows do not open where it is not given. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Returns the function that edits a cell where it stands, by F2 or a press with Alt; null if nobody may. */
  readonly editOf?: ((row: Row, name: string) => ((cell: HTMLElement) => void) | null) | undefined;
  /** Scroll container of the grid. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Selected rows, if rows can be selected. */
  readonly picking?:
    | { readonly selection: Selection; readonly onSelection: (selection: Selection) => void }
    | undefined;
  /** Cell at the end of each row, and the corner above it; they stay visible. */
  readonly sideOf?: ((row: Row) => ReactNode) | undefined;
  /** Renders the corner; receives what was changed to fit the columns into the room. */
  readonly cornerOf?: (fitted: Fitted) => ReactNode;
  /** Width of both in pixels; 0 without them. */
  readonly sideWidth?: number;
  /** True if that width is kept free. By default the cell lies over the last columns while somebody is at the row. */
  readonly isSideFixed?: boolean;
  /** The mark of a row that was changed elsewhere. */
  readonly markOf?: ((row: Row) => RowMark | undefined) | undefined;
  /** The rows are those of before; the next ones are on their way. */
  readonly isStale?: boolean;
  /** Row that one comes back to, by its id: it gets the focus where nothing else has it. */
  readonly returned?: string | null;
}
