import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { ItemRow } from './ItemRow.tsx';
import { ItemTile } from './ItemTile.tsx';
import { ListHead } from './ListHead.tsx';
import { keyAfter, type Face, type Line } from './lines.ts';
import type { LibraryAddress } from '../useLibraryAddress.ts';
import type { Pick } from './useSelection.ts';

/** Number of lines up to which all are drawn, in sight or not. */
const drawnWhole = 60;
const headHeight = 36;
const heights = { list: 34, gallery: 200 } as const;

/** Meaning of the keys for the items of a folder. */
export interface GridKeys {
  readonly active: string | null;
  readonly press: (key: string, pick: Pick) => void;
  /** Does what a key means for the item that has the tab stop; returns false if it means nothing. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

interface ItemsGridProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly columns: number;
  readonly face: Face;
  readonly hasPath: boolean;
  readonly address: LibraryAddress;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly keys: GridKeys;
}

const moving = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const isOfField = ({ target }: KeyboardEvent) => (target as Element).closest('input, [role="menu"]') !== null;

/** Returns true for a key that presses a button within. */
const isOfButton = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && (target as Element).closest('button, a') !== null;

/** The folders and files of a folder as one grid for the keyboard: arrows move, one item has the tab stop. */
export function ItemsGrid(props: ItemsGridProps) {
  const { label, lines, columns, face, hasPath, address, scroller, keys } = props;
  const { active, press, onKey } = keys;
  const translate = useTranslate();
  const grid = useRef<HTMLDivElement>(null);
  const activeLine = lines.findIndex(({ items }) => items.some(({ key }) => key === active));
  const isVirtual = lines.length > drawnWhole;
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.head === null ? heights[face] : headHeight),
    overscan: 6,
    enabled: isVirtual,
    // What has the tab stop stays, wherever it is scrolled to.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const shown = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      return activeLine < 0 || (activeLine >= from && activeLine <= to)
        ? shown
        : [...shown, activeLine].sort((one, other) => one - other);
    },
  });
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current || active === null) return;
    isMoved.current = false;
    const element = grid.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(active)}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfField(event) || isOfButton(event)) return;
    if (moving.has(event.key) && !event.altKey) {
      const next = keyAfter(lines, active, event.key);
      event.preventDefault();
      if (next === null) return;
      isMoved.current = true;
      press(next, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'none' : 'alone');
      return;
    }
    if (onKey(event)) event.preventDefault();
  };

  const pieces = isVirtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : lines.map((_line, index) => ({ index, start: null }));
  const lineOf = (line: Line, index: number) => {
    if (line.head !== null) {
      return (
        <Box
          role="row"
          aria-rowindex={index + 1}
          sx={{ height: headHeight, display: 'flex', alignItems: 'flex-end', px: 2.5, pb: 0.75 }}
        >
          <Box role="rowheader" sx={{ fontSize: 12, fontWeight: 600, color: 'ink2' }}>
            {translate(`app.library.${line.head}`)}
          </Box>
        </Box>
      );
    }
    if (face === 'list')
      return line.items.map((item) => <ItemRow key={item.key} of={item} rowIndex={index + 1} hasPath={hasPath} />);
    return (
      <Box
        role="row"
        aria-rowindex={index + 1}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          px: { xs: 2, sm: 2.5 },
          pb: 1.5,
        }}
      >
        {line.items.map((item: LibraryItem, at) => (
          <ItemTile key={item.key} of={item} columnIndex={at + 1} />
        ))}
      </Box>
    );
  };

  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={lines.length}
      onKeyDown={onKeyDown}
      sx={{ flex: 'none', minWidth: 0, pb: 2 }}
    >
      {face === 'list' && <ListHead address={address} />}
      <Box role="presentation" sx={isVirtual ? { position: 'relative', height: virtualizer.getTotalSize() } : {}}>
        {pieces.map(({ index, start }) => {
          const line = lines[index];
          if (!line) return null;
          const key = line.head ?? line.items[0]?.key;
          return (
            <div
              key={key}
              role="presentation"
              data-index={index}
              {...(start !== null && {
                ref: virtualizer.measureElement,
                // No transform: menus within are placed by the window.
                style: { position: 'absolute', top: start, left: 0, right: 0 },
              })}
            >
              {lineOf(line, index)}
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
