import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { customId } from '../../../../schema/language/fieldsOf.ts';
import { modeParams } from '../../../../schema/language/lists/filterModes.ts';
import { rangeOf } from '../../../../schema/language/listRange.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';
import { defaultPageSize, filterAddressLimit } from '../../../../schema/rules/limits.ts';
import { rangeOfPreset } from '../../../../schema/rules/ranges.ts';
import { filterFieldsOf, type FilterField } from '../../view-fields/filterParams.ts';
import {
  decodeText,
  defaultDelimiter,
  encodeValue,
  rawParameters,
} from '../../../widgets/record-param/queryEncoding.ts';
import type { ListReader } from './listReader.ts';
import { isOpening, openingFilters, openingOf, type Layout, type Opening } from './opening.ts';
import { readValue } from '../../../../schema/derive/filterValue.ts';

/** State of a list as in its address (AB 4, CM 2): a link is a view. */
export interface ListState {
  /** 0 is the first page. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly orderBy: string;
  readonly orderDirection: 'ASC' | 'DESC';
  readonly keyword: string;
  /** Only deleted records, which can be restored. */
  readonly deleted: boolean;
  /** The layout: a table unless said. */
  readonly view?: Layout;
  /** Width of the days of a timeline; by weeks unless said. */
  readonly range?: 'week' | 'month';
  /** A timeline with a row for each person. */
  readonly by?: 'person';
  /** The values of each filter parameter as texts; one without values is absent. */
  readonly filters: FilterValues;
}

/** Returns true if a query filters or sorts by a field that an agency added. */
export function asksForAdded(search: string): boolean {
  const raw = rawParameters(search);
  return [...raw.keys(), decodeText(raw.get('orderBy') ?? '')].some((name) => customId(name) !== null);
}

function defaultRange(entity: AnyEntity, reader: ListReader): FilterValues {
  const preset = rangeOf(entity.list)?.default;
  if (preset === undefined) return {};
  const { from, to } = rangeOfPreset(preset, reader);
  return { ...(from !== null && { fromDate: [String(from)] }), ...(to !== null && { toDate: [String(to)] }) };
}

/** Returns the state of a list that shows all there is; its range depends on the reader. */
export function plainListState(entity: AnyEntity, reader: ListReader): ListState {
  const [orderBy, orderDirection] = entity.list.sort;
  const page = { pageIndex: 0, pageSize: defaultPageSize };
  const filters = defaultRange(entity, reader);
  return { ...page, orderBy, orderDirection, keyword: '', deleted: false, filters };
}

/** Returns the state of a list with an empty address: all there is, or the tab on which it opens. */
export function defaultListState(entity: AnyEntity, reader: ListReader): ListState {
  const plain = plainListState(entity, reader);
  return { ...plain, filters: { ...plain.filters, ...openingFilters(openingOf(entity, reader)) } };
}

/** Returns the parameters of one filter as in an address. A range other than the usual one names both its bounds. */
function partsOf({ params, delimiter, isRange }: FilterField, filters: FilterValues, usual: FilterValues): string[] {
  const parts = params.map(({ param }) => ({
    param,
    value: (filters[param] ?? []).map((value) => encodeValue(value, delimiter)).join(delimiter),
  }));
  const isUsual = params.every(({ param }) => filters[param]?.[0] === usual[param]?.[0]);
  const written = isRange ? (isUsual ? [] : parts) : parts.filter(({ value }) => value !== '');
  return written.map(({ param, value }) => `${encodeURIComponent(param)}=${value}`);
}

/**
 * Returns the parts of an address as one that says nothing opens a tab: the tab alone needs no address, and all records
 * are said by its parameter without a value.
 */
function asOpened(parts: readonly string[], { param, values }: Opening, filters: FilterValues): readonly string[] {
  const isTab = values.length === filters[param]?.length && values.every((one, at) => one === filters[param]?.[at]);
  if (parts.length === 0) return [`${encodeURIComponent(param)}=`];
  return parts.length === 1 && isTab ? [] : parts;
}

/**
 * Writes a state as a query (without `?`), for the reader for whom it was read. What is as usual is left out, so that the
 * list as it opens has a plain address.
 */
export function writeListState(state: ListState, entity: AnyEntity, reader: ListReader): string {
  const usual = plainListState(entity, reader);
  const opening = openingOf(entity, reader);
  const isUsualOrder = state.orderBy === usual.orderBy && state.orderDirection === usual.orderDirection;
  const parts: string[] = [];
  const add = (name: string, value: string) => parts.push(`${name}=${value}`);
  if (state.pageIndex > 0) add('pageIndex', String(state.pageIndex));
  if (state.pageSize !== usual.pageSize) add('pageSize', String(state.pageSize));
  if (!isUsualOrder) add('orderBy', encodeURIComponent(state.orderBy));
  if (!isUsualOrder) add('orderDirection', state.orderDirection);
  if (state.keyword) add('keyword', encodeURIComponent(state.keyword));
  if (state.view === 'board' || state.view === 'timeline') add('view', state.view);
  if (state.view === 'timeline') {
    add('range', state.range ?? 'week');
    if (state.by) add('by', state.by);
  }
  if (state.deleted) add('deleted', 'true');
  parts.push(...filterFieldsOf(entity).flatMap((filter) => partsOf(filter, state.filters, usual.filters)));
  for (const param of modeParams) {
    const names = state.filters[param] ?? [];
    if (names.length > 0) add(param, names.map((name) => encodeValue(name)).join(defaultDelimiter));
  }
  return (opening ? asOpened(parts, opening, state.filters) : parts).join('&');
}

/**
 * Returns true if search and filters exceed the maximum length of an address (AB 5); page, size and order do not count.
 */
export function isTooLong({ keyword, filters }: ListState, entity: AnyEntity, reader: ListReader): boolean {
  const query = writeListState({ ...plainListState(entity, reader), keyword, filters }, entity, reader);
  return query.length > filterAddressLimit;
}

/** The state with other filters, keyword or order, on its first page (AB 4); a page size goes back to it as well. */
export function changeListState(state: ListState, change: Partial<Omit<ListState, 'pageIndex'>>): ListState {
  return { ...state, ...change, pageIndex: 0 };
}

/** The filters with other values for some parameters; none at all take a parameter away. */
export function withFilters(filters: FilterValues, changes: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries({ ...filters, ...changes }).filter(([, values]) => values.length > 0));
}

/** Returns true if a list is shown as a board: deleted records have none. */
export function isBoard({ view, deleted }: ListState, { list }: AnyEntity): boolean {
  return view === 'board' && !deleted && list.board !== undefined;
}

/** Returns true if a list is shown as a timeline: deleted records have none. */
export function isTimeline({ view, deleted }: ListState, { list }: AnyEntity): boolean {
  return view === 'timeline' && !deleted && list.timeline !== undefined;
}

/** Returns the API's filter: typed filter values, the keyword, and the choice of deleted records. */
export function apiFilterOf(state: ListState, entity: AnyEntity): Record<string, unknown> {
  const filter: Record<string, unknown> = {};
  for (const spec of filterFieldsOf(entity).flatMap(({ params }) => params)) {
    const values = (state.filters[spec.param] ?? [])
      .map((text) => readValue(text, spec))
      .filter((value) => value !== undefined);
    if (values.length > 0) filter[spec.param] = spec.match === 'any' ? values : values[0];
  }
  for (const param of modeParams) if (state.filters[param]) filter[param] = state.filters[param];
  if (state.keyword) filter['keyword'] = state.keyword;
  if (state.deleted) filter['deleted'] = true;
  return filter;
}

/**
 * Returns true if a list does not start with all records, or with those of the tab on which it opens: it is searched,
 * filtered or on a later page.
 */
export function isNarrowed({ keyword, filters, pageIndex }: ListState, opening?: Opening): boolean {
  const isTab = (param: string) => param === opening?.param && isOpening(filters, opening);
  return keyword !== '' || Object.keys(filters).some((param) => !isTab(param)) || pageIndex > 0;
}
