import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { useLiveRows } from '../../../views/live/useLiveRows.ts';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';

/**
 * Reads the library again when others change what is shown of it.
 * @param isHeld true while nothing may move: a name is being changed, say
 */
export function useLibraryNews(items: readonly LibraryItem[] | undefined, isHeld: boolean): void {
  const queryClient = useQueryClient();
  const records = useMemo(() => items?.map(({ id, version }) => ({ id, version })), [items]);
  const { changed, gone } = useLiveRows(libraryItem, records);
  const news = [...changed, ...gone].join(' ');
  useEffect(() => {
    if (news !== '' && !isHeld) void queryClient.invalidateQueries({ queryKey: [libraryItem.name] });
  }, [news, isHeld, queryClient]);
}
