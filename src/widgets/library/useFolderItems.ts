import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallInput } from '../../../schema/calls.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { askLibrary, libraryQuery, type LibraryPlace } from './libraryPlace.ts';

/** Question to a folder: which one, filters and order. */
export type FolderQuestion = Omit<
  NonNullable<CallInput<'POST /media/v1/library/list'>['body']>,
  'pageIndex' | 'pageSize'
>;

/** Items of one answer. */
const pageSize = 100;
/** Milliseconds after which a folder is read again, for what others have added to it. */
const freshFor = 15_000;

/** Statuses of a refusal after which nothing of a folder is shown, though it was read before. */
const closedBy: readonly (number | undefined)[] = [403, 404];

/** Returns the folder that a query asks for as a text, whatever the filters. */
function folderOf(queryKey: readonly unknown[]): string {
  const { parentKey, path } = queryKey.at(-1) as FolderQuestion;
  return JSON.stringify([queryKey.slice(0, -1), parentKey, path]);
}

/** The folders and files of a folder, further ones on demand. The former ones stand until a new filter is answered. */
export function useFolderItems(place: LibraryPlace, question: FolderQuestion) {
  const client = useClient();
  const key = [...libraryQuery('items', place), question];
  const {
    data,
    error,
    refetch,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam: pageIndex, signal }) =>
      askLibrary(client, place, 'POST /media/v1/library/list', { body: { ...question, pageIndex, pageSize }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextPageIndex }) => nextPageIndex,
    // Of the same folder alone: another one begins with its own shape.
    placeholderData: (former, query) => (query && folderOf(query.queryKey) === folderOf(key) ? former : undefined),
    // Every page is read again each time.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : freshFor),
    refetchOnWindowFocus: true,
  });
  const pages = closedBy.includes((error as { readonly status?: number } | null)?.status) ? undefined : data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.data), [pages]);
  const last = pages?.at(-1);
  return {
    items,
    folder: last?.folder,
    crumbs: last?.crumbs,
    total: last?.total,
    error,
    /** True while what is shown answers an earlier question. */
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    growth: {
      hasMore: hasNextPage,
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}
