import type { Actor } from '../../../schema/access/access.ts';
import { scopeOf, type Scope } from '../../../schema/access/scope.ts';
import { fieldRefusal, invalid, RefusalError } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import { isNothing, type Change } from '../writing/changes.ts';
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

const partsOf = (scope: Scope): readonly Scope[] => (scope.type === 'anyOf' ? scope.scopes : [scope]);

/** The fields of the owners by whom a scope finds records, or finds that they have none. */
const ownerFieldsOf = (scope: Scope): readonly string[] =>
  partsOf(scope).flatMap((one) => (one.type === 'owner' || one.type === 'unowned' ? [one.field] : []));

/**
 * Refuses a row outside a scope: with 403 if the actor may read it by its owners, else as if these were not there, so
 * that nobody learns of a record by naming it as an owner.
 */
async function requireWithin(engine: Engine, actor: Actor, scope: Scope, model: Model, after: Row, id: string | null) {
  const values = new Values();
  const { with: tables, row, model: given } = rowToBe(actor, model, after, id, values);
  const within = (one: Scope) => scopeSql(one, given, 't', actor, values, engine.model);
  const readable = scopeOf(actor, 'read', model.entity.name, engine.registry);
  const { rows } = await engine.database.query<{ is_written: boolean; is_read: boolean }>(actor.agencyId, {
    text: `${tables} select ${within(scope)} as is_written, ${within(readable)} as is_read from ${row}`,
    values: values.list,
  });
  if (rows[0]?.is_written) return;
  const keys = Object.keys(after).filter(
    (key) =>
      !isNothing(after[key]) && ownerFieldsOf(readable).includes((model.column(key) ?? model.link(key))?.field ?? ''),
  );
  if (rows[0]?.is_read || keys.length === 0) throw new RefusalError('forbidden', 'notAllowed');
  throw invalid(keys.map((key) => fieldRefusal(key, 'reference')));
}

/**
 * Refuses a new record that lies outside what the actor may write, by those whom it would belong to: with 403, or with
 * 400 if the actor may not read them.
 */
export async function requireOwner(engine: Engine, actor: Actor, model: Model, after: Row): Promise<void> {
  const scope = scopeOf(actor, 'create', model.entity.name, engine.registry);
  // What is assigned to its maker, or is the maker's own, needs no owner.
  if (partsOf(scope).some(({ type }) => type !== 'owner' && type !== 'unowned')) return;
  await requireWithin(engine, actor, scope, model, after, null);
}

/** Refuses to give a record to an owner with whom it would lie outside what the actor may write, as `requireOwner`. */
export async function requireNewOwner(
  engine: Engine,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
  after: WireRecord,
): Promise<void> {
  const scope = scopeOf(actor, 'update', model.entity.name, engine.registry);
  const owners = ownerFieldsOf(scope);
  const isMoved = changes.some(({ field }) => owners.includes((model.column(field) ?? model.link(field))?.field ?? ''));
  if (isMoved) await requireWithin(engine, actor, scope, model, after, after.id);
}
