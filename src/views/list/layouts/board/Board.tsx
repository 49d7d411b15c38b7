import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { useStore, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { Filter } from '../../../../dataProvider/types.ts';
import { LoadFailed } from '../../../../widgets/states/LoadFailed.tsx';
import { useListOwner, useMayInList } from '../../../owner/ListOwner.ts';
import { useRecordLinks } from '../../address/useRecordLinks.ts';
import { fieldsNamed } from '../../../view-fields/viewFields.ts';
import { AddLine } from './AddLine.tsx';
import { BoardCardView } from './BoardCardView.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import { placeOf } from './boardData.ts';
import { cardsId } from './cardsId.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { ColumnHead, sumsOf } from './ColumnHead.tsx';
import { ColumnSpine } from './ColumnSpine.tsx';
import { ColumnTabs } from './ColumnTabs.tsx';
import type { ShownColumn } from './shownColumns.ts';
import { startsIn } from './stepInto.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useBoard } from './useBoard.ts';
import { useBoardNews } from './useBoardNews.ts';
import { useMoves } from './useMoves.tsx';

interface BoardProps {
  readonly entity: AnyEntity;
  /** Filter of the list for the API. */
  readonly filter: Filter;
  /** False while the address cannot be read yet. */
  readonly isRead: boolean;
  /** On a phone: one column at a time. */
  readonly isNarrow: boolean;
}

const noneCollapsed: readonly string[] = [];

/**
 * The board of a list: its records as cards in a column for each status or value of a choice, which people drag into the next one. One
 * container scrolls both ways, so that a dragged card reaches every place.
 */
export function Board({ entity, filter, isRead, isNarrow }: BoardProps) {
  const translate = useTranslate();
  const actor = useActor();
  const scroller = useRef<HTMLDivElement>(null);
  const board = useBoard(entity, filter, isRead);
  const { columns = [] } = board;
  const moves = useMoves(entity, board);
  const [dragged, setDragged] = useState<string | null>(null);
  const [collapsed, setCollapsed] = useStore<readonly string[]>(`board.${entity.name}.collapsed`, noneCollapsed);
  const [shown, setShown] = useState<string | null>(null);
  useBoardNews(entity, board, dragged !== null || moves.isBusy);
  const { openOf } = useRecordLinks(entity);
  const isOwned = useListOwner() !== null;
  const mayAdd = useMayInList('create', entity) && !isOwned;
  const say = useAnnouncements(columns, entity.title);
  const fields = useMemo(
    () =>
      fieldsNamed(entity, entity.list.board?.card ?? []).filter(
        ({ field }) => canField(actor, field.access) !== 'none',
      ),
    [actor, entity],
  );
  const held = dragged === null ? undefined : placeOf(columns, dragged);

  if (board.columns === undefined) {
    return board.error ? <LoadFailed onRetry={board.retry} /> : <BoardSkeleton isNarrow={isNarrow} />;
  }

  const fold = (id: string, isFolded: boolean) =>
    setCollapsed(isFolded ? [...collapsed, id] : collapsed.filter((one) => one !== id));
  const current = columns.find(({ key }) => key === shown) ?? columns[0];
  const visible = isNarrow ? columns.filter((column) => column === current) : columns;
  const drop = ({ draggableId, destination, reason }: DropResult) => {
    setDragged(null);
    if (destination && reason !== 'CANCEL') moves.move(draggableId, destination.droppableId, destination.index);
  };
  const columnView = (column: ShownColumn) => (
    <BoardColumnView
      key={column.key}
      column={column}
      board={board}
      scroller={scroller}
      isWide={isNarrow}
      isClosed={held !== undefined && held.column !== column && moves.isClosed(held.card, column)}
      renderHead={(headingId) => (
        <ColumnHead
          column={column}
          headingId={headingId}
          sums={Math.max(...columns.map(sumsOf))}
          onCollapse={isNarrow ? undefined : () => fold(column.key, true)}
        />
      )}
      cards={column.data.map((card, index) => (
        <BoardCardView
          key={card.id}
          entity={entity}
          card={card}
          index={index}
          fields={fields}
          columns={columns}
          openOf={openOf}
          onMove={moves.move}
          isClosed={moves.isClosed}
        />
      ))}
      foot={
        mayAdd &&
        startsIn(entity, column, columns) && (
          <AddLine
            entity={entity}
            column={column.label}
            values={column.written}
            onMade={() => board.refresh([column.key])}
          />
        )
      }
    />
  );

  return (
    <>
      {isNarrow && current && <ColumnTabs columns={columns} current={current} onChange={setShown} />}
      <Box
        ref={scroller}
        id={cardsId}
        tabIndex={0}
        role="region"
        aria-label={translate('app.views.board.board')}
        aria-busy={board.isStale}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          bgcolor: 'background.default',
          ...(board.isStale && { opacity: 0.55, transition: 'opacity 120ms 120ms' }),
        }}
      >
        <DragDropContext
          dragHandleUsageInstructions={say.usage}
          onBeforeCapture={({ draggableId }) => setDragged(draggableId)}
          onDragStart={say.start}
          onDragUpdate={say.update}
          onDragEnd={(result, provided) => {
            say.end(result, provided);
            drop(result);
          }}
        >
          <Box
            sx={{
              display: 'flex',
              gap: 1.5,
              px: isNarrow ? 2 : 2.5,
              pb: isNarrow ? 9 : 1,
              minHeight: '100%',
              width: isNarrow ? 'auto' : 'max-content',
              boxSizing: 'border-box',
            }}
          >
            {visible.map((column) =>
              !isNarrow && collapsed.includes(column.key) ? (
                <ColumnSpine key={column.key} column={column} onExpand={() => fold(column.key, false)} />
              ) : (
                columnView(column)
              ),
            )}
          </Box>
        </DragDropContext>
      </Box>
      {moves.dialog}
    </>
  );
}
