import type { Actor } from '../../schema/access/access.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import { RefusalError } from '../errors.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import type { Model } from './model.ts';
import { scopeSql } from './scopeSql.ts';
import { Values } from './sql.ts';

/** The row that a create is about to write, as a table of one row, with its side tables where owners stand in them. */
function rowToBe(actor: Actor, model: Model, after: Readonly<Record<string, unknown>>, values: Values) {
  const agency = `${values.add(agencyOf(actor))}::uuid`;
  const id = `'00000000-0000-0000-0000-000000000000'::uuid`;
  const pointers = model.columns
    .filter(({ spec }) => spec.pointsTo)
    .map(({ spec, column }) => `${values.add(after[spec.key] ?? null)}::uuid as ${column}`);
  const row = [
    `${agency} as agency_id`,
    `${id} as id`,
    `${values.add(actor.accountId)}::uuid as created_by`,
    ...pointers,
  ];
  const ctes: string[] = [];
  const links = model.links.map((link, index) => {
    if (!link.spec.pointsTo || link.isReadOnly) return link;
    const table = `given_${index}`;
    const items = `${values.add(after[link.spec.key] ?? [])}::uuid[]`;
    ctes.push(`${table}(agency_id, ${link.own}, ${link.item}) as (select ${agency}, ${id}, unnest(${items}))`);
    return { ...link, table };
  });
  return {
    with: ctes.length > 0 ? `with ${ctes.join(', ')}` : '',
    row: `(select ${row.join(', ')}) t`,
    model: { ...model, links },
  };
}

/** Refuses with 403 a new record that lies outside what the actor may write, by those whom it would belong to. */
export async function requireOwner(
  engine: Engine,
  actor: Actor,
  model: Model,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const scope = scopeOf(actor, 'create', model.entity.name, engine.registry);
  // What is assigned to its maker, or is the maker's own, needs no owner.
  const scopes = scope.type === 'anyOf' ? scope.scopes : [scope];
  if (scopes.some(({ type }) => type !== 'owner')) return;
  const values = new Values();
  const { with: tables, row, model: given } = rowToBe(actor, model, after, values);
  const { rows } = await engine.database.query(actor.agencyId, {
    text: `${tables} select 1 from ${row} where ${scopeSql(scope, given, 't', actor, values, engine.model)}`,
    values: values.list,
  });
  if (rows.length === 0) throw new RefusalError('forbidden', 'notAllowed');
}
