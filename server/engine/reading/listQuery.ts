import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Operation } from '../../../schema/language/operations.ts';
import type { Engine } from '../engine.ts';
import type { ListQuery } from './list.ts';
import { inOwnNames } from '../routes/otherNames.ts';
import { withoutUnset } from '../filters/unsetFilters.ts';

type Given = Readonly<Record<string, unknown>>;

/** The parameters of an operation under their own names, without the filters that a client has left unset. */
export function askedOf(engine: Engine, entity: AnyEntity, operation: Operation, given: Given) {
  const { filters } = engine.model(entity.name);
  const asked = withoutUnset((param) => filters.get(param), operation, given);
  return inOwnNames(entity, operation, asked);
}

/** The listing parameters of the wire as the list compiler takes them; `q` is another name of `keyword`. */
export function listQueryOf({
  pageIndex,
  pageSize,
  orderBy,
  orderDirection,
  withTotal,
  deleted,
  fields,
  list,
  q,
  ...filters
}: Given): ListQuery {
  const query = { pageIndex, pageSize, orderBy, orderDirection, withTotal, deleted, fields, list };
  return { ...query, filters: { ...(q !== undefined && { keyword: q as string }), ...filters } } as ListQuery;
}
