import { Droppable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode, type RefObject } from 'react';
import type { BoardColumn } from '../../dataProvider/types.ts';
import { GrowingEnd } from '../list/GrowingEnd.tsx';
import type { BoardQuery } from './useBoard.ts';

const Cards = styled('ul')(({ theme }) => ({
  flex: 1,
  listStyle: 'none',
  margin: '0 -4px',
  padding: 4,
  minHeight: 72,
  borderRadius: 10,
  '&[data-over]': { background: theme.palette.accentSoft },
  '&[data-closed]': { opacity: 0.5 },
}));

interface BoardColumnViewProps {
  readonly column: BoardColumn;
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
  const { status, data, loadMore } = column;
  const growth = {
    hasMore: loadMore,
    isLoading: board.growing === status.id,
    hasFailed: board.stuck === status.id,
    load: () => void board.more(status.id),
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
      <Droppable droppableId={status.id} isDropDisabled={isClosed}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <Cards
            ref={innerRef}
            {...droppableProps}
            data-over={isDraggingOver || undefined}
            data-closed={isClosed || undefined}
          >
            {cards}
            {placeholder}
            {data.length === 0 && !isDraggingOver && (
              <Box
                component="li"
                sx={{
                  p: 2,
                  textAlign: 'center',
                  color: 'ink3',
                  fontSize: 12.5,
                  border: '1px dashed',
                  borderColor: 'line',
                  borderRadius: 2,
                }}
              >
                {translate('app.views.board.empty', { column: status.displayName })}
              </Box>
            )}
          </Cards>
        )}
      </Droppable>
      {loadMore && <GrowingEnd growth={growth} label={translate('app.views.list.loadMore')} scroller={scroller} />}
      {foot && <Box sx={{ pb: 2 }}>{foot}</Box>}
    </Box>
  );
}
