import { useNotify } from 'ra-core';
import { useCallback, useContext } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { useUndoNotice } from '../../widgets/notice/useUndoNotice.tsx';
import { ReachContext } from '../reach/ReachContext.ts';
import { reachedIn } from '../reach/reachesOthers.ts';
import { askReachOf, type Reach } from '../reach/useReach.ts';
import { useSeveralNotice } from '../reach/useSeveralNotice.ts';

/** Messages about a write: keys of the catalog, with the values in them. */
export interface WriteWords {
  /** After it is saved; nothing is told without it. */
  readonly done?: string;
  readonly undone: string;
  /** After a refusal because others changed the record; by default the words of the refusal. */
  readonly stale?: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A change of a record that is on screen before it is saved, with the way back. */
export interface Write {
  readonly entity: AnyEntity;
  /** Shows the change. */
  readonly show: () => void;
  /** Shows the record as it was before. */
  readonly putBack: () => void;
  /** Values that are written, and the record as far as it says whether they reach others. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly reachedFrom: () => Promise<WireRecord> | WireRecord;
  readonly send: (reach: Reach) => Promise<WireRecord>;
  /** Sends what takes the saved change back. */
  readonly undo: (saved: WireRecord) => Promise<unknown>;
  /** Reads what the change may have touched; `isSeveral` where it reached other records. */
  readonly reread: (isSeveral: boolean) => unknown;
  readonly words: WriteWords;
}

/**
 * Returns a function that makes a change: it is shown at once, asks which records of a series it reaches, is sent, and can
 * be undone. What is refused or given up is put back, with the reason. Resolves to true if it is saved.
 */
export function useWrite(): (write: Write) => Promise<boolean> {
  const ask = useContext(ReachContext);
  const notify = useNotify();
  const offerUndo = useUndoNotice();
  const tellSeveral = useSeveralNotice();
  const tellFailure = useFailureNotice();
  return useCallback(
    async ({ entity, show, putBack, values, reachedFrom, send, undo, reread, words }) => {
      const { done, undone, stale, args } = words;
      const complain = (error: unknown) => {
        if (stale !== undefined && refusalOf(error)?.key === 'staleVersion')
          notify(stale, { type: 'warning', messageArgs: args });
        else tellFailure(error);
      };
      const takeBack = async (saved: WireRecord) => {
        putBack();
        try {
          await undo(saved);
          // Again: an earlier reading may have answered meanwhile.
          putBack();
          notify(undone, { messageArgs: args });
        } catch (error) {
          complain(error);
        }
        void reread(false);
      };
      show();
      try {
        const reach = entity.api.reach ? await askReachOf(ask, entity, await reachedFrom(), 'update', values) : {};
        if (reach === null) {
          putBack();
          return false;
        }
        const saved = await send(reach);
        const reached = reachedIn(entity, saved);
        if (reached) tellSeveral(entity, reached);
        else if (done !== undefined) offerUndo(done, () => takeBack(saved), args);
        await reread(reached !== null);
        return true;
      } catch (error) {
        putBack();
        complain(error);
        void reread(false);
        return false;
      }
    },
    [ask, notify, offerUndo, tellFailure, tellSeveral],
  );
}
