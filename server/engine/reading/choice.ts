import type { Action, Actor } from '../../../schema/access/access.ts';
import { scopeOf, type Scope } from '../../../schema/access/scope.ts';
import { isPointing } from '../../../schema/language/listFilters.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { conditionsOf } from '../filters/conditions.ts';
import { searchOf, type Search } from '../filters/keyword.ts';
import { listConditions } from '../filters/listConditions.ts';
import { isAssignedAlone, scopeSql, waysInto } from '../filters/scopeSql.ts';
import type { Model } from '../model.ts';
import { requireRight } from '../requireRight.ts';
import { Values } from '../sql.ts';
import type { ListQuery } from './listQuery.ts';

/** Choice among the records `t` of an entity, as parts of a statement: what a list, a count and an export share. */
export interface Choice {
  readonly model: Model;
  readonly values: Values;
  /** Placeholder of the actor's agency. */
  readonly agency: string;
  /** The condition of every list of the entity, and the whole one. */
  readonly base: string;
  readonly where: string;
  /** The whole condition without the words of a search. */
  readonly unsearched: string;
  /** True if the whole condition is that of every list. */
  readonly isAll: boolean;
  /** Conditions of which each row meets one at least, where it is not searched for words. */
  readonly ways: readonly string[];
  /** True if the actor may read only some records. */
  readonly isScoped: boolean;
  /** The whole condition, in the form that finds what is assigned alone, which is little, by its indexes. */
  readonly narrowed: string;
  /** Table expression that a count reads. */
  readonly counted: string;
  readonly search: Search | null;
  /** Returns the condition that an actor may do something with a row `t`; it adds its own values. */
  readonly within: (action: Action) => string;
}

/** Returns the condition by which a query chooses among the records `t` that its actor may read. */
export function choiceOf(model: Model, { list, filters = {} }: ListQuery, actor: Actor, values: Values): string {
  const search = searchOf(model, filters.keyword ?? '', values);
  const conditions = [
    ...listConditions(model, list, values),
    ...conditionsOf(model, filters, actor, values),
    ...(search ? [search.condition] : []),
  ];
  return conditions.join(' and ') || 'true';
}

/** Returns true for a filter by the ids of records that rows point to; statuses and small lists are not among them. */
function isReferenceFilter(model: Model, param: string): boolean {
  const { named, field = '' } = model.filters.get(param) ?? {};
  const isOfCodes = named?.categoriesOf !== undefined || named?.kindNames !== undefined;
  return !isOfCodes && isPointing(model.entity.fields[field]);
}

/** Returns true if a query asks for what points to some records. */
export function isByReference(model: Model, { filters = {} }: ListQuery): boolean {
  return Object.keys(filters).some((param) => filters[param] !== undefined && isReferenceFilter(model, param));
}

/** Returns which records a query finds. Throws 403 if the whole entity is closed to the actor. */
export function chooseRecords(engine: Engine, actor: Actor, entity: string, query: ListQuery): Choice {
  const model = engine.model(entity);
  const { table } = model;
  const values = new Values();
  const agency = values.add(agencyOf(actor));
  const action = query.deleted ? 'restore' : 'read';
  requireRight(engine, actor, action, entity);
  const scope = scopeOf(actor, action, entity, engine.registry);
  const base = [
    `t.agency_id = ${agency}::uuid`,
    ...(model.hasKinds ? [`t.kind = '${entity}'`] : []),
    query.deleted || query.isGone ? 't.deleted_at is not null' : 't.deleted_at is null',
    ...listConditions(model, query.list, values),
  ].join(' and ');
  const { filters = {} } = query;
  const filtered = [base, ...conditionsOf(model, filters, actor, values)].join(' and ');
  const sqlOf = (one: Scope) => scopeSql(one, model, 't', actor, values, engine.model);
  const ways = scope.type === 'everything' ? [] : waysInto(scope).map(sqlOf);
  const unsearched = ways.length > 0 ? `${filtered} and (${ways.join(' or ')})` : filtered;
  const search = searchOf(model, filters.keyword ?? '', values);
  const where = search ? `${unsearched} and ${search.condition}` : unsearched;
  const byWay = search ? [] : ways.map((way) => `${filtered} and ${way}`);
  // Each way by its index; joined by OR they would have every row looked at, which many rows are worth, few are not.
  const few =
    byWay.length > 1 && isAssignedAlone(scope)
      ? byWay.map((way) => `select t.id from ${table} t where ${way}`).join(' union ')
      : null;
  return {
    model,
    values,
    agency,
    base,
    where,
    unsearched,
    isAll: where === base,
    ways: byWay,
    isScoped: ways.length > 0,
    narrowed: few === null ? where : `${base} and t.id in (${few})`,
    counted: few === null ? `${table} t where ${where}` : `(${few}) t`,
    search,
    within: (right) => sqlOf(scopeOf(actor, right, entity, engine.registry)),
  };
}
