import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { statusCalls, statusCategoryCalls } from '../../../../schema/areas/work/calls/statuses.ts';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import { statusCategory } from '../../../../schema/areas/work/entities/statusCategory.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import { moveNames } from '../../../engine/merge/links.ts';
import type { Model } from '../../../engine/model.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireUnneeded } from '../../../engine/references/referencingRecords.ts';
import { holdRemoved } from '../../../engine/removal/dependents.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { statusKeys } from '../../../engine/writing/firstStatus.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { requireEveryResource } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Records that are written in one statement. */
const batch = 500;

/** Statuses that records lose, and the one that they get. */
interface Replacement {
  readonly from: readonly string[];
  readonly type: string;
  readonly to: string;
}

/** The ids of the statuses in a category. */
async function statusesIn(connection: Connection, actor: Actor, categoryId: string): Promise<readonly string[]> {
  const { rows } = await connection.query<{ id: string }>({
    text: 'select id from statuses where agency_id = $1 and category_id = $2 and deleted_at is null order by id',
    values: [agencyOf(actor), categoryId],
  });
  return rows.map(({ id }) => id);
}

/** Refuses a status that records cannot be moved to: of another type, one of those that go, or one that is not shown. */
async function requireTarget(connection: Connection, actor: Actor, { from, type, to }: Replacement): Promise<void> {
  const { rows } = await connection.query<{ id: string }>({
    text: `select s.id from statuses s join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.id = $2 and s.type = $3 and s.deleted_at is null and not c.is_hidden
        and s.id <> all($4::uuid[])`,
    values: [agencyOf(actor), to, type, from],
  });
  if (rows.length === 0) throw invalid([fieldRefusal('statusId', 'reference')]);
}

async function havingStatus(connection: Connection, actor: Actor, model: Model, key: string, from: readonly string[]) {
  const column = model.columns.find(({ spec }) => spec.key === key)?.column ?? 'id';
  const { rows } = await connection.query<{ id: string }>({
    text: `select t.id from ${model.table} t where t.agency_id = $1 and t.${column} = any($2::uuid[])
      and t.deleted_at is null ${model.hasKinds ? 'and t.kind = $3' : ''} order by t.id`,
    values: [agencyOf(actor), from, ...(model.hasKinds ? [model.entity.name] : [])],
  });
  return rows.map(({ id }) => id);
}

/**
 * Gives another status to all records that have one of some, each by its own rules. Whoever may change the statuses of
 * the agency moves its records, also those that they could not write one by one. Saved filters follow. Returns how many
 * records there were.
 */
async function moveRecords(engine: Engine, connection: Connection, actor: Actor, { from, to }: Replacement) {
  const mover: Actor = { ...actor, role: 'system' };
  let moved = 0;
  for (const { name } of engine.registry.kept) {
    const model = engine.model(name);
    for (const key of statusKeys(model)) {
      const ids = await havingStatus(connection, actor, model, key, from);
      for (let at = 0; at < ids.length; at += batch) {
        const updates = ids.slice(at, at + batch).map((id) => ({ id, body: { [key]: to } }));
        await updateMany(within(engine, connection), mover, name, updates, { connection, cause: 'bulk' });
      }
      moved += ids.length;
    }
  }
  const hand = { engine: within(engine, connection), connection, actor: mover };
  for (const one of from) {
    await moveNames(hand, { kinds: [status.name], from: one, to, now: engine.clock(), cause: 'bulk' });
  }
  return moved;
}

/**
 * Registers the ways to take away what records have: deleting a status and hiding a category with all of their records
 * moved to another status in the same write. Without that, both are refused while a record needs them.
 */
export function registerReplacing(app: FastifyInstance, engine: Engine): void {
  registerCall(app, statusCalls.replace, async ({ actor, params, body }) => {
    requireEveryResource(actor);
    const { record } = await findRecord(engine, actor, status.name, params.id, { action: 'delete' });
    const replacement = { from: [record.id], type: String(record['type']), to: body.statusId };
    return engine.database.transaction(agencyOf(actor), async (connection) => {
      await holdRemoved(engine, connection, actor, status.name, [record.id, body.statusId]);
      await requireTarget(connection, actor, replacement);
      const moved = await moveRecords(engine, connection, actor, replacement);
      const gone = await removeRecord(within(engine, connection), actor, status.name, record.id, body.version);
      return { ...gone, moved };
    });
  });
  registerCall(app, statusCategoryCalls.hide, async ({ actor, params, body }) => {
    requireEveryResource(actor);
    const { record } = await findRecord(engine, actor, statusCategory.name, params.id, { action: 'update' });
    return engine.database.transaction(agencyOf(actor), async (connection) => {
      const from = await statusesIn(connection, actor, record.id);
      const replacement = { from, type: String(record['type']), to: body.statusId };
      await holdRemoved(engine, connection, actor, status.name, [...from, body.statusId]);
      await requireTarget(connection, actor, replacement);
      const moved = await moveRecords(engine, connection, actor, replacement);
      const { version } = body;
      const hidden = await updateRecord(
        within(engine, connection),
        actor,
        statusCategory.name,
        record.id,
        { isHidden: true },
        { ...(version !== undefined && { version }) },
      );
      return { id: record.id, version: hidden.record.version, moved };
    });
  });
  engine.beforeWrite(
    statusCategory.name,
    async ({ actor, id, after }, connection) => {
      if (after['isHidden'] !== true) return;
      const inIt = await statusesIn(connection, actor, id);
      await requireUnneeded(within(engine, connection), actor, status.name, inIt);
    },
    { of: ['update'], when: ({ changes }) => changes.some(({ field }) => field === 'isHidden') },
  );
}
