import type { Actor } from '../../schema/access/access.ts';
import type { Scope } from '../../schema/access/scope.ts';
import { columnName } from '../../schema/fields/field.ts';
import type { Model } from './model.ts';
import type { Values } from './sql.ts';

/** How a scope's owners are found: the models of every kind, for owners whose own right is nested. */
export type ModelOf = (kind: string) => Model;

/**
 * The condition under which a row of `alias` lies in a scope (design 6): the only place where a right becomes SQL.
 * Assigned is one EXISTS on the assignment table.
 */
export function scopeSql(
  scope: Scope,
  model: Model,
  alias: string,
  actor: Actor,
  values: Values,
  models: ModelOf,
): string {
  const assigned = (agency: string, id: string) =>
    `exists (select 1 from assignment a where a.agency_id = ${agency} and a.staff_id = ${values.add(actor.staffId)}
       and a.record_id = ${id})`;
  switch (scope.type) {
    case 'everything':
      return 'true';
    case 'nothing':
      return 'false';
    case 'assigned':
      return actor.staffId === null ? 'false' : assigned(`${alias}.agency_id`, `${alias}.id`);
    case 'own':
      return `${alias}.created_by = ${values.add(actor.accountId)}::uuid`;
    case 'anyOf':
      return `(${scope.scopes.map((one) => scopeSql(one, model, alias, actor, values, models)).join(' or ')})`;
    case 'owner': {
      // Not `to`, which is a word of SQL.
      const owner = `${alias}_owner`;
      const ways = [`${owner}.kind = any(${values.add(scope.everyKind)}::text[])`];
      if (scope.assignedKinds.length > 0 && actor.staffId !== null) {
        const kinds = values.add(scope.assignedKinds);
        ways.push(`(${owner}.kind = any(${kinds}::text[]) and ${assigned(`${owner}.agency_id`, `${owner}.id`)})`);
      }
      for (const { kind, scope: inner } of scope.nested ?? []) {
        const nested = models(kind);
        const row = `${owner}_row`;
        const within = scopeSql(inner, nested, row, actor, values, models);
        ways.push(`exists (select 1 from ${nested.table} ${row} where ${row}.agency_id = ${owner}.agency_id
          and ${row}.id = ${owner}.id and ${owner}.kind = ${values.add(kind)} and ${row}.deleted_at is null
          and ${within})`);
      }
      const link = model.links.find(({ field }) => field === scope.field);
      const key = link ? `l.${link.item}` : `${alias}.${columnName(`${scope.field}Id`)}`;
      const from = link
        ? `${link.table} l join record ${owner} on ${owner}.agency_id = l.agency_id and ${owner}.id = ${key}
           where l.agency_id = ${alias}.agency_id and l.${link.own} = ${alias}.id`
        : `record ${owner} where ${owner}.agency_id = ${alias}.agency_id and ${owner}.id = ${key}`;
      return `exists (select 1 from ${from} and (${ways.join(' or ')}))`;
    }
  }
}
