import { useRef, useState } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { itemSets } from '../../../../../schema/language/sets.ts';
import type { Media } from '../../../../../schema/media.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { arranged, withMoved, withPart } from './arrange.ts';
import { usePatch } from './usePatch.ts';
import { useUndoNotice } from '../../../../widgets/notice/useUndoNotice.tsx';

/** The files of a field in an order that people change. */
export interface Order {
  /** The files in the order that the person has just given them, until the server has it. */
  readonly ordered: readonly Media[];
  /** Moves a file within a part of them, with a way back. */
  readonly move: (part: readonly Media[], from: number, to: number) => void;
  /** Puts all in an order once more, and brings back a file that was removed. */
  readonly restore: (ids: readonly string[], back?: string) => void;
}

const idsOf = (files: readonly Media[]) => files.map(({ id }) => id);

/** Returns the order of a record's files: changed at once on the screen, then in one call on the server. */
export function useOrder(entity: AnyEntity, record: WireRecord, name: string): Order {
  const patch = usePatch(entity.name);
  const complain = useFailureNotice();
  const offerUndo = useUndoNotice();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // One call after the other: a later order is never overtaken by an earlier one.
  const running = useRef(Promise.resolve());
  const latest = useRef<readonly string[]>(null);
  const files = (record[name] ?? []) as readonly Media[];
  const key = itemSets(entity).find(({ field }) => field === name)?.key ?? name;
  const byId = new Map(files.map((file) => [file.id, file]));
  const ordered = wanted === null ? files : arranged(wanted, idsOf(files)).flatMap((id) => byId.get(id) ?? []);

  const put = (ids: readonly string[], back: readonly string[] = []) => {
    setWanted(ids);
    latest.current = ids;
    running.current = running.current.then(async () => {
      try {
        await patch(record, (now) => ({ [key]: arranged(ids, (now[key] ?? []) as readonly string[], back) }));
      } catch (error) {
        complain(error);
      }
      if (latest.current === ids) setWanted(null);
    });
  };
  return {
    ordered,
    restore: (ids, back) => put(ids, back === undefined ? [] : [back]),
    move: (part, from, to) => {
      const moved = part[from];
      if (from === to || moved === undefined || to < 0 || to >= part.length) return;
      const before = idsOf(ordered);
      put(withPart(before, idsOf(withMoved(part, from, to))));
      offerUndo('app.media.moved', () => put(before), { name: moved.filename });
    },
  };
}
