import type { AnyEntity } from '../../schema/entity.ts';
import type { FilterSpec } from '../../schema/fields/field.ts';
import { customId } from '../../schema/fieldsOf.ts';
import { defaultPageSize, filterAddressLimit, pageSizes } from '../../schema/rules/limits.ts';
import { filterFieldsOf } from './filterParams.ts';

/** What a list shows, as its address says it (AB 4, CM 2): a link is a view. */
export interface ListState {
  /** 0 is the first page. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly orderBy: string;
  readonly orderDirection: 'ASC' | 'DESC';
  readonly keyword: string;
  /** Only deleted records, which can be restored. */
  readonly deleted: boolean;
  /** The values of each filter parameter as texts; one without values is absent. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

type Values = Readonly<Record<string, readonly string[]>>;

/** One value inside a parameter: percent-encoded, and an underscore as `%5F`, since underscores join values. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('_', '%5F');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** A query as it is written: names decoded, values not yet, since `_` and `%5F` mean different things. */
function rawParameters(search: string): ReadonlyMap<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decodeText(pair), ''] : [decodeText(pair.slice(0, at)), pair.slice(at + 1)];
    }),
  );
}

const paramsOf = (entity: AnyEntity): readonly FilterSpec[] => filterFieldsOf(entity).flatMap(({ params }) => params);

function valuesIn(raw: string, { match }: FilterSpec): readonly string[] {
  const parts = match === 'any' ? raw.split('_') : [raw];
  return [...new Set(parts.map((part) => decodeText(part).trim()).filter((value) => value !== ''))];
}

/** Whether a query filters or sorts by a field that an agency added. */
export function asksForAdded(search: string): boolean {
  const raw = rawParameters(search);
  return [...raw.keys(), decodeText(raw.get('orderBy') ?? '')].some((name) => customId(name) !== null);
}

/** The state of a list whose address says nothing. */
export function defaultListState(entity: AnyEntity): ListState {
  const [orderBy, orderDirection] = entity.list.sort;
  const page = { pageIndex: 0, pageSize: defaultPageSize };
  return { ...page, orderBy, orderDirection, keyword: '', deleted: false, filters: {} };
}

/** Reads a list's query. What is impossible or unknown counts as absent, so that an old link still opens its list. */
export function readListState(search: string, entity: AnyEntity): ListState {
  const raw = rawParameters(search);
  const initial = defaultListState(entity);
  const text = (name: string) => decodeText(raw.get(name) ?? '').trim();
  const filters: Record<string, readonly string[]> = {};
  for (const spec of paramsOf(entity)) {
    const values = valuesIn(raw.get(spec.param) ?? '', spec);
    if (values.length > 0) filters[spec.param] = values;
  }
  const isSortable = (entity.list.sortable ?? []).some((name) => name === text('orderBy'));
  const direction = text('orderDirection');
  const isDirection = direction === 'ASC' || direction === 'DESC';
  return {
    pageIndex: /^\d{1,7}$/.test(text('pageIndex')) ? Number(text('pageIndex')) : initial.pageIndex,
    pageSize: pageSizes.find((size) => String(size) === text('pageSize')) ?? initial.pageSize,
    orderBy: isSortable ? text('orderBy') : initial.orderBy,
    orderDirection: isDirection ? direction : isSortable ? 'ASC' : initial.orderDirection,
    keyword: text('keyword') || text('q'),
    deleted: text('deleted') === 'true',
    filters,
  };
}

/** Writes a state as a query (without `?`); what is as usual is left out, so that the plain list has a plain address. */
export function writeListState(state: ListState, entity: AnyEntity): string {
  const initial = defaultListState(entity);
  const isUsualOrder = state.orderBy === initial.orderBy && state.orderDirection === initial.orderDirection;
  const parts: string[] = [];
  const add = (name: string, value: string) => parts.push(`${name}=${value}`);
  if (state.pageIndex > 0) add('pageIndex', String(state.pageIndex));
  if (state.pageSize !== initial.pageSize) add('pageSize', String(state.pageSize));
  if (!isUsualOrder) add('orderBy', state.orderBy);
  if (!isUsualOrder) add('orderDirection', state.orderDirection);
  if (state.keyword) add('keyword', encodeURIComponent(state.keyword));
  if (state.deleted) add('deleted', 'true');
  for (const { param } of paramsOf(entity)) {
    const values = state.filters[param] ?? [];
    if (values.length > 0) add(param, values.map(encodeValue).join('_'));
  }
  return parts.join('&');
}

/** Whether a query is longer than a filter's address may be (AB 5). */
export function isTooLong(query: string): boolean {
  return query.length > filterAddressLimit;
}

/** The state with other filters, keyword or order, on its first page (AB 4); a page size goes back to it as well. */
export function changeListState(state: ListState, change: Partial<Omit<ListState, 'pageIndex'>>): ListState {
  return { ...state, ...change, pageIndex: 0 };
}

/** The filters with other values for one parameter; none at all take it away. */
export function withFilter(filters: Values, param: string, values: readonly string[]): Values {
  const { [param]: _former, ...others } = filters;
  return values.length === 0 ? others : { ...others, [param]: values };
}

function typedValue(text: string, { schema }: FilterSpec): unknown {
  const types = [schema['type']].flat();
  if (types.includes('integer') || types.includes('number')) {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : undefined;
  }
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}

function isKnown(value: unknown, { schema }: FilterSpec): boolean {
  const allowed = schema['enum'] as readonly unknown[] | undefined;
  return value !== undefined && (allowed === undefined || allowed.includes(value));
}

/** What the API is asked (design 5): typed filter values, the keyword, and whether only deleted records are wanted. */
export function apiFilterOf(state: ListState, entity: AnyEntity): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const spec of paramsOf(entity)) {
    const values = (state.filters[spec.param] ?? [])
      .map((text) => typedValue(text, spec))
      .filter((value) => isKnown(value, spec));
    if (values.length > 0) filter[spec.param] = spec.match === 'any' ? values : values[0];
  }
  if (state.keyword) filter['keyword'] = state.keyword;
  if (state.deleted) filter['deleted'] = true;
  return filter;
}
