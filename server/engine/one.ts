import type { Action, Actor } from '../../schema/access/access.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import { notFound, RefusalError } from '../errors.ts';
import type { Connection } from '../database/pools.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import { requireRight } from './right.ts';
import { scopeSql } from './scopeSql.ts';
import { selectionOf } from './selection.ts';
import { Values } from './sql.ts';

export type WireRecord = Record<string, unknown> & { readonly id: string; readonly version: number };

export interface Found {
  readonly record: WireRecord;
  /** May the actor change it, and delete it? */
  readonly permissions: { readonly canUpdate: boolean; readonly canDelete: boolean };
}

export interface OneOptions {
  /** The right that must hold besides reading; 404 without reading, 403 without this. */
  readonly action?: Action;
  /** Finds deleted records only. */
  readonly isDeleted?: boolean;
  /** The actor has just written it: it is answered even where the write took it out of the actor's reach. */
  readonly isWritten?: boolean;
  /** A transaction's connection; the pool otherwise. */
  readonly connection?: Connection;
}

/**
 * One record with what the actor may do with it, in one prepared statement. 404 where the actor may not know of it, 403
 * where it may be read but not written (design 5).
 */
export async function findRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  options: OneOptions = {},
): Promise<Found> {
  const { action = 'read', isDeleted = false, isWritten = false, connection } = options;
  const agencyId = agencyOf(actor);
  if (!isWritten) requireRight(engine, actor, action, entity);
  const model = engine.model(entity);
  const values = new Values();
  const agency = values.add(agencyId);
  const wanted = values.add(id);
  const selection = selectionOf(model, actor);
  const columns = selection.columns({ today: engine.today(actor), values });
  const within = (right: Action) =>
    scopeSql(scopeOf(actor, right, entity, engine.registry), model, 't', actor, values, engine.model);
  const text = `select ${columns}, ${within('update')}, ${within('delete')}
    from ${model.table} t ${selection.joins}
    where t.agency_id = ${agency}::uuid and t.id = ${wanted}::uuid
      ${model.hasKinds ? `and t.kind = '${entity}'` : ''}
      and t.deleted_at is ${isDeleted ? 'not null' : 'null'} ${isWritten ? '' : `and ${within('read')}`}`;
  const statement = { text, values: values.list, isArrays: true, name: statementName(text) };
  const { rows } = connection
    ? await connection.query<readonly unknown[]>(statement)
    : await engine.database.query<readonly unknown[]>(agencyId, statement);
  const [row] = rows;
  if (!row) throw notFound();
  const found: Found = {
    record: selection.read(row) as WireRecord,
    permissions: { canUpdate: row[selection.width] === true, canDelete: row[selection.width + 1] === true },
  };
  const isAllowed =
    action === 'read' || (action === 'update' ? found.permissions.canUpdate : found.permissions.canDelete);
  if (!isAllowed) throw new RefusalError('forbidden', 'notAllowed');
  return found;
}

const names = new Map<string, string>();
/** More shapes than that would fill each connection's memory with prepared plans. */
const maxNames = 300;

/** A name for a text that is worth preparing; undefined once too many shapes are named. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
