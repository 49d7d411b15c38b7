import { canField } from '../../../schema/access/can.ts';
import { defaultsOfActor, type Actor } from '../../../schema/access/access.ts';
import { columnName, type FilterCodes, type FilterSpec } from '../../../schema/fields/field.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import { changedAt } from '../../../schema/language/listFilters.ts';
import { rangeOf } from '../../../schema/language/listRange.ts';
import { dayAt, isDay } from '../../../schema/rules/dates.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { containsFolded } from './foldedSql.ts';
import type { Computed, Model, StoredColumn, StoredLink } from '../model.ts';
import { todayMark } from '../reading/computedSql.ts';
import { listConditions } from './listConditions.ts';
import { inCurrency, moneyBound } from './moneyBound.ts';
import { emptyCondition } from './emptyCondition.ts';
import { keptAt, namedCondition } from './namedConditions.ts';
import { phoneDigits } from '../writing/phones.ts';
import { containing, type Values } from '../sql.ts';
import { zonedBound } from './zonedBound.ts';

/** Filters of a list, without page and order; keys are the wire's. */
export interface Filters {
  readonly keyword?: string;
  readonly ids?: readonly string[];
  readonly fromDate?: number;
  readonly toDate?: number;
  /** Parameters of filters that exclude their values instead of asking for them. */
  readonly not?: readonly string[];
  /** Fields without a value, and with one. */
  readonly empty?: readonly string[];
  readonly notEmpty?: readonly string[];
  readonly [param: string]: unknown;
}

type Encode = (value: unknown, record?: object) => unknown;

function linkCondition(link: StoredLink, wanted: readonly unknown[], values: Values): string {
  const encode = link.spec.encode as Encode | undefined;
  const items = values.add(encode ? wanted.map((one) => encode(one)) : wanted);
  return `exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id
    and l.${link.item} = any(${items}::${link.spec.values ? 'text' : 'uuid'}[]))`;
}

/** The further list that a code asks for; undefined for any other one. */
function listOf(codes: FilterCodes, one: unknown): string | undefined {
  const code = codes[String(one)];
  return typeof code === 'object' && code !== null ? code.list : undefined;
}

/** The condition that a computed value is one of those that some codes stand for. */
function computedCondition(
  { sql, among }: Computed,
  { codes = {} }: Pick<FilterSpec, 'codes'>,
  wanted: readonly unknown[],
  actor: Actor,
  values: Values,
): string {
  const stored = wanted.map((code) => codes[String(code)]);
  if (among) return among(stored.map(String));
  const today = () => `(now() at time zone ${values.add(actor.timeZone)}::text)::date::text`;
  const expression = sql.includes(todayMark) ? sql.replaceAll(todayMark, today()) : sql;
  return `(${expression}) = any(${values.add(stored)}::text[])`;
}

function columnCondition(model: Model, param: string, filters: Filters, actor: Actor, values: Values): string {
  const wanted = filters[param];
  const filter = model.filters.get(param);
  const stored = filter && model.column(filter.key);
  if (filter?.key === changedAt && !stored) {
    const moment = values.add(new Date(Number(wanted)).toISOString());
    return `t.${columnName(changedAt)} ${filter.match === 'from' ? '>=' : '<='} ${moment}`;
  }
  if (!filter || !stored) throw invalid([fieldRefusal(param, 'unknownParameter')]);
  const encode = (stored.spec.encode as Encode | undefined) ?? ((value) => value);
  const at = `t.${stored.column}`;
  switch (filter.match) {
    case 'contains': {
      const isPhone = model.entity.fields[stored.field]?.kind === 'phone';
      if (isPhone) return `${at} ilike ${values.add(containing(phoneDigits(String(wanted))))}`;
      return containsFolded(at, String(wanted).trim(), values);
    }
    case 'equals': {
      const amount = amountOf(model, stored);
      if (amount) return inCurrency(amount, stored, String(wanted), values);
      // An empty text is kept as none.
      return wanted === '' ? `${at} is null` : `${at} = ${values.add(wanted)}`;
    }
    case 'is':
      return `${at} = ${values.add(wanted)}`;
    case 'any': {
      const all = wanted as readonly unknown[];
      const type = stored.spec.type === 'uuid' ? 'uuid' : 'text';
      const { none } = filter.words ?? {};
      const { codes = {} } = filter;
      const valueOf = (one: unknown) => (Object.hasOwn(codes, String(one)) ? codes[String(one)] : encode(one, {}));
      if (all.some((one) => codes[String(one)] === null)) return 'true';
      const lists = all.flatMap((one) => listOf(codes, one) ?? []);
      const given = all.filter((one) => (none === undefined || one !== none) && listOf(codes, one) === undefined);
      const ways = [
        ...(given.length + lists.length < all.length ? [`${at} is null`] : []),
        ...(given.length > 0 || lists.length === 0
          ? [`${at} = any(${values.add(given.map(valueOf))}::${type}[])`]
          : []),
        ...lists.map((list) => `(${listConditions(model, list, values).join(' and ')})`),
      ];
      return ways.length > 1 ? `(${ways.join(' or ')})` : (ways[0] ?? 'true');
    }
    case 'from':
    case 'to':
      if (isZoned(model, stored.field))
        return zonedBound(stored.field, filter.match, Number(wanted), actor.timeZone, values);
      if (filter.currencyParam !== undefined) {
        const code = String(filters[filter.currencyParam] ?? defaultsOfActor(actor).currency);
        const bound = { param, match: filter.match, text: String(wanted), code };
        return moneyBound(stored, currencyOf(model, filter.currencyParam), bound, values);
      }
      return `${at} ${filter.match === 'from' ? '>=' : '<='} ${values.add(encode(wanted, {}))}`;
  }
}

/** The column of the amounts that a column of currencies belongs to; undefined for any other column. */
function amountOf(model: Model, { spec, field }: StoredColumn): StoredColumn | undefined {
  return model.columns.find((one) => one.field === field && one.spec.sortsWithin === spec.key);
}

function currencyOf(model: Model, key: string): StoredColumn {
  const stored = model.column(key);
  if (!stored) throw new Error(`'${model.entity.name}' keeps no '${key}'`);
  return stored;
}

const isZoned = ({ entity }: Model, name: string) => entity.fields[name]?.kind === 'zoned';

/** `fromDate` and `toDate` bound the list's declared moment; on a day they mean the actor's days. */
function rangeConditions(model: Model, filters: Filters, actor: Actor, values: Values): string[] {
  const range = rangeOf(model.entity.list)?.field;
  const { fromDate, toDate } = filters;
  if (fromDate === undefined && toDate === undefined) return [];
  if (range === undefined)
    throw invalid([fieldRefusal(fromDate === undefined ? 'toDate' : 'fromDate', 'unknownParameter')]);
  if (isZoned(model, range)) {
    const bound = (match: 'from' | 'to', moment: number | undefined) =>
      moment === undefined ? [] : [zonedBound(range, match, moment, actor.timeZone, values)];
    return [...bound('from', fromDate), ...bound('to', toDate)];
  }
  const stored = model.column(range);
  const column = stored?.column ?? columnName(range);
  const isDay = stored?.spec.type === 'date';
  const bound = (moment: number) => values.add(isDay ? dayAt(moment, actor.timeZone) : new Date(moment).toISOString());
  return [
    ...(fromDate === undefined ? [] : [`t.${column} >= ${bound(fromDate)}`]),
    ...(toDate === undefined ? [] : [`t.${column} <= ${bound(toDate)}`]),
  ];
}

/** A part of a text, a whole option or day, or (`From`, `To`) a bound of a day, in a field that the agency added. */
function customCondition(param: string, wanted: unknown, actor: Actor, values: Values): string {
  const [, id = '', bound] = /^custom\.(.{36})(From|To)?$/.exec(param) ?? [];
  const at = `(t.custom ->> ${values.add(id)})`;
  if (bound !== undefined) {
    if (typeof wanted !== 'string' || !isDay(wanted)) throw invalid([fieldRefusal(param, 'date')]);
    return `${at} collate "C" ${bound === 'From' ? '>=' : '<='} ${values.add(wanted)}`;
  }
  const texts = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
  const items = `${values.add(texts)}::text[]`;
  const list = `(t.custom -> ${values.add(id)})`;
  const parts = texts.map((text) => containsFolded(at, text.trim(), values));
  const isText = `(select data_type like '%TEXT' from custom_fields
    where agency_id = ${values.add(agencyOf(actor))}::uuid and id = ${values.add(id)}::uuid)`;
  return `(${at} = any(${items}) or (jsonb_typeof(${list}) = 'array' and ${list} ?| ${items})
    or (${isText} and (${parts.join(' or ')})))`;
}

/** The condition of one filter by its values. */
function valueCondition(model: Model, param: string, filters: Filters, actor: Actor, values: Values): string {
  const wanted = filters[param];
  if (param === 'ids') return `t.id = any(${values.add(wanted)}::uuid[])`;
  if (customId(param) !== null) return customCondition(param, wanted, actor, values);
  const filter = model.filters.get(param);
  if (filter && canField(actor, filter.access) === 'none') throw invalid([fieldRefusal(param, 'unknownParameter')]);
  if (filter?.named) return namedCondition(model, filter.named, wanted as unknown[], agencyOf(actor), values);
  const computed = filter && model.computed.find(({ key }) => key === filter.key);
  if (computed) return computedCondition(computed, filter, wanted as unknown[], actor, values);
  if (filter && model.cell(filter.field)) {
    const items = `${values.add(wanted)}::uuid[]`;
    return keptAt(model, filter.field, 't.agency_id').condition(items);
  }
  const link = filter && model.link(filter.key);
  if (link) return linkCondition(link, wanted as unknown[], values);
  return columnCondition(model, param, filters, actor, values);
}

/** Filters that are no parameters of a value: bounds of the list's moment, and what is said of others. */
const aboutOthers: ReadonlySet<string> = new Set([
  'keyword',
  'fromDate',
  'toDate',
  'not',
  'empty',
  'notEmpty',
] satisfies readonly (keyof Filters)[]);

/** The conditions of a list's filters on `t`, in SQL. Throws a 400 for what the actor may not filter by. */
export function conditionsOf(model: Model, filters: Filters, actor: Actor, values: Values): string[] {
  const { not = [], empty = [], notEmpty = [] } = filters;
  const given = Object.keys(filters).filter((param) => !aboutOthers.has(param) && filters[param] !== undefined);
  return [
    ...rangeConditions(model, filters, actor, values),
    ...given.map((param) => {
      const condition = valueCondition(model, param, filters, actor, values);
      // A record without a value is none of those that are excluded.
      return not.includes(param) ? `(${condition}) is not true` : condition;
    }),
    ...empty.map((name) => emptyCondition(model, name, actor, values)),
    ...notEmpty.map((name) => `not ${emptyCondition(model, name, actor, values)}`),
  ];
}
