import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../../startError.ts';
import { databaseName, findCluster, type Cluster } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';

// Any number will do; nothing else takes advisory locks in the maintenance database.
const lockNumber = 7_310_575;
const purpose = 'greenroom lock of process ';
const patience = 500;

/** A refused start: another server works on the same DATA_DIR. */
export class DataInUseError extends StartError {
  override name = 'DataInUseError';
  constructor(dataDir: string, holder: number | null) {
    const process = holder === null ? '' : `, process ${holder}`;
    super(`Greenroom already runs on this DATA_DIR (${dataDir}${process}). Stop it first, or set another DATA_DIR.`);
  }
}

/**
 * A connection as superuser to one of a running cluster's databases.
 * @throws StartError where the password beside the database does not open it, else the driver's error
 */
export async function connectTo(cluster: Cluster, port: number, database = databaseName): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: databaseName,
    password: cluster.password,
    database,
    ssl: false,
    application_name: `${purpose}${process.pid}`,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as { code?: string }).code !== '28P01') throw error;
    throw new StartError(`The password in ${cluster.folder}/password does not open the database beside it.`);
  }
}

/**
 * Takes the lock that makes this process the only server of a DATA_DIR. It belongs to the connection: PostgreSQL
 * frees it when the process ends, however it ends.
 * @param client connected to the maintenance database
 * @throws DataInUseError where another server holds it
 */
export async function takeLock(client: Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lockNumber]);
    if (rows[0]?.taken) return;
    // A server killed a moment ago holds it until PostgreSQL has noticed.
    if (Date.now() > deadline) throw new DataInUseError(dataDir, await holderSeenBy(client));
    await pause(50);
  }
}

/** Returns the error that a start on this DATA_DIR would meet; null if no server uses it. Changes nothing. */
export async function findUser(dataDir: string): Promise<DataInUseError | null> {
  const cluster = await findCluster(dataDir);
  const postmaster = cluster && (await findPostmaster(cluster.data));
  if (!cluster || postmaster?.status !== 'ready') return null;
  const client = await connectTo(cluster, postmaster.port, 'postgres');
  try {
    const holder = await holderSeenBy(client);
    return holder === null ? null : new DataInUseError(dataDir, holder);
  } finally {
    await client.end();
  }
}

async function holderSeenBy(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [lockNumber],
  );
  const name = rows[0]?.name;
  return name?.startsWith(purpose) ? Number(name.slice(purpose.length)) : null;
}
