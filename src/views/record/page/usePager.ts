import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { GreenroomDataProvider } from '../../../dataProvider/types.ts';
import { useAgencyEntity } from '../../../fields/agencyEntity.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { useRowFields } from '../../list/rows/rowFields.ts';
import { rowsQuery } from '../../list/rows/rowsQuery.ts';
import { useCount } from '../../list/rows/useCount.ts';
import { useListReader } from '../../list/address/listReader.ts';
import { apiFilterOf, writeListState } from '../../list/address/listState.ts';
import { listAt } from '../../list/address/listAt.ts';
import { placeOfQuery } from '../../list/address/tabAddress.ts';
import type { Trail, TrailPlace } from '../../trail/trail.ts';

/** Time for which the rows around a record count as fresh, in milliseconds. */
const freshTime = 60_000;

/** Place of a record in the list that it was opened from. */
export interface Pager extends TrailPlace {
  /** Number of records in the list; undefined until known. */
  readonly total: number | undefined;
  /** Returns the trail of a neighbour: the list at the page that the neighbour is on. */
  readonly trailAt: (page: number) => Trail;
}

/** Returns a record's place in the list of its trail; null for a record that no list was left for, or until known. */
export function usePager(declared: AnyEntity, id: string, found: Trail | undefined): Pager | null {
  const known = useAgencyEntity(declared);
  const { entity } = known;
  const reader = useListReader();
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const fields = useRowFields(declared, useIsNarrow());
  const trail = found?.kind === declared.name ? found : undefined;
  const isOn = trail !== undefined;
  const { pathname = '', search = '' } = trail ?? {};
  const { state } = useMemo(() => listAt({ pathname, search }, known, reader), [known, pathname, reader, search]);
  const fixed = trail?.fixed;
  const page = (index: number, isWanted: boolean) => ({
    ...rowsQuery(dataProvider, entity, { ...state, pageIndex: index }, { fields, fixed }),
    enabled: isOn && isWanted,
    staleTime: freshTime,
    refetchOnWindowFocus: false,
  });
  const { pageIndex, pageSize } = state;
  const { data: here } = useQuery(page(pageIndex, true));
  const at = here?.data.findIndex((row) => row.id === id) ?? -1;
  const isFirst = at === 0 && pageIndex > 0;
  const isLast = here !== undefined && at === here.data.length - 1 && here.pageInfo?.hasNextPage === true;
  const { data: before } = useQuery(page(pageIndex - 1, isFirst));
  const { data: after } = useQuery(page(pageIndex + 1, isLast));
  const filter = useMemo(() => ({ ...apiFilterOf(state, entity), ...fixed }), [entity, fixed, state]);
  const { data: count } = useCount(declared.name, filter, isOn);
  if (!trail) return null;
  const trailAt = (index: number): Trail => {
    const query = writeListState({ ...state, pageIndex: index }, entity, reader);
    const { place: _former, ...others } = trail;
    return { ...others, ...placeOfQuery(trail.pathname, query) };
  };
  const neighbour = (row: { readonly id: string } | undefined, index: number) =>
    row ? { id: row.id, page: index } : null;
  if (here === undefined || at === -1) {
    return trail.place ? { ...trail.place, total: count?.total, trailAt } : null;
  }
  return {
    index: pageIndex * pageSize + at,
    total: count?.total,
    previous: at > 0 ? neighbour(here.data[at - 1], pageIndex) : neighbour(before?.data.at(-1), pageIndex - 1),
    next: neighbour(here.data[at + 1], pageIndex) ?? (isLast ? neighbour(after?.data[0], pageIndex + 1) : null),
    trailAt,
  };
}
