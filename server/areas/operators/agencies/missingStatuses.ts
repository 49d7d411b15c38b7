import { systemActor } from '../../../../schema/access/access.ts';
import { statusTypes, type StatusType } from '../../../../schema/rules/statuses.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { seedStatuses } from './agencySeeds.ts';
import { seedWordsFor } from './seedWords.ts';

/** The sweep that gives agencies the types of statuses that a new release brings. */
export const missingStatusesSweep = 'seed-statuses';

/** Returns the types that an agency lacks; none for an agency without a single one, which is not begun yet. */
async function missingTypes(database: Pick<Connection, 'query'>, agencyId: string): Promise<readonly StatusType[]> {
  const { rows: known } = await database.query<{ type: StatusType }>({
    text: 'select distinct type from status_categories where agency_id = $1',
    values: [agencyId],
  });
  return known.length === 0 ? [] : statusTypes.filter((type) => known.every((one) => one.type !== type));
}

/**
 * Adds the types of statuses that an agency lacks (AB 4), with their categories and first statuses, in the language of the
 * agency. It may run any number of times, on several servers. Returns the number of types that were added.
 */
export async function seedMissingStatuses(engine: Engine, agencyId: string): Promise<number> {
  const { database } = engine;
  // Most often none is missing, which costs one statement.
  const asked = await missingTypes({ query: (query) => database.query(agencyId, query) }, agencyId);
  if (asked.length === 0) return 0;
  return database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`status types ${agencyId}`],
    });
    const missing = await missingTypes(connection, agencyId);
    const { rows } = await connection.query<{ locale: string }>({
      text: 'select locale from identity_agency_settings()',
      values: [],
    });
    const words = seedWordsFor(rows[0]?.locale ?? 'en');
    const inside = within(engine, connection);
    for (const type of missing) await seedStatuses(inside, systemActor(agencyId), type, words, {});
    return missing.length;
  });
}
