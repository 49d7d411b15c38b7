import { canField } from '../../schema/access/can.ts';
import type { Actor } from '../../schema/access/access.ts';
import { columnName } from '../../schema/fields/field.ts';
import { dayAt } from '../../schema/rules/dates.ts';
import { fieldRefusal, invalid } from '../errors.ts';
import type { Model, StoredLink } from './model.ts';
import { containing, type Values } from './sql.ts';

/** What a list is asked for besides its page and order; keys are the wire's. */
export interface Filters {
  readonly keyword?: string;
  readonly ids?: readonly string[];
  readonly fromDate?: number;
  readonly toDate?: number;
  readonly [param: string]: unknown;
}

type Encode = (value: unknown, record?: object) => unknown;

function linkCondition(link: StoredLink, wanted: readonly unknown[], values: Values): string {
  const encode = link.spec.encode as Encode | undefined;
  const items = values.add(encode ? wanted.map((one) => encode(one)) : wanted);
  return `exists (select 1 from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id
    and l.${link.item} = any(${items}::${link.spec.values ? 'text' : 'uuid'}[]))`;
}

function columnCondition(model: Model, param: string, wanted: unknown, values: Values): string {
  const filter = model.filters.get(param);
  const stored = filter && model.column(filter.key);
  if (!filter || !stored) throw invalid([fieldRefusal(param, 'unknownParameter')]);
  const encode = (stored.spec.encode as Encode | undefined) ?? ((value) => value);
  const at = `t.${stored.column}`;
  switch (filter.match) {
    case 'contains':
      return `${at} ilike ${values.add(containing(String(wanted).trim()))}`;
    case 'equals':
      return `${at} = ${values.add(wanted)}`;
    case 'is':
      return `${at} = ${values.add(wanted)}`;
    case 'any': {
      const type = stored.spec.type === 'uuid' ? 'uuid' : 'text';
      return `${at} = any(${values.add((wanted as unknown[]).map((one) => encode(one, {})))}::${type}[])`;
    }
    case 'from':
      return `${at} >= ${values.add(encode(wanted, {}))}`;
    case 'to':
      return `${at} <= ${values.add(encode(wanted, {}))}`;
  }
}

/** `fromDate` and `toDate` bound the list's declared moment; on a day they mean the actor's days. */
function rangeConditions(model: Model, filters: Filters, actor: Actor, values: Values): string[] {
  const { range } = model.entity.list;
  const { fromDate, toDate } = filters;
  if (fromDate === undefined && toDate === undefined) return [];
  if (range === undefined)
    throw invalid([fieldRefusal(fromDate === undefined ? 'toDate' : 'fromDate', 'unknownParameter')]);
  const stored = model.column(range);
  const column = stored?.column ?? columnName(range);
  const isDay = stored?.spec.type === 'date';
  const bound = (moment: number) => values.add(isDay ? dayAt(moment, actor.timeZone) : new Date(moment).toISOString());
  return [
    ...(fromDate === undefined ? [] : [`t.${column} >= ${bound(fromDate)}`]),
    ...(toDate === undefined ? [] : [`t.${column} <= ${bound(toDate)}`]),
  ];
}

function customCondition(id: string, wanted: unknown, values: Values): string {
  const field = values.add(id);
  const items = values.add((Array.isArray(wanted) ? wanted : [wanted]).map(String));
  return `(t.custom ->> ${field} = any(${items}::text[])
    or (jsonb_typeof(t.custom -> ${field}) = 'array' and (t.custom -> ${field}) ?| ${items}::text[]))`;
}

/** The conditions of a list's filters on `t`, in SQL. Throws a 400 for what the actor may not filter by. */
export function conditionsOf(model: Model, filters: Filters, actor: Actor, values: Values): string[] {
  const conditions = rangeConditions(model, filters, actor, values);
  for (const [param, wanted] of Object.entries(filters)) {
    if (wanted === undefined || param === 'fromDate' || param === 'toDate') continue;
    if (param === 'ids') conditions.push(`t.id = any(${values.add(wanted)}::uuid[])`);
    else if (param.startsWith('custom.')) conditions.push(customCondition(param.slice(7), wanted, values));
    else {
      const filter = model.filters.get(param);
      if (filter && canField(actor, filter.access) === 'none') throw invalid([fieldRefusal(param, 'unknownParameter')]);
      const link = filter && model.link(filter.key);
      conditions.push(
        link ? linkCondition(link, wanted as unknown[], values) : columnCondition(model, param, wanted, values),
      );
    }
  }
  return conditions;
}
