import { registry } from '../../../../schema/index.ts';
import type { DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { listPath } from '../../../widgets/link/recordPath.ts';
import { useListReader } from '../../../views/listReader.ts';
import { plainListState, writeListState } from '../../../views/listState.ts';

type Counted = Pick<DashboardTileAnswer, 'entity' | 'filters' | 'orderBy'>;

/** Returns a function that gives the address of the list that a tile counts; null for a tile without one. */
export function useTileLink(): (tile: Counted) => string | null {
  const reader = useListReader();
  return ({ entity: name, filters, orderBy }) => {
    const path = name === null ? null : listPath(name);
    if (name === null || path === null) return null;
    const entity = registry.get(name);
    const texts = Object.fromEntries(
      Object.entries(filters).map(([param, value]) => [param, [value].flat().map((one) => String(one))]),
    );
    const order = orderBy === null ? {} : ({ orderBy, orderDirection: 'ASC' } as const);
    const query = writeListState({ ...plainListState(entity, reader), ...order, filters: texts }, entity, reader);
    return query === '' ? path : `${path}?${query}`;
  };
}
