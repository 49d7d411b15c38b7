import { visuallyHidden } from '@mui/utils';
import type { RefObject } from 'react';
import { withSize, type Fitted } from './columnSettings.ts';
import { fitColumn } from './fitColumn.ts';
import { Handle } from './GridFrame.tsx';
import type { GridProps } from './gridProps.ts';
import type { GridColumn, GridRow } from './gridColumn.ts';
import type { Placement } from './placement.ts';
import { withRows } from './selection.ts';
import { SortButton, type Order } from './SortButton.tsx';
import { widthKeys } from './useGridInput.ts';
import type { Active } from './useRoving.ts';
import { useWidthDrag } from './useWidthDrag.ts';

interface GridHeadProps<Row extends GridRow> extends GridProps<Row> {
  readonly frame: RefObject<HTMLTableElement | null>;
  readonly placements: readonly Placement[];
  readonly byName: ReadonlyMap<string, GridColumn<Row>>;
  /** The rows of the page, by id. */
  readonly ids: readonly string[];
  readonly active: Active;
  readonly sideClass: string;
  readonly fitted: Fitted;
}

/** The headings of a grid, in the order of its columns. */
export function GridHead<Row extends GridRow>(props: GridHeadProps<Row>) {
  const { words, picking, settings, onSettings, order, onOrder, cornerOf, sideWidth = 0 } = props;
  const { frame, placements, byName, ids, active, sideClass, fitted } = props;
  const lead = picking ? 1 : 0;
  const picked = picking ? ids.filter((id) => picking.selection.has(id)).length : 0;
  const isPagePicked = picked > 0 && picked === ids.length;
  const fit = (name: string) => frame.current && onSettings(fitColumn(settings, name, frame.current));

  return (
    <thead role="rowgroup">
      <tr role="row" data-id="" aria-rowindex={1}>
        {picking && (
          <th scope="col" role="columnheader" className="pick first pinned" aria-colindex={1}>
            <input
              type="checkbox"
              ref={(box) => {
                if (box) box.indeterminate = picked > 0 && !isPagePicked;
              }}
              aria-label={words.pickAll}
              checked={isPagePicked}
              onChange={() => picking.onSelection(withRows(picking.selection, ids, !isPagePicked))}
            />
          </th>
        )}
        {placements.map((placement, index) => {
          const column = byName.get(placement.name);
          return (
            column && (
              <HeadCell
                key={placement.name}
                placement={placement}
                column={column}
                number={index + 1 + lead}
                isActive={active.id === null && active.name === placement.name}
                order={order}
                onOrder={onOrder}
                onSize={(size) => onSettings(withSize(settings, placement.name, size))}
                onFit={() => fit(placement.name)}
              />
            )
          );
        })}
        {sideWidth > 0 && (
          <th scope="col" role="columnheader" className={sideClass} aria-colindex={placements.length + 1 + lead}>
            <span style={visuallyHidden}>{words.actions}</span>
            {cornerOf?.(fitted)}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly placement: Placement;
  readonly column: GridColumn<Row>;
  /** The number of the column, from 1. */
  readonly number: number;
  readonly isActive: boolean;
  readonly order: Order | undefined;
  readonly onOrder: ((order: Order) => void) | undefined;
  readonly onSize: (size: number) => void;
  readonly onFit: () => void;
}

const ariaSort = (order: Order | undefined, name: string) =>
  order?.orderBy !== name ? undefined : order.orderDirection === 'ASC' ? 'ascending' : 'descending';

/** The heading of a column: its word, which sorts where it can, and the handle that makes the column wider. */
function HeadCell<Row extends GridRow>(props: HeadCellProps<Row>) {
  const { placement, column, number, isActive, order, onOrder, onSize, onFit } = props;
  const { name, heading, isSortable } = column;
  const { offset, handlers } = useWidthDrag(placement.size, onSize);
  return (
    <th
      scope="col"
      role="columnheader"
      aria-colindex={number}
      aria-sort={ariaSort(order, name)}
      aria-keyshortcuts={widthKeys}
      data-name={name}
      tabIndex={isActive ? 0 : -1}
      className={placement.className}
      style={placement.style}
    >
      {isSortable && order && onOrder ? (
        <SortButton name={name} order={order} onOrder={onOrder}>
          {heading}
        </SortButton>
      ) : (
        heading
      )}
      <Handle
        aria-hidden
        data-drawn={offset !== null || undefined}
        style={offset === null ? undefined : { translate: `${offset}px` }}
        onDoubleClick={onFit}
        {...handlers}
      />
    </th>
  );
}
