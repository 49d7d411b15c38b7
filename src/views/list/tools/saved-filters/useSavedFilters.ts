import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { SavedFilter } from '../../../../../schema/areas/settings/entities/savedFilter.ts';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import type { ListReader } from '../../address/listReader.ts';
import { useListOwner } from '../../../owner/ListOwner.ts';
import { useListApi } from '../../../owner/ListView.ts';
import { writeListState, type ListState } from '../../address/listState.ts';
import { readListState } from '../../address/readListState.ts';

/** Name of the entity of saved filters. */
export const resource = 'savedFilter';

/** The query of a list that is worth keeping: how it is narrowed down and ordered, not the page that is open. */
export function parametersOf(state: ListState, entity: AnyEntity, reader: ListReader): string {
  return writeListState({ ...state, pageIndex: 0, deleted: false }, entity, reader);
}

/** Returns true if a saved filter equals the list's query: the same parameters in any order (AB 4). */
export function isSelected(
  { parameters }: Pick<SavedFilter, 'parameters'>,
  state: ListState,
  entity: AnyEntity,
  reader: ListReader,
): boolean {
  const saved = parametersOf(readListState(parameters, entity, reader), entity, reader);
  return !state.deleted && saved === parametersOf(state, entity, reader);
}

/** Saved filters of a list, with the functions that change them. */
export interface SavedFilters {
  readonly filters: readonly SavedFilter[];
  /** Each throws what the server refuses. */
  readonly save: (name: string, parameters: string) => Promise<void>;
  readonly rename: (filter: SavedFilter, name: string) => Promise<void>;
}

/**
 * Returns the signed-in person's saved filters of a list (AB 3, AB 7; CM 3, CM 7), on pages of an owner those for that
 * kind of page; fetched once `isWanted`.
 */
export function useSavedFilters(entity: AnyEntity, isWanted: boolean): SavedFilters {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const api = useListApi(entity);
  const ownerType = useListOwner()?.page ?? '';
  const queryKey = [resource, 'ofList', api, ownerType];
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      dataProvider.getList<SavedFilter>(resource, {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'name', order: 'ASC' },
        filter: { api, ownerType },
        meta: { withTotal: false },
      }),
    staleTime: 60_000,
    enabled: isWanted,
  });
  const after = async (work: Promise<unknown>) => {
    await work;
    await queryClient.invalidateQueries({ queryKey });
  };
  return {
    filters: data?.data ?? [],
    save: (name, parameters) =>
      after(dataProvider.create(resource, { data: { name, api, parameters, ...(ownerType !== '' && { ownerType }) } })),
    rename: (filter, name) =>
      after(dataProvider.update(resource, { id: filter.id, data: { ...filter, name }, previousData: filter })),
  };
}
