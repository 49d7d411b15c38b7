import type { Action, Actor } from '../../../schema/access/access.ts';
import { beyondAssigned, scopeOf, type Scope } from '../../../schema/access/scope.ts';
import { notFound, RefusalError } from '../../errors.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import { judgedKeys } from './askedKeys.ts';
import type { Engine } from '../engine.ts';
import { requireRight } from '../requireRight.ts';
import { scopeSql } from '../filters/scopeSql.ts';
import { selectionOf } from './selection.ts';
import { Values } from '../sql.ts';
import { chosenStatementName, statementName } from '../statementNames.ts';

/** Record in its wire format. */
export type WireRecord = Record<string, unknown> & { readonly id: string; readonly version: number };

/** Record that was read, with the actor's permissions. */
export interface Found {
  readonly record: WireRecord;
  /** May the actor change it, and delete it? */
  readonly permissions: { readonly canUpdate: boolean; readonly canDelete: boolean };
  /**
   * True if the actor may change it for another reason than being assigned to it. Present only for entities with steps
   * that require it.
   */
  readonly canUpdateAll: boolean;
  /** True as the result of an update that changed nothing. */
  readonly isUnchanged?: true;
}

/** Options of reading one record. */
export interface OneOptions {
  /** The right that must hold besides reading; 404 without reading, 403 without this. */
  readonly action?: Action;
  /** Finds deleted records only. */
  readonly isDeleted?: boolean;
  /** The actor has just written it: it is answered even where the write took it out of the actor's reach. */
  readonly isWritten?: boolean;
  /**
   * Keys to read, along with those that the permissions depend on; the whole record by default. Throws 400 for an
   * unknown key.
   */
  readonly fields?: readonly string[];
  /** A transaction's connection; the pool otherwise. */
  readonly connection?: Connection;
}

/** Returns the scopes of an actor on an entity, as one statement asks for them. */
function scopesOf({ registry }: Engine, actor: Actor, entity: string) {
  const scope = (action: Action) => scopeOf(actor, action, entity, registry);
  return { read: scope('read'), update: scope('update'), delete: scope('delete') };
}

/** Returns true if two scopes are the same: PostgreSQL plans each condition anew, and scopes through owners for long. */
function isSame(one: Scope, other: Scope): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Reads the records that a condition on their id finds, with what the actor may do with each. */
async function readFound(
  engine: Engine,
  actor: Actor,
  entity: string,
  ids: string | readonly string[],
  { isDeleted = false, isWritten = false, fields, connection }: OneOptions,
): Promise<readonly Found[]> {
  const agencyId = agencyOf(actor);
  const model = engine.model(entity);
  const values = new Values();
  const agency = values.add(agencyId);
  const wanted = values.add(ids);
  const selection = selectionOf(model, actor, fields && judgedKeys(model, actor, fields));
  const columns = selection.columns({ today: engine.today(actor), values, actor, models: engine.model });
  const scopes = scopesOf(engine, actor, entity);
  const within = (scope: Scope) => scopeSql(scope, model, 't', actor, values, engine.model);
  const permitted = (scope: Scope) => (isSame(scope, scopes.read) && !isWritten ? 'true' : within(scope));
  const isAlike = isSame(scopes.update, scopes.delete);
  const beyond = () => scopeOf(beyondAssigned(actor), 'update', entity, engine.registry);
  const all = model.asksAll ? scopeSql(beyond(), model, 't', beyondAssigned(actor), values, engine.model) : 'false';
  const text = `select ${columns}, ${permitted(scopes.update)}, ${isAlike ? 'null' : permitted(scopes.delete)}, ${all}
    from ${model.table} t ${selection.joins}
    where t.agency_id = ${agency}::uuid and t.id = ${typeof ids === 'string' ? `${wanted}::uuid` : `any(${wanted}::uuid[])`}
      ${model.hasKinds ? `and t.kind = '${entity}'` : ''}
      and t.deleted_at is ${isDeleted ? 'not null' : 'null'} ${isWritten ? '' : `and ${within(scopes.read)}`}`;
  const name = fields ? chosenStatementName(text) : statementName(text);
  const statement = { text, values: values.list, isArrays: true, name };
  const { rows } = connection
    ? await connection.query<readonly unknown[]>(statement)
    : await engine.database.query<readonly unknown[]>(agencyId, statement);
  return rows.map((row) => ({
    record: selection.read(row) as WireRecord,
    permissions: {
      canUpdate: row[selection.width] === true,
      canDelete: row[selection.width + (isAlike ? 0 : 1)] === true,
    },
    canUpdateAll: row[selection.width + 2] === true,
  }));
}

function isAllowed({ permissions }: Found, action: Action): boolean {
  return action === 'read' || (action === 'update' ? permissions.canUpdate : permissions.canDelete);
}

/**
 * One record with what the actor may do with it, in one prepared statement. 404 where the actor may not know of it, 403
 * where it may be read but not written.
 */
export async function findRecord(
  engine: Engine,
  actor: Actor,
  entity: string,
  id: string,
  options: OneOptions = {},
): Promise<Found> {
  const { action = 'read', isWritten = false } = options;
  agencyOf(actor);
  if (!isWritten) requireRight(engine, actor, action, entity);
  const [found] = await readFound(engine, actor, entity, id, options);
  if (!found) throw notFound();
  if (!isAllowed(found, action)) throw new RefusalError('forbidden', 'notAllowed');
  return found;
}

/**
 * Reads the records among the given ids on which the actor may perform the action, in one statement. Others are left
 * out, whatever the reason; `findRecord` throws it. Throws 403 if the whole entity is closed to the actor.
 */
export async function findRecords(
  engine: Engine,
  actor: Actor,
  entity: string,
  ids: readonly string[],
  options: Omit<OneOptions, 'isWritten'> = {},
): Promise<ReadonlyMap<string, Found>> {
  const { action = 'read' } = options;
  requireRight(engine, actor, action, entity);
  const found = await readFound(engine, actor, entity, ids, options);
  return new Map(found.filter((one) => isAllowed(one, action)).map((one) => [one.record.id, one]));
}
