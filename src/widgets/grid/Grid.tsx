import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, type CSSProperties } from 'react';
import { keepOneStop } from './cellKeys.ts';
import { fitColumns, fittedOf, placeColumns } from './columnSettings.ts';
import { cornerWidth, GridFrame, pickWidth } from './GridFrame.tsx';
import { GridHead } from './GridHead.tsx';
import type { GridProps } from './gridProps.ts';
import { GridRows } from './GridRows.tsx';
import type { GridRow } from './gridColumn.ts';
import { placementsOf } from './placement.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { idIn, useGridInput } from './useGridInput.ts';
import { useRoom } from './useRoom.ts';
import { sideName, useRoving, type Reach } from './useRoving.ts';
import { roomyColumns } from './roomyColumns.ts';

/**
 * Rows in columns that people arrange: a grid as in ARIA. Arrows move between cells, Enter opens a row or sorts by a
 * heading, Space selects and Shift extends; Alt with an arrow changes a column's width; Enter moves into the actions of
 * a row, F2 into any cell or edits it (Shift and F2 leads into that), and Escape back. Of many rows only visible ones are rendered.
 */
export function Grid<Row extends GridRow>(props: GridProps<Row>) {
  const { words, rows, total, settings } = props;
  const declared = useMemo(() => roomyColumns(props.columns), [props.columns]);
  const { scroller, picking, sideOf, sideWidth = 0, isSideFixed = false, isStale = false, returned = null } = props;
  const frame = useRef<HTMLTableElement>(null);
  const room = useRoom(frame, scroller);
  const pickSize = picking ? pickWidth : 0;
  // Fingers do not hover: what can be done with a row stands in sight for them, beside the columns.
  const hasNoHover = useMediaQuery('(hover: none)', { noSsr: true });
  const endWidth = isSideFixed || hasNoHover ? sideWidth : Math.min(sideWidth, cornerWidth);
  const columns = useMemo(
    () => fitColumns(declared, settings, room === null ? null : room - pickSize - endWidth),
    [declared, settings, room, pickSize, endWidth],
  );
  const fitted = useMemo(() => fittedOf(declared, columns), [declared, columns]);
  const byName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns]);
  const placements = useMemo(() => {
    const shown = placeColumns(columns, settings).filter(({ isShown }) => isShown);
    return placementsOf(shown, columns, pickSize, endWidth);
  }, [columns, settings, pickSize, endWidth]);
  const ids = useMemo(() => rows.map(({ id }) => String(id)), [rows]);
  const hasActions = sideOf !== undefined && sideWidth > 0;
  const names = useMemo(
    () => [...placements.map(({ name }) => name), ...(hasActions ? [sideName] : [])],
    [placements, hasActions],
  );
  const reach = useRef<Reach>(() => undefined);
  const roving = useRoving({ frame, scroller, ids, names, reach, returned });
  const { active } = roving;
  useShortcut({ keys: 'j', label: words.nextRow, group: 'list', run: () => roving.step(1) });
  useShortcut({ keys: 'k', label: words.formerRow, group: 'list', run: () => roving.step(-1) });
  const input = useGridInput(props, ids, roving, placements);

  const lead = picking ? 1 : 0;
  const sides = lead + (sideWidth > 0 ? 1 : 0);
  const width = placements.reduce((sum, { size }) => sum + size, pickSize + endWidth);
  // Columns pass beneath the end of the rows where they have no room beside it.
  const isCut = room !== null && width > room;
  const sideClass = ['side last', endWidth === sideWidth && 'fixed', isCut && 'cut'].filter(Boolean).join(' ');
  return (
    <GridFrame
      ref={frame}
      role="grid"
      aria-label={words.label}
      aria-rowcount={total === undefined ? -1 : total + 1}
      aria-colcount={placements.length + sides}
      aria-multiselectable={picking ? true : undefined}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      style={
        {
          minWidth: width,
          '--pick': `${pickWidth}px`,
          '--side': `${sideWidth}px`,
          '--end': `${endWidth}px`,
        } as CSSProperties
      }
      onFocus={({ target }) => {
        const name = target.closest('[data-name]')?.getAttribute('data-name');
        if (name !== null && name !== undefined) roving.setActive({ id: idIn(target), name });
        roving.hold(true);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Nothing gets the focus where what had it is gone, which is not to leave.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) roving.hold(false);
      }}
      {...input}
    >
      <GridHead
        {...props}
        frame={frame}
        placements={placements}
        byName={byName}
        ids={ids}
        active={active}
        sideClass={sideClass}
        fitted={fitted}
      />
      <GridRows
        {...props}
        placements={placements}
        ids={ids}
        pickSize={pickSize}
        byName={byName}
        active={active}
        sideClass={sideWidth > 0 ? sideClass : null}
        endWidth={endWidth}
        reach={reach}
        onDrawn={() => {
          if (frame.current) keepOneStop(frame.current);
          roving.settle();
        }}
      />
    </GridFrame>
  );
}
