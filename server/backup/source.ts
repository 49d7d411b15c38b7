import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findCluster, type Cluster } from '../database/embedded/cluster.ts';
import { connectTo, DataInUseError } from '../database/embedded/lock.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { startEmbedded } from '../database/embedded/supervisor.ts';
import { StartError } from '../startError.ts';

// Any number that nothing else in Greenroom's database locks.
const backupLock = 7_266_311;
const patience = 120_000;

/** The database of what is backed up. */
export interface Source {
  /** A connection as its owner that holds the lock of backups: of one database only one is made at a time. */
  readonly client: Client;
  /** The embedded database and its TCP port; null for an outside one. */
  readonly embedded: { readonly cluster: Cluster; readonly port: number } | null;
  close(): Promise<void>;
}

/**
 * Connects to the database that the settings name. An embedded one that runs is used as it is, under its server; one that
 * does not is started for the time of the backup, during which no server can be.
 * @param options.clock milliseconds since the epoch
 * @throws StartError where there is none, or a backup of it is being made already
 */
export async function openSource(options: {
  databaseUrl: string | null;
  dataDir: string;
  clock: () => number;
}): Promise<Source> {
  const running = options.databaseUrl === null ? await openEmbedded(options) : null;
  try {
    const client = running ? await connectTo(running.cluster, running.port) : await connectOutside(options.databaseUrl);
    client.on('error', () => undefined);
    const close = async () => {
      await client.end().catch(() => undefined);
      await running?.stop();
    };
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [backupLock]);
    if (rows[0]?.taken) return { client, embedded: running, close };
    await client.end();
    throw new StartError('A backup of this database is being made already.');
  } catch (error) {
    await running?.stop();
    throw error;
  }
}

interface Running {
  readonly cluster: Cluster;
  readonly port: number;
  /** Stops what was started here. */
  stop(): Promise<void>;
}

async function openEmbedded({ dataDir, clock }: { dataDir: string; clock: () => number }): Promise<Running> {
  const cluster = await findCluster(dataDir);
  if (!cluster) throw new StartError(`DATA_DIR (${dataDir}) holds no database: there is nothing to back up.`);
  const deadline = clock() + patience;
  for (;;) {
    const postmaster = await findPostmaster(cluster.data);
    if (postmaster?.status === 'ready') return { cluster, port: postmaster.port, stop: () => Promise.resolve() };
    if (clock() > deadline) throw new StartError(`The database in ${cluster.folder} does not answer.`);
    const started = postmaster ? null : await startOwn(dataDir);
    if (started) return { cluster, port: Number(new URL(started.url).port), stop: () => started.stop() };
    await pause(50);
  }
}

/** Starts the database, unless a server is faster. */
async function startOwn(dataDir: string) {
  try {
    return await startEmbedded({ dataDir, log: () => undefined });
  } catch (error) {
    if (error instanceof DataInUseError) return null;
    throw error;
  }
}

async function connectOutside(url: string | null): Promise<Client> {
  const client = new Client({ connectionString: url ?? '' });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be opened: ${(error as Error).message}`);
  }
}
