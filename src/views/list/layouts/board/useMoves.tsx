import { useDataProvider, useNotify } from 'ra-core';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { offers } from '../../../../../schema/language/operations.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import type { BoardCard, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useUndoNotice } from '../../../../widgets/notice/useUndoNotice.tsx';
import { useTakeBack } from '../../../writing/useTakeBack.ts';
import type { OfferedStep } from '../../../rights/offeredSteps.ts';
import { neighboursAt, placeOf, withCard, withMoved } from './boardData.ts';
import type { ShownColumn } from './shownColumns.ts';
import { passageInto } from './stepInto.ts';
import type { BoardQuery } from './useBoard.ts';

const RowStepDialog = lazy(() =>
  import('../../../states/RowStepDialog.tsx').then((module) => ({ default: module.RowStepDialog })),
);

/** Moves of cards, and the dialog of the one that has to be asked about. */
export interface Moves {
  /** Puts a card at an index of a column. */
  readonly move: (id: string, columnKey: string, index: number) => void;
  /** Returns true if no step leads from a card's column to another one. */
  readonly isClosed: (card: BoardCard, column: ShownColumn) => boolean;
  /** True while a move is under way. */
  readonly isBusy: boolean;
  readonly dialog: ReactNode;
}

/** A place in a column as it was before the move. */
interface Spot {
  readonly column: ShownColumn;
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
  const offerUndo = useUndoNotice();
  const [asked, setAsked] = useState<(Move & { readonly step: OfferedStep }) | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const isTaken = useRef(false);

  const putBack = useCallback(
    ({ card, from }: Move) => change((now) => withMoved(now, card.id, from.column.key, from.index)),
    [change],
  );

  /**
   * Sends a move whose card is shown in its new place, after taking back the write that `version` names, if any. Throws
   * after putting it back where it was.
   */
  const send = useCallback(
    async (one: Move, given: Given = {}, version?: number) => {
      const { card, from, to } = one;
      const { key, written, read } = to.column;
      setUnderWay((count) => count + 1);
      try {
        if (version !== undefined && offers(entity, 'bulk')) await takeBack(card.id, version);
        const values = { ...given, ...written };
        const place = neighboursAt(to.column, card.id, to.index);
        const { data } = await dataProvider.move(entity.name, { id: card.id, values, ...place });
        const moved = { ...card, ...read, order: data.order, version: data.version };
        change((now) => withCard(now, moved));
        return moved;
      } catch (error) {
        putBack(one);
        throw error;
      } finally {
        setUnderWay((count) => count - 1);
        void refresh([...new Set([from.column.key, key])]).catch(() => undefined);
      }
    },
    [change, dataProvider, entity, putBack, refresh, takeBack],
  );

  const wordsOf = ({ card, to }: Move) => ({ title: String(card[entity.title] ?? ''), column: to.column.label });
  const tell = (key: string, one: Move, more = {}) =>
    notify(`app.views.board.${key}`, { messageArgs: wordsOf(one), ...more });

  /** Says that a card is in another column, with the way back. */
  const tellMoved = (one: Move, moved: BoardCard) => {
    const { from, to } = one;
    if (from.column.key === to.column.key) return;
    const back: Move = { card: moved, from: to, to: from };
    const undo = () => {
      change((now) => withMoved(now, moved.id, from.column.key, from.index));
      return send(back, {}, moved.version).then(() => tell('movedBack', back), tellFailure);
    };
    offerUndo('app.views.board.moved', undo, wordsOf(one));
  };

  const move = (id: string, columnKey: string, index: number) => {
    const found = placeOf(columns, id);
    const column = columns.find(({ key }) => key === columnKey);
    if (!found || !column || (found.column === column && found.index === index)) return;
    const { card, ...from } = found;
    const one: Move = { card, from, to: { column, index } };
    const { isOpen, asked: step } = passageInto(actor, entity, card, column);
    if (!isOpen) {
      tell('closed', one, { type: 'warning' });
      return;
    }
    change((now) => withMoved(now, id, columnKey, index));
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
