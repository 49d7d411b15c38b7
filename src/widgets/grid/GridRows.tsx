import { useEffect, useImperativeHandle, type RefObject } from 'react';
import { GridLine } from './GridLine.tsx';
import type { GridProps } from './gridProps.ts';
import type { GridColumn, GridRow } from './gridTable.ts';
import type { Placement } from './placement.ts';
import { useDrawnColumns } from './useDrawnColumns.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import type { Active, Reach } from './useRoving.ts';

interface GridRowsProps<Row extends GridRow> extends GridProps<Row> {
  readonly placements: readonly Placement[];
  /** The rows, by id. */
  readonly ids: readonly string[];
  /** Pixels before the columns. */
  readonly pickSize: number;
  readonly byName: ReadonlyMap<string, GridColumn<Row>>;
  readonly active: Active;
  /** Class of the cells at the rows' ends; null if there are none. */
  readonly sideClass: string | null;
  /** Pixels after the columns. */
  readonly endWidth: number;
  /** Receives the function that scrolls to a row that is not rendered. */
  readonly reach: RefObject<Reach>;
  readonly onDrawn: () => void;
}

/** Rows of a grid. During scrolling only they render again. */
export function GridRows<Row extends GridRow>(props: GridRowsProps<Row>) {
  const { words, rows, titleOf, offset, onOpen, scroller, picking, sideOf, markOf } = props;
  const { placements, ids, pickSize, byName, active, sideClass, endWidth, reach, onDrawn } = props;
  const kept = active.id === null ? -1 : ids.indexOf(active.id);
  const { isVirtual, pieces, reach: reachRow } = useDrawnRows(rows.length, scroller, kept);
  const { cells, reach: reachColumn } = useDrawnColumns({
    placements,
    lead: pickSize,
    trail: endWidth,
    scroller,
    kept: active.name,
    isVirtual,
  });
  useImperativeHandle(reach, () => (row, name) => {
    reachRow(row);
    reachColumn(name);
  });
  useEffect(onDrawn);
  return (
    <tbody role="rowgroup">
      {pieces.map((piece, at) => {
        // Rooms have no name of their own: there are two before the rows in sight at most, and two after.
        if ('gap' in piece) return <tr key={`room ${at}`} aria-hidden style={{ height: piece.gap }} />;
        const row = rows[piece.index];
        const id = String(row?.id);
        const mark = row && markOf?.(row);
        return (
          row && (
            <GridLine
              key={id}
              row={row}
              number={offset + piece.index + 2}
              cells={cells}
              columnCount={placements.length}
              columns={byName}
              activeName={active.id === id ? active.name : null}
              doesOpen={onOpen !== undefined}
              isPicked={picking?.selection.has(id)}
              pickLabel={picking ? words.pick(titleOf(row)) : ''}
              sideClass={sideClass}
              sideOf={sideOf}
              mark={mark}
              markLabel={mark && words.marks?.[mark]}
            />
          )
        );
      })}
    </tbody>
  );
}
