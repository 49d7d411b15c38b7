import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import type { CallAnswer } from '../../../../schema/calls.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { askLibrary, type LibraryItem, type LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** A folder that something is moved into. */
export interface Target {
  readonly key: string;
  readonly name: string;
}

type OnClash = 'keepBoth' | 'skip';

/** Items whose names are taken in the folder that they are moved into, until it is decided what becomes of them. */
export interface Clash {
  readonly items: readonly LibraryItem[];
  readonly target: Target;
  /** Part of the items: those whose names are taken. */
  readonly taken: readonly LibraryItem[];
}

/** Returns the items whose names a refusal says are taken: all of them if it does not say which; none for any other. */
function takenBy(error: unknown, items: readonly LibraryItem[]): readonly LibraryItem[] {
  const { key, details = [] } = refusalOf(error) ?? {};
  const fields = new Set(details.flatMap((one) => (one.key === 'nameTaken' ? one.field : [])));
  if (fields.size === 0 && key !== 'nameTaken') return [];
  const named = items.filter((_item, index) => fields.has(`keys.${index}`));
  return named.length > 0 ? named : items;
}

type Moved = CallAnswer<'PUT /media/v1/library/move'>['moved'];
const versionsOf = (moved: Moved) => new Map(moved.map(({ key, version }) => [key, version]));
const keysOf = (items: readonly LibraryItem[]) => items.map(({ key }) => key);

/** Actions on items of a library: each tells in a notice what was done, with a way back, or what failed (AB 8). */
export function useItemActions(place: LibraryPlace) {
  const client = useClient();
  const notify = useNotify();
  const translate = useTranslate();
  const complain = useFailureNotice();
  const queryClient = useQueryClient();
  const [clash, setClash] = useState<Clash | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [libraryItem.name] });
  /** Returns true if it was done. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      setBusy(false);
      await refresh();
    }
  };
  const tell = (words: string, items: readonly LibraryItem[], more: object, onUndo?: () => void) =>
    notify(`app.library.notices.${words}`, {
      messageArgs: { smart_count: items.length, name: items[0]?.name ?? '', ...more },
      ...(onUndo && { autoHideDuration: undoTime, action: <UndoButton onUndo={onUndo} /> }),
    });

  const send = (items: readonly LibraryItem[], parentKey: string, onClash?: OnClash) =>
    client.ask('PUT /media/v1/library/move', {
      body: { keys: keysOf(items), parentKey, ...(onClash && { onClash }) },
    });
  /** Moves items back to where they were, under the names that they had before the move numbered some of them. */
  const moveBack = (items: readonly LibraryItem[], moved: Moved, numbered: readonly LibraryItem[]) => {
    const from = items[0]?.parentKey;
    if (!from) return;
    void attempt(async () => {
      const back = versionsOf((await send(items, from, 'keepBoth')).moved);
      const there = versionsOf(moved);
      for (const { key, name } of numbered) {
        const version = back.get(key);
        if (version === undefined) continue;
        if (version !== (there.get(key) ?? 0) + 1) notify('app.library.notices.overtaken', { messageArgs: { name } });
        else await askLibrary(client, place, 'PUT /media/v1/library', { body: { key, name, version } });
      }
    });
  };
  const move = async (items: readonly LibraryItem[], target: Target, onClash?: OnClash): Promise<boolean> => {
    const numbered = onClash === 'keepBoth' ? (clash?.taken ?? []) : [];
    setClash(null);
    return attempt(async () => {
      let answer;
      try {
        answer = await send(items, target.key, onClash);
      } catch (error) {
        const taken = takenBy(error, items);
        if (onClash !== undefined || taken.length === 0) throw error;
        setClash({ items, target, taken });
        return;
      }
      const skipped = new Set(answer.skipped);
      const moved = items.filter(({ key }) => !skipped.has(key));
      if (moved.length === 0) return;
      const isFromOne = moved.every(({ parentKey }) => parentKey !== null && parentKey === moved[0]?.parentKey);
      const undo = isFromOne ? () => moveBack(moved, answer.moved, numbered) : undefined;
      tell('moved', moved, { folder: target.name }, undo);
    });
  };

  return {
    isBusy,
    clash,
    endClash: () => setClash(null),
    move,
    remove: (items: readonly LibraryItem[]) =>
      attempt(async () => {
        await client.ask('POST /media/v1/library/remove', { body: { keys: keysOf(items) } });
        const restore = () =>
          void attempt(() => client.ask('POST /media/v1/library/restore', { body: { keys: keysOf(items) } }));
        tell('deleted', items, {}, restore);
      }),
    rename: ({ key, version }: LibraryItem, name: string) =>
      attempt(() => askLibrary(client, place, 'PUT /media/v1/library', { body: { key, name, version } })),
    flag: (item: LibraryItem) =>
      attempt(async () => {
        const isSensitive = !item.isSensitive;
        await client.ask('PUT /media/v1/library/sensitive', { body: { key: item.key, isSensitive } });
        tell(isSensitive ? 'sensitive' : 'usual', [item], {});
      }),
    copyLink: async ({ key }: LibraryItem) => {
      try {
        const { url } = await client.ask('GET /media/v1/library/file-share', { query: { key } });
        await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
        notify('app.library.notices.copied');
      } catch (error) {
        if (refusalOf(error)) complain(error);
        else notify(translate('app.views.list.linkNotCopied'), { type: 'warning' });
      }
    },
  };
}

export type ItemActions = ReturnType<typeof useItemActions>;
