import { useInfiniteGetList } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { catalogue, type Catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import type { WireRecord } from '../../../fields/kind.ts';

/** An entry of a small list, as the settings list it. */
export type EntryRow = Catalogue & WireRecord;

const sort = { field: 'position', order: 'ASC' } as const;
/** Entries that are read at a time. */
const perPage = 1_000;
const pagination = { page: 1, perPage };
const meta = { withTotal: false };

/** Compares entries as pickers sort them: by position, then by name. */
const inOrder = (one: EntryRow, other: EntryRow) =>
  one.position - other.position || one.displayName.localeCompare(other.displayName);

export interface Entries {
  /** Undefined while they are being read. */
  readonly rows: readonly EntryRow[] | undefined;
  /** Error of the first page, or of a later one: the rows are not all then. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Returns all entries of a small list in the agency's order; none without a type. */
export function useEntries(type: CatalogueType | undefined): Entries {
  const filter = useMemo(() => ({ type: [type] }), [type]);
  const { data, error, refetch, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } =
    useInfiniteGetList<EntryRow>(catalogue.name, { filter, sort, pagination, meta }, { enabled: type !== undefined });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching, isFetchNextPageError]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data).toSorted(inOrder), [data]);
  return {
    rows,
    error: data === undefined || isFetchNextPageError ? error : null,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
