import type { Actor } from '../../../schema/access/access.ts';
import { scopeOf, type Scope } from '../../../schema/access/scope.ts';
import { RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import type { WireRecord } from '../reading/readOne.ts';
import { scopeSql } from '../filters/scopeSql.ts';
import { Values } from '../sql.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the row that a write is about to produce, as a table of one row, with the side tables that contain owners.
 */
function rowToBe(actor: Actor, model: Model, after: Row, id: string | null, values: Values) {
  const agency = `${values.add(agencyOf(actor))}::uuid`;
  const own = id === null ? `'00000000-0000-0000-0000-000000000000'::uuid` : `${values.add(id)}::uuid`;
  const pointers = model.columns
    .filter(({ spec }) => spec.pointsTo)
    .map(({ spec, column }) => `${values.add(after[spec.key] ?? null)}::uuid as ${column}`);
  const maker =
    id === null
      ? `${values.add(actor.accountId)}::uuid`
      : `(select created_by from ${model.table} where agency_id = ${agency} and id = ${own})`;
  const row = [`${agency} as agency_id`, `${own} as id`, `${maker} as created_by`, ...pointers];
  const tables: string[] = [];
  const links = model.links.map((link, index) => {
    if (!link.spec.pointsTo || link.isInverse) return link;
    const table = `given_${index}`;
    const items = `${values.add(after[link.spec.key] ?? [])}::uuid[]`;
    tables.push(`${table}(agency_id, ${link.own}, ${link.item}) as (select ${agency}, ${own}, unnest(${items}))`);
    return { ...link, table };
  });
  return {
    with: tables.length > 0 ? `with ${tables.join(', ')}` : '',
    row: `(select ${row.join(', ')}) t`,
    model: { ...model, links },
  };
}

async function requireWithin(engine: Engine, actor: Actor, scope: Scope, model: Model, after: Row, id: string | null) {
  const values = new Values();
  const { with: tables, row, model: given } = rowToBe(actor, model, after, id, values);
  const { rows } = await engine.database.query(actor.agencyId, {
    text: `${tables} select 1 from ${row} where ${scopeSql(scope, given, 't', actor, values, engine.model)}`,
    values: values.list,
  });
  if (rows.length === 0) throw new RefusalError('forbidden', 'notAllowed');
}

const partsOf = (scope: Scope): readonly Scope[] => (scope.type === 'anyOf' ? scope.scopes : [scope]);

/** Refuses with 403 a new record that lies outside what the actor may write, by those whom it would belong to. */
export async function requireOwner(engine: Engine, actor: Actor, model: Model, after: Row): Promise<void> {
  const scope = scopeOf(actor, 'create', model.entity.name, engine.registry);
  // What is assigned to its maker, or is the maker's own, needs no owner.
  if (partsOf(scope).some(({ type }) => type !== 'owner')) return;
  await requireWithin(engine, actor, scope, model, after, null);
}

/** Refuses with 403 to give a record to an owner with whom it would lie outside what the actor may write. */
export async function requireNewOwner(
  engine: Engine,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
  after: WireRecord,
): Promise<void> {
  const scope = scopeOf(actor, 'update', model.entity.name, engine.registry);
  const owners = partsOf(scope).flatMap((one) => (one.type === 'owner' ? [one.field] : []));
  const isMoved = changes.some(({ field }) => owners.includes((model.column(field) ?? model.link(field))?.field ?? ''));
  if (isMoved) await requireWithin(engine, actor, scope, model, after, after.id);
}
