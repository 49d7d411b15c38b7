import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../startError.ts';
import { syncFolder } from '../../syncFolder.ts';
import type { Binaries } from './binaries.ts';
import { canEnter, clusterPath, databaseName, readCluster, type Cluster } from './cluster.ts';
import { giveTo, makeOpenFolder, run, type DatabaseUser } from './user.ts';

const abandonedAfter = 10 * 60 * 1000;

/**
 * Makes a database for a DATA_DIR that holds none. It is made under another name and put in its place in one step, so
 * that an interrupted start leaves none half made and of two starts at the same moment one wins and both get its
 * database. Where the user who runs PostgreSQL for root cannot enter DATA_DIR, the database is made in `systemFolder`
 * and DATA_DIR gets a link to it.
 * @param options.dataDir absolute folder that exists
 * @throws StartError with PostgreSQL's own words
 */
export async function createCluster(options: {
  dataDir: string;
  systemFolder: string;
  binaries: Binaries;
  user: DatabaseUser | null;
  log: (line: string) => void;
}): Promise<Cluster> {
  const { dataDir, systemFolder, binaries, user, log } = options;
  const isStaged = user !== null && !(await canEnter(user, dataDir));
  const place = isStaged ? join(systemFolder, randomBytes(6).toString('hex')) : clusterPath(dataDir);
  const building = `${place}.new-${randomBytes(4).toString('hex')}`;
  if (isStaged) log(`The user ${user.name}, who runs PostgreSQL for root, cannot enter ${dataDir}.`);
  log(`Making the database in ${place}${isStaged ? `, with a link to it in ${dataDir}` : ''}`);
  try {
    if (isStaged) await makeOpenFolder(systemFolder);
    await removeAbandoned(dirname(place));
    await initialise(building, binaries, user);
    await (isStaged ? publishStaged(building, place, dataDir) : rename(building, place));
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    const isSomebodyFaster = code === 'EEXIST' || code === 'ENOTEMPTY' || code === 'ENOTDIR';
    if (!isSomebodyFaster) throw error instanceof StartError ? error : new StartError(`DATA_DIR: ${message}`);
  }
  await syncFolder(dataDir);
  return readCluster(await realpath(clusterPath(dataDir)));
}

async function publishStaged(building: string, place: string, dataDir: string): Promise<void> {
  await writeFile(join(building, 'origin'), `${dataDir}\n`);
  await rename(building, place);
  await syncFolder(dirname(place));
  try {
    await symlink(place, clusterPath(dataDir));
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

async function initialise(folder: string, binaries: Binaries, user: DatabaseUser | null): Promise<void> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  // Other users need access only if root runs the database as another user.
  await mkdir(folder);
  await chmod(folder, user ? 0o711 : 0o700);
  await mkdir(data, { mode: 0o700 });
  const password = await open(passwordFile, 'wx', 0o600);
  await password.writeFile(`${randomBytes(24).toString('base64url')}\n`);
  await password.sync();
  await password.close();
  await giveTo(user, data);
  await giveTo(user, passwordFile);
  const { code, output } = await run(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      `--username=${databaseName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Without these a machine with no LANG would get SQL_ASCII, and trigrams without a letter outside ASCII.
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      `--lc-ctype=${await utf8Locale()}`,
      '--no-instructions',
    ],
    user,
  );
  if (code !== 0) throw new StartError(`The database could not be made: ${complaintIn(output)}`);
  if (user) await chown(passwordFile, 0, 0);
  await syncFolder(folder);
}

/** A locale of this machine that knows every letter: C.UTF-8 where there is one, else the first in UTF-8. */
async function utf8Locale(): Promise<string> {
  const { output } = await run('locale', ['-a'], null);
  const names = output.split('\n').filter((name) => /\.utf-?8$/i.test(name));
  if (names.some((name) => name.startsWith('C.'))) return 'C.UTF-8';
  return names[0] ?? (process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8');
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.new-[0-9a-f]{8}$/.test(name)) continue;
    const path = join(folder, name);
    const status = await stat(path).catch(() => null);
    if (status && Date.now() - status.mtimeMs > abandonedAfter) await rm(path, { recursive: true, force: true });
  }
}

function complaintIn(output: string): string {
  const lines = output.split('\n').filter(Boolean);
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? 'initdb could not be started';
}
