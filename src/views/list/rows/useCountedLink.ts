import { registry } from '../../../../schema/index.ts';
import { listPath } from '../../../widgets/link/recordPath.ts';
import { useListReader } from '../address/listReader.ts';
import { plainListState, writeListState } from '../address/listState.ts';

/** A list that a figure counts: its entity, its filters as the API takes them, and its order. */
interface Counted {
  readonly entity: string | null;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly orderBy?: string | null;
}

/** Returns a function that gives the address of the list that a figure counts; null for one without a list. */
export function useCountedLink(): (counted: Counted) => string | null {
  const reader = useListReader();
  return ({ entity: name, filters, orderBy = null }) => {
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
