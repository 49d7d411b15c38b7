import { Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode, type RefObject } from 'react';
import type { ShownColumn } from './shownColumns.ts';
import { GrowingEnd } from '../../rows/GrowingEnd.tsx';
import type { BoardQuery } from './useBoard.ts';

/** All of the column below its head, so that a card may be dropped anywhere in it. */
const Ground = styled('div')(({ theme }) => ({
  flex: 1,
  margin: '0 -4px',
  padding: '4px 4px 16px',
  borderRadius: 10,
  '&[data-over]': { background: theme.palette.accentSoft },
  '&[data-closed]': { opacity: 0.5 },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
}));

const Hint = styled('li')(({ theme }) => ({
  marginBottom: 8,
  padding: 16,
  border: `1px dashed ${theme.palette.line}`,
  borderRadius: 8,
  textAlign: 'center',
  fontSize: 12.5,
  color: theme.palette.ink3,
}));

interface BoardColumnViewProps {
  readonly column: ShownColumn;
  readonly board: BoardQuery;
  readonly scroller: RefObject<HTMLElement | null>;
  /** True if the dragged card cannot come here. */
  readonly isClosed: boolean;
  readonly renderHead: (headingId: string) => ReactNode;
  readonly cards: ReactNode;
  readonly foot: ReactNode;
  readonly isWide: boolean;
}

/** A column of a board: its head stays in sight while its cards scroll with the board. */
export function BoardColumnView({
  column,
  board,
  scroller,
  isClosed,
  renderHead,
  cards,
  foot,
  isWide,
}: BoardColumnViewProps) {
  const translate = useTranslate();
  const headingId = useId();
  const { key, label, data, loadMore } = column;
  const growth = {
    hasMore: loadMore,
    isLoading: board.growing === key,
    hasFailed: board.stuck === key,
    load: () => void board.more(key),
  };
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        flex: 'none',
        width: isWide ? '100%' : 288,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        ...(isWide && { pt: 1 }),
      }}
    >
      {renderHead(headingId)}
      <Droppable droppableId={key} isDropDisabled={isClosed}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Ground
            ref={innerRef}
            {...droppableProps}
            data-over={isDraggingOver || undefined}
            data-closed={isClosed || undefined}
          >
            <ul>
              {cards}
              {placeholder}
              {data.length === 0 && !isDraggingOver && (
                <Hint>{translate('app.views.board.empty', { column: label })}</Hint>
              )}
            </ul>
            {loadMore && (
              <GrowingEnd growth={growth} label={translate('app.views.list.loadMore')} scroller={scroller} />
            )}
            {foot}
          </Ground>
        )}
      </Droppable>
    </Box>
  );
}
