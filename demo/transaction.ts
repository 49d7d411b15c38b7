import pg from 'pg';
import type { Connection, Database, Pools, Statement } from '../server/database/pools.ts';

/** Name of the work's connection in the database. */
export const applicationName = 'greenroom demo';

/** One transaction of the database's owner, for work in the tables of the whole product and of several agencies. */
export interface Transaction {
  readonly owner: pg.Client;
  /** The same transaction as the engine works with it, bound to the agency of each statement. */
  readonly database: Database;
}

function databaseOver(client: pg.Client): Database {
  let bound = '';
  const query = async <Row>(agencyId: string | null, { text, values, name, isArrays }: Statement) => {
    const agency = agencyId ?? '';
    // Statements of one connection run in the order in which they were given, so the binding comes first.
    const binding =
      bound === agency ? undefined : client.query("select set_config('app.agency', $1, true)", [(bound = agency)]);
    const [result] = await Promise.all([
      client.query({
        text,
        ...(values && { values: [...values] }),
        ...(name !== undefined && { name }),
        ...(isArrays && { rowMode: 'array' }),
      }),
      binding,
    ]);
    return { rows: result.rows as readonly Row[], count: result.rowCount ?? 0 };
  };
  const connectionTo = (agencyId: string | null): Connection => ({ query: (statement) => query(agencyId, statement) });
  return { query, transaction: (agencyId, work) => work(connectionTo(agencyId)) };
}

/**
 * Does the work in one transaction of the owner, over a connection of its own: all of it is kept or, where it throws or
 * the server ends, nothing.
 */
export async function inOneTransaction<T>(
  pools: Pick<Pools, 'owner'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { connectionString, types } = pools.owner.options;
  const owner = new pg.Client({ connectionString, types, application_name: applicationName, pipeline: true });
  // A connection that breaks fails its statements; without a listener it would end the process as well.
  owner.on('error', () => {});
  await owner.connect();
  try {
    await owner.query('begin');
    const result = await work({ owner, database: databaseOver(owner) });
    await owner.query('commit');
    return result;
  } finally {
    // A transaction that did not come to its end goes with its connection.
    await owner.end();
  }
}
