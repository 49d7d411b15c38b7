import type { Identifier, ListControllerResult } from 'ra-core';
import { changeListState } from '../address/listState.ts';
import { pickedRecord, withSelection } from './bulk/picked.ts';
import type { OpenList } from './OpenListContext.ts';

/** Returns a value of react-admin's filters as the texts of an address; none for an empty one. */
const textsOf = (value: unknown): readonly string[] =>
  [value].flat().flatMap((one) => (one === undefined || one === null || one === '' ? [] : [String(one)]));

/**
 * Returns the open list as react-admin's `useListContext` gives it. Page, order and filters are those of the address,
 * and setting them navigates. Filters have the names and values of the API: `keyword`, `deleted`, and those of fields.
 * Selecting works on the rows that are shown; pages count from 1.
 */
export function toListContext({ entity, state, go, list, picking }: OpenList): ListControllerResult {
  const { records, filterValues } = list;
  const filterBy = ({ keyword, deleted, ...others }: Readonly<Record<string, unknown>>) => {
    const filters = Object.entries(others).map(([param, value]) => [param, textsOf(value)] as const);
    go(
      changeListState(state, {
        keyword: textsOf(keyword).join(' '),
        deleted: deleted === true,
        filters: Object.fromEntries(filters.filter(([, texts]) => texts.length > 0)),
      }),
    );
  };
  const shown = () => (records ?? []).map((record) => pickedRecord(entity, record));
  const pick = (next: (ids: readonly string[]) => readonly Identifier[]) =>
    picking?.change((picked) => withSelection(picked, new Set(next([...picked.keys()]).map(String)), shown()));
  return {
    resource: entity.name,
    data: records,
    total: list.total,
    meta: undefined,
    error: list.error,
    isPending: records === undefined && list.error === null,
    isLoading: records === undefined && list.isFetching,
    isFetching: list.isFetching,
    isPlaceholderData: list.isStale,
    refetch: list.retry,
    page: state.pageIndex + 1,
    perPage: state.pageSize,
    hasPreviousPage: state.pageIndex > 0,
    hasNextPage: list.hasNextPage,
    setPage: (page) => go({ ...state, pageIndex: page - 1 }),
    setPerPage: (pageSize) => go(changeListState(state, { pageSize })),
    sort: { field: state.orderBy, order: state.orderDirection },
    setSort: ({ field, order }) => go(changeListState(state, { orderBy: field, orderDirection: order })),
    filter: list.fixed,
    filterValues,
    displayedFilters: Object.fromEntries(Object.keys(filterValues).map((name) => [name, true])),
    setFilters: filterBy,
    showFilter: (name, value) => filterBy({ ...filterValues, [name]: value as unknown }),
    hideFilter: (name) => filterBy({ ...filterValues, [name]: undefined }),
    selectedIds: [...(picking?.selection ?? [])],
    onSelect: (ids) => pick(() => ids as readonly Identifier[]),
    onToggleItem: (id) =>
      pick((ids) => (ids.includes(String(id)) ? ids.filter((one) => one !== String(id)) : [...ids, String(id)])),
    onUnselectItems: () => pick(() => []),
    onSelectAll: () => pick((ids) => [...ids, ...(records ?? []).map((record) => record.id)]),
  } as ListControllerResult;
}
