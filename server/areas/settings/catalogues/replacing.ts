import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { catalogueCalls } from '../../../../schema/areas/settings/calls/catalogueEntries.ts';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { moveLinks } from '../../../engine/merge/links.ts';
import type { MovedField } from '../../../engine/merge/rewriting.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { holdRemoved } from '../../../engine/removal/dependents.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { requireEveryResource } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Refuses an entry that cannot take the place of another one: itself, deleted, or of another list. */
async function requireTarget(connection: Connection, actor: Actor, from: string, type: unknown, to: string) {
  const { count } = await connection.query({
    text: `select from catalogues where agency_id = $1 and id = $2 and type = $3 and deleted_at is null and id <> $4`,
    values: [agencyOf(actor), to, type, from],
  });
  if (count === 0) throw invalid([fieldRefusal('to', 'reference')]);
}

/** Returns how many of the moved records are not deleted. */
async function countMoved(connection: Connection, actor: Actor, moved: readonly MovedField[]): Promise<number> {
  const ids = moved.flatMap((one) => [...(one.ids ?? []), ...(one.both ?? []).map(({ id }) => id)]);
  const { rows } = await connection.query<{ total: number }>({
    text: `select count(*)::integer as total from record
      where agency_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    values: [agencyOf(actor), ids],
  });
  return rows[0]?.total ?? 0;
}

/**
 * Registers the replacement of an entry by another one of its list: all records that have it, deleted ones and its
 * children included, get the other one in the transaction that deletes it, each with a version and a history entry.
 * Whoever may change the agency's lists also moves records that they could not edit one by one.
 */
export function registerEntryReplacing(app: FastifyInstance, engine: Engine): void {
  registerCall(app, catalogueCalls.replace, async ({ actor, params, body }) => {
    requireEveryResource(actor);
    const { record } = await findRecord(engine, actor, catalogue.name, params.id, { action: 'delete' });
    const [from, to] = [record.id, body.to.toLowerCase()];
    return engine.database.transaction(agencyOf(actor), async (connection) => {
      const here = within(engine, connection);
      await holdRemoved(engine, connection, actor, catalogue.name, [from, to]);
      await requireTarget(connection, actor, from, record['type'], to);
      const move = { kinds: [catalogue.name], from, to, now: engine.clock(), cause: 'bulk' } as const;
      const moved = await moveLinks({ engine: here, connection, actor }, move);
      const gone = await removeRecord(here, actor, catalogue.name, from, body.version);
      return { ...gone, moved: await countMoved(connection, actor, moved) };
    });
  });
}
