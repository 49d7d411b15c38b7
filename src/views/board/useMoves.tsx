import { useDataProvider, useNotify } from 'ra-core';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { boardOf } from '../../../schema/language/board.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { offers } from '../../../schema/language/operations.ts';
import { undoTime } from '../../../schema/rules/limits.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { BoardCard, BoardColumn, GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { UndoButton } from '../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useTakeBack } from '../useTakeBack.ts';
import type { OfferedStep } from '../states/offeredSteps.ts';
import { neighboursAt, placeOf, withCard, withMoved } from './boardData.ts';
import { passageInto } from './stepInto.ts';
import type { BoardQuery } from './useBoard.ts';

const RowStepDialog = lazy(() =>
  import('../states/RowStepDialog.tsx').then((module) => ({ default: module.RowStepDialog })),
);

/** Moves of cards, and the dialog of the one that has to be asked about. */
export interface Moves {
  /** Puts a card at an index of a column. */
  readonly move: (id: string, statusId: string, index: number) => void;
  /** Returns true if no step leads from a card's column to another one. */
  readonly isClosed: (card: BoardCard, column: BoardColumn) => boolean;
  /** True while a move is under way. */
  readonly isBusy: boolean;
  readonly dialog: ReactNode;
}

/** A place in a column as it was before the move. */
interface Spot {
  readonly column: BoardColumn;
  readonly index: number;
}

interface Move {
  readonly card: BoardCard;
  readonly from: Spot;
  readonly to: Spot;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * The moves of a board: a card is in its new place at once, and back where it was, with the reason, if the move is
 * refused. One into another column can be undone.
 */
export function useMoves(entity: AnyEntity, { columns = [], change, refresh }: BoardQuery): Moves {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const takeBack = useTakeBack(entity.name);
  const actor = useActor();
  const notify = useNotify();
  const tellFailure = useFailureNotice();
  const [asked, setAsked] = useState<(Move & { readonly step: OfferedStep }) | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const isTaken = useRef(false);
  const { by = '', statusKey = '' } = boardOf(entity) ?? {};

  const putBack = useCallback(
    ({ card, from }: Move) => change((now) => withMoved(now, card.id, from.column.status.id, from.index)),
    [change],
  );

  /**
   * Sends a move whose card is shown in its new place, after taking back the write that `version` names, if any. Throws
   * after putting it back where it was.
   */
  const send = useCallback(
    async (one: Move, given: Given = {}, version?: number) => {
      const { card, from, to } = one;
      const { status } = to.column;
      setUnderWay((count) => count + 1);
      try {
        if (version !== undefined && offers(entity, 'bulk')) await takeBack(card.id, version);
        const values = { ...given, [statusKey]: status.id };
        const place = neighboursAt(to.column, card.id, to.index);
        const { data } = await dataProvider.move(entity.name, { id: card.id, values, ...place });
        const moved = { ...card, [by]: status, [statusKey]: status.id, order: data.order, version: data.version };
        change((now) => withCard(now, moved));
        return moved;
      } catch (error) {
        putBack(one);
        throw error;
      } finally {
        setUnderWay((count) => count - 1);
        void refresh([...new Set([from.column.status.id, status.id])]).catch(() => undefined);
      }
    },
    [by, change, dataProvider, entity, putBack, refresh, statusKey, takeBack],
  );

  const tell = (key: string, { card, to }: Move, more = {}) =>
    notify(`app.views.board.${key}`, {
      messageArgs: { title: String(card[entity.title] ?? ''), column: to.column.status.displayName },
      ...more,
    });

  /** Says that a card is in another column, with the way back. */
  const tellMoved = (one: Move, moved: BoardCard) => {
    const { from, to } = one;
    if (from.column.status.id === to.column.status.id) return;
    const back: Move = { card: moved, from: to, to: from };
    const undo = () => {
      change((now) => withMoved(now, moved.id, from.column.status.id, from.index));
      send(back, {}, moved.version).then(() => tell('movedBack', back), tellFailure);
    };
    tell('moved', one, { autoHideDuration: undoTime, action: <UndoButton onUndo={undo} /> });
  };

  const move = (id: string, statusId: string, index: number) => {
    const found = placeOf(columns, id);
    const column = columns.find(({ status }) => status.id === statusId);
    if (!found || !column || (found.column === column && found.index === index)) return;
    const { card, ...from } = found;
    const one: Move = { card, from, to: { column, index } };
    const { isOpen, asked: step } = passageInto(actor, entity, card, column);
    if (!isOpen) {
      tell('closed', one, { type: 'warning' });
      return;
    }
    change((now) => withMoved(now, id, statusId, index));
    isTaken.current = false;
    if (step) setAsked({ ...one, step });
    else send(one).then((moved) => tellMoved(one, moved), tellFailure);
  };

  const close = () => {
    if (asked && !isTaken.current) putBack(asked);
    setAsked(null);
  };

  return {
    move,
    isClosed: (card, column) => !passageInto(actor, entity, card, column).isOpen,
    isBusy: underWay > 0 || asked !== null,
    dialog: asked && (
      <Suspense fallback={null}>
        <RowStepDialog
          entity={entity}
          record={asked.from.column.data[asked.from.index] as unknown as WireRecord}
          step={asked.step}
          onClose={close}
          take={async (given) => {
            tellMoved(asked, await send(asked, given));
            isTaken.current = true;
          }}
        />
      </Suspense>
    ),
  };
}
