import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { catalogueCalls } from '../../../../schema/areas/settings/calls/catalogueEntries.ts';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

interface Placed {
  readonly id: string;
  readonly position: number;
}

/**
 * Gives the entries of a list different positions if some share one, in the order in which pickers show them: by name
 * among equals. The caller holds the order of the list.
 */
async function settleTies(engine: Engine, connection: Connection, actor: Actor, type: string): Promise<void> {
  const { rows } = await connection.query<Placed>({
    text: `select id, position from catalogues where agency_id = $1 and type = $2 and deleted_at is null
      order by position, display_name collate "und-x-icu", id`,
    values: [agencyOf(actor), type],
  });
  if (new Set(rows.map(({ position }) => position)).size === rows.length) return;
  const updates = rows.map(({ id }, position) => ({ id, body: { position } }));
  await updateMany(within(engine, connection), actor, catalogue.name, updates, { connection });
}

/** Registers the order of the entries of a small list. */
export function registerEntryOrder(app: FastifyInstance, engine: Engine): void {
  registerCall(app, catalogueCalls.reorder, async ({ actor, params, body }) => {
    requireRight(engine, actor, 'update', catalogue.name);
    const { record } = await findRecord(engine, actor, catalogue.name, params.id, { action: 'update' });
    const [agency, type] = [agencyOf(actor), String(record['type'])];
    return engine.database.transaction(agency, async (connection) => {
      // The lock of `placeRecord`, taken before the ties are read.
      await connection.query({
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [`order ${agency} ${catalogue.name} ${type}`],
      });
      await settleTies(engine, connection, actor, type);
      return placeRecord(within(engine, connection), actor, catalogue.name, record.id, body, 'type');
    });
  });
}
