import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { FilterSpec } from '../../../../schema/fields/field.ts';
import { customId } from '../../../../schema/language/fieldsOf.ts';
import { modeParams } from '../../../../schema/language/lists/filterModes.ts';
import { defaultCurrency, keywordLimit, pageSizes } from '../../../../schema/rules/limits.ts';
import { isAmount, isCurrency } from '../../../../schema/rules/money.ts';
import { isKeepable } from '../../../../schema/rules/texts.ts';
import { filterFieldsOf, type FilterField } from '../../view-fields/filterParams.ts';
import { decodeText, rawParameters, splitValues } from '../../../widgets/record-param/queryEncoding.ts';
import type { ListReader } from './listReader.ts';
import { defaultListState, isTooLong, plainListState, type ListState } from './listState.ts';
import { openingFilters, openingOf } from './opening.ts';
import { isCrossed, readValue } from '../../../../schema/derive/filterValue.ts';
import type { FilterValues } from '../../../fields/filters/control.ts';

/** Something in an address that a list cannot do, and does as usual instead. */
export interface Refused {
  readonly part: 'pageIndex' | 'pageSize' | 'orderBy' | 'orderDirection' | 'keyword' | 'filter' | 'length';
  readonly value: string;
  /** The field that is filtered by, where there is one. */
  readonly field?: string;
}

/**
 * Result of reading an address: the state, and the parts that were ignored as invalid. Parameters of others are
 * skipped.
 */
export interface ListReading {
  readonly state: ListState;
  readonly refused: readonly Refused[];
}

type Raw = ReadonlyMap<string, string>;
type Refuse = (refused: Refused) => void;

/** Maximum length of a refused value in a message. */
const toldLength = 40;

/** Reads a parameter with a fixed set of values; an unknown one is refused and replaced by the default. */
function oneOf<Value>(raw: Raw, part: Refused['part'], read: (text: string) => Value | undefined, refuse: Refuse) {
  const text = decodeText(raw.get(part) ?? '').trim();
  const value = read(text);
  if (text !== '' && value === undefined) refuse({ part, value: text });
  return value;
}

function keywordIn(raw: Raw, refuse: Refuse): string {
  const text = decodeText(raw.get('keyword') ?? '').trim() || decodeText(raw.get('q') ?? '').trim();
  if (text.length <= keywordLimit && isKeepable(text)) return text;
  refuse({ part: 'keyword', value: text });
  return '';
}

/** Both bounds of a list's range, or neither; one that is named without a value is open. */
function rangeIn(raw: Raw, { name, params }: FilterField, usual: FilterValues, refuse: Refuse): FilterValues {
  const named = params.filter(({ param }) => raw.has(param));
  if (named.length === 0) return usual;
  const texts = params.map(({ param }) => decodeText(raw.get(param) ?? '').trim());
  const isRight = params.every((spec, at) => texts[at] === '' || readValue(texts[at] ?? '', spec) !== undefined);
  const [from = '', to = ''] = texts;
  const isOrdered = !isRight || from === '' || to === '' || !isCrossed(from, to);
  if (named.length < params.length || !isRight || !isOrdered) {
    refuse({ part: 'filter', field: name, value: texts.filter(Boolean).join(' – ') });
    return usual;
  }
  return Object.fromEntries(params.flatMap(({ param }, at) => (texts[at] ? [[param, [texts[at]]]] : [])));
}

function valuesIn(raw: Raw, { param, match }: FilterSpec, { delimiter }: FilterField): readonly string[] {
  const text = raw.get(param) ?? '';
  if (match === 'any') return splitValues(text, delimiter);
  const values = match === 'is' ? splitValues(text, delimiter) : [decodeText(text).trim()].filter(Boolean);
  // Yes and no together leave nothing out.
  return match === 'is' && values.includes('true') && values.includes('false') ? [] : values;
}

/** Returns true if a bound of an amount has no more digits than the currency in the address, or the reader's. */
function isOfCurrency(raw: Raw, { currencyParam }: FilterSpec, value: string, own: string = defaultCurrency): boolean {
  if (currencyParam === undefined) return true;
  const named = decodeText(raw.get(currencyParam) ?? '').trim();
  return isAmount(value, isCurrency(named) ? named : own);
}

function filterIn(raw: Raw, filter: FilterField, { currency }: ListReader, refuse: Refuse): FilterValues {
  const kept = filter.params.map((spec) => {
    const given = valuesIn(raw, spec, filter);
    const { all } = spec.words ?? {};
    const values = all !== undefined && given.includes(all) ? [] : given;
    const known = values.filter(
      (value) => readValue(value, spec) !== undefined && isOfCurrency(raw, spec, value, currency),
    );
    const unknown = values.filter((value) => !known.includes(value));
    if (unknown.length > 0) refuse({ part: 'filter', field: filter.name, value: unknown.join(', ') });
    return { ...spec, values: known };
  });
  const [from] = kept.find(({ match }) => match === 'from')?.values ?? [];
  const [to] = kept.find(({ match }) => match === 'to')?.values ?? [];
  if (from !== undefined && to !== undefined && isCrossed(from, to)) {
    refuse({ part: 'filter', field: filter.name, value: `${from} – ${to}` });
    return {};
  }
  return Object.fromEntries(kept.flatMap(({ param, values }) => (values.length > 0 ? [[param, values]] : [])));
}

/** The filters that exclude their values, and the fields that are asked to be without or with a value. */
function modesIn(raw: Raw, all: readonly FilterField[], { maySee }: ListReader, refuse: Refuse): FilterValues {
  const seen = all.filter(({ field }) => maySee(field));
  const emptiable = seen.flatMap(({ name, mayBeEmpty }) => (mayBeEmpty ? [name] : []));
  const taken = { not: seen.flatMap(({ inverted }) => inverted ?? []), empty: emptiable, notEmpty: emptiable };
  const read = modeParams.map((param) => {
    const given = splitValues(raw.get(param) ?? '');
    for (const name of given.filter((one) => !taken[param].includes(one))) refuse({ part: 'filter', value: name });
    return [param, given.filter((one) => taken[param].includes(one))] as const;
  });
  return Object.fromEntries(read.filter(([, names]) => names.length > 0));
}

function filtersIn(raw: Raw, entity: AnyEntity, usual: FilterValues, reader: ListReader, refuse: Refuse) {
  const { maySee } = reader;
  const all = filterFieldsOf(entity);
  const isAsked = ({ params }: FilterField) => params.some(({ param }) => raw.has(param));
  for (const { name } of all.filter((filter) => isAsked(filter) && !maySee(filter.field)))
    refuse({ part: 'filter', field: name, value: '' });
  const known = new Set(all.flatMap(({ params }) => params.map(({ param }) => param)));
  for (const name of raw.keys())
    if (customId(name) !== null && !known.has(name)) refuse({ part: 'filter', value: name });
  const read = all
    .filter(({ field }) => maySee(field))
    .map((filter) => (filter.isRange ? rangeIn(raw, filter, usual, refuse) : filterIn(raw, filter, reader, refuse)));
  return Object.assign({}, ...read, modesIn(raw, all, reader, refuse)) as FilterValues;
}

/** The layout, as far as the list has it. */
function layoutIn(raw: Raw, { list }: AnyEntity): Pick<ListState, 'view' | 'range' | 'by'> {
  const textOf = (name: string) => decodeText(raw.get(name) ?? '').trim();
  if (list.board && textOf('view') === 'board') return { view: 'board' };
  if (!list.timeline || textOf('view') !== 'timeline') return {};
  const isByPerson = list.timeline.person !== undefined && textOf('by') === 'person';
  return {
    view: 'timeline',
    range: textOf('range') === 'month' ? 'month' : 'week',
    ...(isByPerson && { by: 'person' as const }),
  };
}

/** Parameters of an address that say what a list shows, besides its filters. */
const saying: readonly string[] = [
  'pageIndex',
  'pageSize',
  'orderBy',
  'orderDirection',
  'keyword',
  'q',
  'deleted',
  'view',
  ...modeParams,
];

/** Returns true if an address says anything of what a list shows: one that does shows all, unless it filters. */
function isSaying(raw: Raw, entity: AnyEntity): boolean {
  const params = filterFieldsOf(entity).flatMap((filter) => filter.params.map(({ param }) => param));
  return [...raw.keys()].some((name) => saying.includes(name) || params.includes(name) || customId(name) !== null);
}

/**
 * Reads a list's query for a reader. Parts that are impossible, unknown or closed to the reader are ignored and
 * reported.
 */
export function readListAddress(search: string, entity: AnyEntity, reader: ListReader): ListReading {
  const raw = rawParameters(search);
  const usual = plainListState(entity, reader);
  const opening = isSaying(raw, entity) ? undefined : openingOf(entity, reader);
  const { maySee } = reader;
  const refused: Refused[] = [];
  const refuse: Refuse = (one) =>
    refused.push({ ...one, value: one.value.length > toldLength ? `${one.value.slice(0, toldLength)}…` : one.value });
  const isPage = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);
  const pageIndex = oneOf(raw, 'pageIndex', isPage, refuse);
  const pageSize = oneOf(raw, 'pageSize', (text) => pageSizes.find((size) => String(size) === text), refuse);
  const sortable = (entity.list.sortable ?? []).filter((name) => {
    const field = entity.fields[name];
    return field === undefined || maySee(field);
  });
  const orderBy = oneOf(raw, 'orderBy', (text) => sortable.find((name) => name === text), refuse);
  const direction = oneOf(
    raw,
    'orderDirection',
    (text) => (['ASC', 'DESC'] as const).find((each) => each === text),
    refuse,
  );
  const state: ListState = {
    pageIndex: pageIndex ?? usual.pageIndex,
    pageSize: pageSize ?? usual.pageSize,
    orderBy: orderBy ?? usual.orderBy,
    orderDirection: direction ?? (orderBy === undefined ? usual.orderDirection : 'ASC'),
    keyword: keywordIn(raw, refuse),
    deleted: decodeText(raw.get('deleted') ?? '').trim() === 'true',
    ...layoutIn(raw, entity),
    filters: { ...filtersIn(raw, entity, usual.filters, reader, refuse), ...openingFilters(opening) },
  };
  if (!isTooLong(state, entity, reader)) return { state, refused };
  const unfiltered = { ...state, pageIndex: 0, keyword: '', filters: defaultListState(entity, reader).filters };
  return { state: unfiltered, refused: [...refused, { part: 'length', value: '' }] };
}

/** The state that a list's query says. */
export function readListState(search: string, entity: AnyEntity, reader: ListReader): ListState {
  return readListAddress(search, entity, reader).state;
}
