import { lazy, Suspense, useEffect, useMemo, useState, type RefObject } from 'react';
import { columnApart, drawnColumns, sidesOf, widthOf } from './drawnColumns.ts';
import { drawnRows, drawnWhole } from './drawnRows.ts';
import type { Sight } from './GridSight.tsx';
import { GridLine } from './GridLine.tsx';
import type { GridProps } from './gridProps.ts';
import type { GridColumn, GridRow } from './gridColumn.ts';
import type { Placement } from './placement.ts';
import type { Active, Reach } from './useRoving.ts';

const GridSight = lazy(async () => ({ default: (await import('./GridSight.tsx')).GridSight }));

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
  const [sight, setSight] = useState<Sight | null>(null);
  const sides = useMemo(() => sidesOf(placements), [placements]);
  const [from, to] = sight?.columns ?? [0, sides.free.length - 1];
  const apart = columnApart(sides, from, to, active.name);
  // Stable until other columns are rendered, so that rows do not render again while they are scrolled.
  const cells = useMemo(() => drawnColumns(sides, from, to, apart), [sides, from, to, apart]);
  const pieces = drawnRows(rows.length, sight?.rows ?? null, kept);
  useEffect(onDrawn);
  return (
    <tbody role="rowgroup">
      {rows.length > drawnWhole && (
        <Suspense>
          <GridSight
            count={rows.length}
            free={sides.free}
            before={pickSize + widthOf(sides.start)}
            after={endWidth + widthOf(sides.end)}
            scroller={scroller}
            reach={reach}
            onSight={setSight}
          />
        </Suspense>
      )}
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
