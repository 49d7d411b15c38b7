import { lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../startError.ts';
import type { Binaries } from './binaries.ts';
import { run, type DatabaseUser } from './user.ts';

/** A database on disk: PostgreSQL's data folder and what is needed to open it. */
export interface Cluster {
  /** Absolute folder of everything below, links followed. */
  folder: string;
  /** PostgreSQL's own data folder. */
  data: string;
  /** The superuser's password, kept beside it in a file that only its owner reads. */
  password: string;
}

/** The superuser and the database that Greenroom uses carry the same name. */
export const databaseName = 'greenroom';

/** Returns the path of the database in DATA_DIR: a folder, or a link to one staged elsewhere. */
export function clusterPath(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Returns the database in a DATA_DIR; null if it has none yet.
 * @throws StartError if something there cannot be used; nothing is ever created in its place
 */
export async function findCluster(dataDir: string): Promise<Cluster | null> {
  const path = clusterPath(dataDir);
  try {
    await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`DATA_DIR cannot be read: ${(error as Error).message}`);
  }
  const folder = await realpath(path).catch(() => {
    throw new StartError(`${path} leads to a folder that is gone. Put the database back there, or remove the link.`);
  });
  return readCluster(folder);
}

/** Reads a database's folder; see `findCluster`. */
export async function readCluster(folder: string): Promise<Cluster> {
  const passwordFile = join(folder, 'password');
  const password = await readFile(passwordFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw new StartError(`The database in ${folder} belongs to another user.`);
    throw new StartError(`The database in ${folder} lacks its password file: ${error.message}`);
  });
  return { folder, data: join(folder, 'data'), password: password.trim() };
}

/**
 * Refuses a database that these programs or this user cannot open. One that root brought back from a backup is given
 * to the user who runs PostgreSQL.
 * @throws StartError with one line that says what to do
 */
export async function assertOpenable(cluster: Cluster, binaries: Binaries, user: DatabaseUser | null): Promise<void> {
  const versionFile = join(cluster.data, 'PG_VERSION');
  const made = await readFile(versionFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw new StartError(`The database in ${cluster.folder} belongs to another user.`);
    throw new StartError(`${cluster.data} holds no database: ${error.message}`);
  });
  if (made.trim() !== binaries.version.split('.', 1)[0]) {
    throw new StartError(
      `The database in ${cluster.folder} was made by PostgreSQL ${made.trim()}, and this is ${binaries.version}: ` +
        'export it with the old version and import it with the new one.',
    );
  }
  if (!user) return;
  if ((await lstat(cluster.data)).uid === 0) {
    await run('chown', ['-R', `${user.uid >>> 0}:${user.gid >>> 0}`, cluster.data], null);
  }
  if (!(await canEnter(user, cluster.data))) {
    throw new StartError(
      `The user ${user.name}, who runs PostgreSQL for root, cannot reach ${cluster.data}. ` +
        `Let others pass: chmod a+x on the folders above, up to ${dirname(cluster.data)}`,
    );
  }
}

/** Returns true if a user can enter a folder, including all its parents. */
export async function canEnter(user: DatabaseUser, folder: string): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user)).code === 0;
}
