import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { defaultPageSize } from '../../schema/rules/limits.ts';
import type { Filter } from './types.ts';

/** A page of records in an answer of a list; `total` if requested. */
export interface ListAnswer<RecordType> {
  readonly data: RecordType[];
  readonly total?: number;
  readonly loadMore: boolean;
}

/** Query of a list besides react-admin's parameters. */
export interface ListMeta {
  readonly withTotal?: boolean;
  /** Wire keys of each record, besides `id` and `version`; all keys of a list by default. */
  readonly fields?: readonly string[];
}

/** The filters that say something: an empty keyword does not, while an empty text asks for records without a value. */
export function filterOf(filter: Filter = {}): Record<string, unknown> {
  const isAsked = (key: string, value: unknown) => value != null && !(key === 'keyword' && value === '');
  return Object.fromEntries(Object.entries(filter).filter(([key, value]) => isAsked(key, value)));
}

/** Returns a sort order in the API's names; react-admin sends `id` if no order was requested. */
export function orderOf(sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }): Record<string, unknown> {
  return sort && sort.field !== 'id' ? { orderBy: sort.field, orderDirection: sort.order } : {};
}

/** react-admin's page, order and filter as a list's parameters (AB 3); `meta.withTotal: false` leaves the count out, `meta.fields` says which keys. */
export function listValues({ pagination, sort, filter, meta }: GetListParams): Record<string, unknown> {
  const { page = 1, perPage = defaultPageSize } = pagination ?? {};
  const { withTotal, fields } = (meta ?? {}) as ListMeta;
  return {
    pageIndex: page - 1,
    pageSize: perPage,
    ...orderOf(sort),
    ...filterOf(filter as Filter | undefined),
    ...(withTotal === false && { withTotal }),
    ...(fields && { fields }),
  };
}

/** A list's answer in react-admin's form: with a total where there is one, and always whether there is a next page. */
export function listResult<RecordType extends RaRecord>(
  { data, total, loadMore }: ListAnswer<RecordType>,
  page = 1,
): GetListResult<RecordType> {
  return {
    data,
    ...(total !== undefined && { total }),
    pageInfo: { hasNextPage: loadMore, hasPreviousPage: page > 1 },
  };
}

/** The filter by which the records that point to one are found: `target` is the name of the reference field. */
export function ownerFilter(entity: AnyEntity, target: string, id: string): Filter {
  const field = entity.fields[target];
  const spec = field && kindOf(field).filters(target, field)[0];
  if (!spec) throw new Error(`'${entity.name}' cannot be filtered by '${target}'`);
  return { [spec.param]: spec.match === 'any' ? [id] : id };
}
