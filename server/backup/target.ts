import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canEnter, clusterPath } from '../database/embedded/cluster.ts';
import { findUser } from '../database/embedded/lock.ts';
import { findPostmaster } from '../database/embedded/postmaster.ts';
import { makeDataDir } from '../database/embedded/supervisor.ts';
import { chooseUser, makeOpenFolder, run } from '../database/embedded/user.ts';
import { StartError } from '../startError.ts';
import { syncFolder } from '../syncFolder.ts';
import type { Part } from './manifest.ts';
import { stampOf } from './naming.ts';

/** Refuses a DATA_DIR whose database runs. @throws StartError */
export async function assertIdle(dataDir: string): Promise<void> {
  const folder = await realpath(clusterPath(dataDir)).catch(() => null);
  const postmaster = folder === null ? null : await findPostmaster(join(folder, 'data'));
  if (!postmaster) return;
  throw (
    (await findUser(dataDir).catch(() => null)) ??
    new StartError(
      `The database in ${folder} still runs (process ${postmaster.pid}): a killed server left it. ` +
        'Start Greenroom once and stop it.',
    )
  );
}

/** Refuses a DATA_DIR that holds something where a part would go. @throws StartError */
export async function assertEmpty(dataDir: string, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    if (!(await isOccupied(join(dataDir, part)))) continue;
    throw new StartError(
      `DATA_DIR (${dataDir}) is not empty: it holds ${part}. Set another DATA_DIR, or say --replace, which moves aside ` +
        'what is there.',
    );
  }
}

/** Staging place where a backup is unpacked and tested before existing data is touched. */
export interface Target {
  /** A folder within DATA_DIR, laid out as that. */
  readonly folder: string;
  /** Gives all of it to the owner of DATA_DIR, if root restores for another user. */
  giveToOwner(): Promise<void>;
  /**
   * Moves the parts into DATA_DIR. Existing data is moved into a folder in it, whose path is returned; null if there
   * was none. If anything cannot be moved, everything stays as it was.
   */
  publish(now: number): Promise<string | null>;
  /** Removes what was not published. */
  discard(): Promise<void>;
}

/**
 * Makes the folder for a restore into a DATA_DIR, which is made where it is not there. Where the user who runs PostgreSQL
 * for root cannot enter it, the database goes into `systemFolder`, and the folder gets a link to it.
 * @throws StartError where it is there already
 */
export async function openTarget(options: {
  dataDir: string;
  parts: readonly Part[];
  systemFolder: string;
}): Promise<Target> {
  const { parts, systemFolder } = options;
  const dataDir = await makeDataDir(options.dataDir);
  const folder = join(dataDir, 'restoring');
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${folder} is there: another restore is running, or one was killed; in that case remove it.`);
  });
  let staged: string | null = null;
  try {
    const user = parts.includes('postgres') ? await chooseUser(dataDir) : null;
    await chmod(folder, user ? 0o711 : 0o700);
    if (user && !(await canEnter(user, folder))) {
      staged = join(systemFolder, randomBytes(6).toString('hex'));
      await makeOpenFolder(systemFolder);
      await makeClusterFolder(staged, 0o711);
      await writeFile(join(staged, 'origin'), `${dataDir}\n`);
      await symlink(staged, clusterPath(folder));
    } else if (parts.includes('postgres')) await makeClusterFolder(clusterPath(folder), user ? 0o711 : 0o700);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }

  let isPublished = false;
  return {
    folder,
    giveToOwner: async () => {
      const { uid, gid } = await stat(dataDir);
      if (process.getuid?.() !== 0 || uid === 0) return;
      await run('chown', ['-R', `${uid}:${gid}`, folder, ...(staged === null ? [] : [staged])], null);
    },
    publish: async (now) => {
      // One call for all that was written, instead of one for each file.
      await run('sync', [], null);
      const aside = await replace({ dataDir, folder, parts, aside: join(dataDir, `before-restore-${stampOf(now)}`) });
      isPublished = true;
      await syncFolder(dataDir);
      return aside;
    },
    discard: async () => {
      await rm(folder, { recursive: true, force: true });
      if (staged !== null && !isPublished) await rm(staged, { recursive: true, force: true });
    },
  };
}

async function makeClusterFolder(path: string, mode: number): Promise<void> {
  await mkdir(path);
  await chmod(path, mode);
}

/** Returns true if the path exists and is not an empty folder. */
async function isOccupied(path: string): Promise<boolean> {
  const status = await lstat(path).catch(() => null);
  return status !== null && (!status.isDirectory() || (await readdir(path)).length > 0);
}

async function replace(options: { dataDir: string; folder: string; parts: readonly Part[]; aside: string }) {
  const { dataDir, folder, parts, aside } = options;
  const moved: [from: string, to: string][] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    moved.push([from, to]);
  };
  let isAside = false;
  try {
    for (const part of parts) {
      const place = join(dataDir, part);
      if (await isOccupied(place)) {
        if (!isAside) await mkdir(aside, { mode: 0o711 });
        isAside = true;
        await move(place, join(aside, part));
      }
      await move(join(folder, part), place);
    }
  } catch (error) {
    for (const [from, to] of moved.reverse()) await rename(to, from);
    if (isAside) await rm(aside, { recursive: true });
    throw new StartError(`What is there cannot be moved, and stays as it was: ${(error as Error).message}`);
  }
  return isAside ? aside : null;
}
