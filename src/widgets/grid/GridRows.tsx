import { useEffect, useImperativeHandle, type RefObject } from 'react';
import { GridLine } from './GridLine.tsx';
import type { GridProps } from './gridProps.ts';
import type { GridColumn, GridRow } from './gridTable.ts';
import type { Placement } from './placement.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import type { Active } from './useRoving.ts';

/** Brings a row that is not in the page into it, by its number. */
export type Reach = (row: number) => void;

interface GridRowsProps<Row extends GridRow> extends GridProps<Row> {
  readonly placements: readonly Placement[];
  readonly byName: ReadonlyMap<string, GridColumn<Row>>;
  readonly active: Active;
  /** How the ends of rows stand; null where they have none. */
  readonly sideClass: string | null;
  /** Takes the way to a row that is not drawn. */
  readonly reach: RefObject<Reach>;
  readonly onDrawn: () => void;
}

/** The rows of a grid: while they are scrolled, they alone are drawn anew. */
export function GridRows<Row extends GridRow>(props: GridRowsProps<Row>) {
  const { words, rows, titleOf, offset, onOpen, scroller, picking, sideOf, markOf } = props;
  const { placements, byName, active, sideClass, reach, onDrawn } = props;
  const { drawn, above, below, reach: reachRow } = useDrawnRows(rows.length, scroller);
  useImperativeHandle(reach, () => reachRow);
  useEffect(onDrawn);
  return (
    <tbody>
      <Gap height={above} />
      {drawn.map((index) => {
        const row = rows[index];
        const id = String(row?.id);
        const mark = row && markOf?.(row);
        return (
          row && (
            <GridLine
              key={id}
              row={row}
              number={offset + index + 2}
              placements={placements}
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
      <Gap height={below} />
    </tbody>
  );
}

/** The room of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}
