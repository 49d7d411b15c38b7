import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { clusterPath } from '../database/embedded/cluster.ts';
import { startEmbedded } from '../database/embedded/supervisor.ts';
import { StartError } from '../startError.ts';

/** Numbers of records in a database. */
export interface Counts {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Starts the database of a folder once, so that PostgreSQL recovers it from its write-ahead log, reads all of Greenroom's
 * tables and stops it.
 * @param folder absolute, laid out as a DATA_DIR
 * @throws StartError where it does not open here
 */
export async function tryOut(folder: string, systemFolder: string): Promise<Counts> {
  try {
    const database = await startEmbedded({ dataDir: folder, systemFolder, log: () => undefined });
    try {
      return await count(database.url);
    } finally {
      await database.stop();
      // It belongs to the user who restores, but another user may start the server.
      await rm(join(clusterPath(folder), 'start.log'), { force: true });
    }
  } catch (error) {
    throw new StartError(`The database of the backup does not open here: ${(error as Error).message}`);
  }
}

async function count(url: string): Promise<Counts> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    let rows = 0;
    for (const { name } of tables.rows) {
      const counted = await client.query<{ count: string }>(`SELECT count(*) FROM ${name}`);
      rows += Number(counted.rows[0]?.count);
    }
    return { tables: tables.rows.length, rows };
  } finally {
    await client.end();
  }
}
