import type { Actor } from '../../../schema/access/access.ts';
import type { Scope } from '../../../schema/access/scope.ts';
import { columnName } from '../../../schema/fields/field.ts';
import type { Model } from '../model.ts';
import type { Values } from '../sql.ts';

/** Looks up the model of a kind; needed for owners whose own access is nested. */
export type ModelOf = (kind: string) => Model;

/**
 * The single ways into a scope, any of which is enough. A list that reads a page by each of them, and puts these
 * together, can take the index that suits the way; one condition with OR has to look at row after row.
 */
export function waysInto(scope: Scope): readonly Scope[] {
  if (scope.type === 'anyOf') return scope.scopes.flatMap(waysInto);
  if (scope.type !== 'owner') return [scope];
  const { everyKind, assignedKinds, nested = [] } = scope;
  const none = { ...scope, everyKind: [], assignedKinds: [], nested: [] };
  return [
    ...(everyKind.length > 0 ? [{ ...none, everyKind }] : []),
    ...(assignedKinds.length > 0 ? [{ ...none, assignedKinds }] : []),
    ...nested.map((one) => ({ ...none, nested: [one] })),
  ];
}

/** Does a scope hold what is assigned alone, at first hand or through others: few records, as a rule? */
export function isAssignedAlone(scope: Scope): boolean {
  if (scope.type === 'anyOf') return scope.scopes.every(isAssignedAlone);
  if (scope.type !== 'owner') return scope.type === 'assigned';
  return scope.everyKind.length === 0 && (scope.nested ?? []).every((one) => isAssignedAlone(one.scope));
}

/**
 * The condition under which a row of `alias` lies in a scope: the only place where a right becomes SQL.
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
    case 'unowned':
      return `${alias}.${columnName(`${scope.field}Id`)} is null`;
    case 'anyOf':
      return `(${scope.scopes.map((one) => scopeSql(one, model, alias, actor, values, models)).join(' or ')})`;
    case 'owner': {
      // Not `to`, which is a word of SQL.
      const owner = `${alias}_owner`;
      const link = model.links.find(({ field }) => field === scope.field);
      const key = link ? `l.${link.item}` : `${alias}.${columnName(`${scope.field}Id`)}`;
      const from = link
        ? `${link.table} l join record ${owner} on ${owner}.agency_id = l.agency_id and ${owner}.id = ${key}
           where l.agency_id = ${alias}.agency_id and l.${link.own} = ${alias}.id`
        : `record ${owner} where ${owner}.agency_id = ${alias}.agency_id and ${owner}.id = ${key}`;
      const isOf = (kinds: readonly string[]) => `${owner}.kind = any(${values.add(kinds)}::text[])`;
      const ways: string[] = [];
      if (scope.everyKind.length > 0) ways.push(isOf(scope.everyKind));
      if (scope.assignedKinds.length > 0 && actor.staffId !== null) {
        const kinds = isOf(scope.assignedKinds);
        // Beside each other, so that the database may ask for the assignment first: it is the rarer of the two.
        if (!link && waysInto(scope).length === 1) {
          return `(${assigned(`${alias}.agency_id`, key)} and exists (select 1 from ${from} and ${kinds}))`;
        }
        ways.push(`(${kinds} and ${assigned(`${owner}.agency_id`, `${owner}.id`)})`);
      }
      for (const { kind, scope: inner } of scope.nested ?? []) {
        const nested = models(kind);
        const row = `${owner}_row`;
        const within = scopeSql(inner, nested, row, actor, values, models);
        ways.push(`exists (select 1 from ${nested.table} ${row} where ${row}.agency_id = ${owner}.agency_id
          and ${row}.id = ${owner}.id and ${owner}.kind = ${values.add(kind)} and ${row}.deleted_at is null
          and ${within})`);
      }
      if (ways.length === 0) return 'false';
      return `exists (select 1 from ${from} and (${ways.join(' or ')}))`;
    }
  }
}
