import { visuallyHidden } from '@mui/utils';
import { RecordContextProvider } from 'ra-core';
import { memo, type ReactNode } from 'react';
import type { RowMark } from './gridProps.ts';
import type { GridColumn, GridRow } from './gridColumn.ts';
import type { CellPiece } from './drawnColumns.ts';
import { sideName } from './useRoving.ts';

interface GridLineProps<Row> {
  readonly row: Row;
  /** The number of the row among all, from 1; the headings are the first. */
  readonly number: number;
  readonly cells: readonly CellPiece[];
  readonly columnCount: number;
  readonly columns: ReadonlyMap<string, GridColumn<Row>>;
  /** The column that has the tab stop, where it is in this row. */
  readonly activeName: string | null;
  readonly doesOpen: boolean;
  /** Undefined if rows cannot be selected. */
  readonly isPicked: boolean | undefined;
  readonly pickLabel: string;
  /** Class of the cell at the row's end; null if there is none. */
  readonly sideClass: string | null;
  readonly sideOf: ((row: Row) => ReactNode) | undefined;
  readonly mark: RowMark | undefined;
  readonly markLabel: string | undefined;
}

/** One row, the record of react-admin's parts in it. It renders again only if it has changed. */
function Line<Row extends GridRow>(props: GridLineProps<Row>) {
  const { row, number, cells, columnCount, columns, activeName, doesOpen, isPicked, pickLabel } = props;
  const { sideClass, sideOf, mark, markLabel } = props;
  const lead = isPicked === undefined ? 0 : 1;
  return (
    <RecordContextProvider value={row}>
      <tr
        role="row"
        data-id={row.id}
        data-opens={doesOpen || undefined}
        data-mark={mark}
        title={markLabel}
        aria-rowindex={number}
        aria-selected={isPicked}
      >
        {isPicked !== undefined && (
          <td role="gridcell" className="pick first pinned" aria-colindex={1} data-pick>
            <input type="checkbox" tabIndex={-1} checked={isPicked} readOnly aria-label={pickLabel} />
          </td>
        )}
        {cells.map((piece, at) => {
          if ('gap' in piece) return <td key={`room ${at}`} aria-hidden style={{ flex: `0 0 ${piece.gap}px` }} />;
          const { placement, index } = piece;
          const { name, className, style } = placement;
          return (
            <td
              key={name}
              role="gridcell"
              aria-colindex={index + 1 + lead}
              data-name={name}
              tabIndex={activeName === name ? 0 : -1}
              className={className}
              style={style}
            >
              {columns.get(name)?.cell(row)}
              {mark && index === 0 && <span style={visuallyHidden}>{markLabel}</span>}
            </td>
          );
        })}
        {sideClass !== null && (
          <td
            role="gridcell"
            className={sideClass}
            aria-colindex={columnCount + 1 + lead}
            {...(sideOf && { 'data-name': sideName, tabIndex: activeName === sideName ? 0 : -1 })}
          >
            {sideOf?.(row)}
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
}

/** One row, which renders again only if it has changed. */
export const GridLine = memo(Line) as typeof Line;
