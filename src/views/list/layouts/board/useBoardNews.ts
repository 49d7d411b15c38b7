import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { offers } from '../../../../../schema/language/operations.ts';
import { useStatusNews } from '../../../../realtime/useStatusNews.ts';
import type { Known } from '../../../live/liveSource.ts';
import { useLiveSource } from '../../../live/useLiveSource.ts';
import type { BoardQuery } from './useBoard.ts';
import { usePlaceNews } from './usePlaceNews.ts';

/**
 * Reads the columns again whose cards others have changed or put elsewhere, and all of the board if its statuses were
 * changed or the connection is back. What is heard while a card is dragged, or written here, waits until that is over, so that nothing moves under
 * the hand.
 */
export function useBoardNews(entity: AnyEntity, { columns = [], refresh, retry }: BoardQuery, isBusy: boolean): void {
  const source = useLiveSource();
  const isHeld = [useIsMutating() > 0, isBusy].some(Boolean);
  const waiting = useRef<Known>(new Map());
  /** Cards that were put elsewhere. */
  const moved = useRef<Set<string>>(new Set());
  const areColumnsDue = useRef(false);
  const ids = useMemo(() => columns.flatMap(({ data }) => data.map(({ id }) => id)).join(' '), [columns]);
  const isOffered = ids !== '' && offers(entity, 'versions');

  const hear = useEffectEvent((news: Known) => {
    waiting.current = new Map([...waiting.current, ...news]);
    if (isHeld || waiting.current.size === 0) return;
    const known = waiting.current;
    waiting.current = new Map();
    const changed = columns.filter(({ data }) =>
      data.some(({ id, version }) => {
        const now = known.get(id);
        return now !== undefined && (now === null || now > version);
      }),
    );
    if (changed.length === 0) return;
    // A card that left one column may be in any other.
    refresh(columns.map(({ key }) => key)).catch(() => undefined);
  });

  const takeMoved = (news: readonly string[]) => {
    for (const id of news) moved.current.add(id);
    if (isHeld || moved.current.size === 0) return;
    const known = moved.current;
    moved.current = new Set();
    const shown = columns.filter(({ data }) => data.some(({ id }) => known.has(id)));
    const seen = shown.flatMap(({ data }) => data.map(({ id }) => id));
    // A card that is not shown may have come into view, in any column.
    const isAll = [...known].some((id) => !seen.includes(id));
    refresh((isAll ? columns : shown).map(({ key }) => key)).catch(() => undefined);
  };
  usePlaceNews(entity, takeMoved);

  const rereadColumns = () => {
    if (isHeld || !areColumnsDue.current) return;
    areColumnsDue.current = false;
    moved.current = new Set();
    retry();
  };

  useStatusNews((isFirst) => {
    areColumnsDue.current ||= !isFirst;
    rereadColumns();
  });
  const resume = useEffectEvent(() => {
    rereadColumns();
    hear(new Map());
    takeMoved([]);
  });
  useEffect(() => {
    if (!isHeld) resume();
  }, [isHeld]);
  useEffect(
    () => (isOffered ? source.subscribe(entity.name, ids.split(' '), (known) => hear(known)) : undefined),
    [source, entity.name, ids, isOffered],
  );
}
