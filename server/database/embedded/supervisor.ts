import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../../startError.ts';
import { assertTextSearchable } from '../textSearch.ts';
import { findPackage, prepareBinaries } from './binaries.ts';
import { assertOpenable, databaseName, findCluster, type Cluster } from './cluster.ts';
import { createCluster } from './initialise.ts';
import { launch, type Launched } from './launch.ts';
import { connectTo, takeLock } from './lock.ts';
import { stopPostmaster } from './postmaster.ts';
import { chooseUser, makeOpenFolder } from './user.ts';

/** The PostgreSQL that this process runs. */
export interface EmbeddedDatabase {
  /** Connection string of the owner, with the password. */
  url: string;
  /** True if it was already running: left behind by a server that was killed. */
  adopted: boolean;
  /** Cuts what is still connected and ends PostgreSQL; resolves when its process is gone. */
  stop(): Promise<void>;
}

/**
 * Runs the database of a DATA_DIR: makes it where there is none, adopts one that was left running, else starts it, and
 * starts it again should it ever die. Only one server at a time may do so.
 * @param options.dataDir absolute folder; it is made when needed
 * @param options.log takes each step in words
 * @param options.launched told once PostgreSQL, or what makes its files, is at work and this process has little to do
 * @param options.systemFolder where root keeps what the user who runs PostgreSQL could not reach in a closed home
 * @throws StartError with one line that says what to do; nothing is left running by it
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: (line: string) => void;
  launched?: () => void;
  systemFolder?: string;
}): Promise<EmbeddedDatabase> {
  const { log, launched, systemFolder = '/var/lib/greenroom' } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const found = await findCluster(dataDir);
  const user = await chooseUser(found?.data ?? null);
  const stagingFolder = user ? systemFolder : dataDir;
  const binaries = await prepareBinaries({ packageFolder: findPackage(), user, stagingFolder, log });
  if (found === null) launched?.();
  const cluster = found ?? (await createCluster({ dataDir, systemFolder, binaries, user, log }));
  await assertOpenable(cluster, binaries, user);

  const hold = (port: number | null, say = log) =>
    holdCluster({ cluster, binaries, user, port, log: say, launched }, dataDir);
  let isStopping = false;
  let held = await hold(null);
  let recovery: Promise<void> | null = null;
  if (held.isAdopted) log('Took over the database that a killed server had left running');
  try {
    await prepareDatabase(held, cluster);
  } catch (error) {
    await stopPostmaster(cluster.data);
    throw error;
  }

  const watch = () => held.client.once('end', () => (isStopping ? null : (recovery = recover())));
  const recover = async () => {
    log('The database ended unexpectedly; starting it again');
    while (!isStopping) {
      try {
        held = await hold(held.postmaster.port, () => undefined);
        watch();
        log('The database is back');
        return;
      } catch (error) {
        log(`The database is not back yet: ${(error as Error).message}`);
        await pause(1000);
      }
    }
  };
  watch();
  return {
    url: `postgres://${databaseName}:${cluster.password}@127.0.0.1:${held.postmaster.port}/${databaseName}?sslmode=disable`,
    adopted: held.isAdopted,
    async stop() {
      isStopping = true;
      await recovery;
      await stopPostmaster(cluster.data);
      await held.client.end().catch(() => undefined);
    },
  };
}

interface Held extends Launched {
  /** The connection that holds the lock, to the maintenance database. */
  client: Client;
}

/** Launches PostgreSQL and takes the lock, again from the start where it was being stopped meanwhile. */
async function holdCluster(options: Parameters<typeof launch>[0], dataDir: string): Promise<Held> {
  for (let attempt = 1; ; attempt += 1) {
    const launched = await launch(options);
    let client: Client | null = null;
    try {
      client = await connectTo(options.cluster, launched.postmaster.port, 'postgres');
      client.on('error', () => undefined);
      await takeLock(client, dataDir);
      return { ...launched, client };
    } catch (error) {
      await client?.end().catch(() => undefined);
      if (error instanceof StartError || attempt === 20) throw error;
      await pause(50);
    }
  }
}

async function prepareDatabase(held: Held, cluster: Cluster): Promise<void> {
  const { rowCount } = await held.client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
  if (rowCount === 0) await held.client.query(`CREATE DATABASE ${databaseName}`);
  const client = await connectTo(cluster, held.postmaster.port);
  try {
    await assertTextSearchable(client);
  } finally {
    await client.end();
  }
}

/** Makes the folder of DATA_DIR where it is not there, and gives its path with links followed. @throws StartError */
export async function makeDataDir(folder: string): Promise<string> {
  try {
    if (process.getuid?.() === 0) await makeOpenFolder(folder);
    else await mkdir(folder, { recursive: true, mode: 0o700 });
    return await realpath(folder);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}. Example: DATA_DIR=/srv/greenroom`);
  }
}
