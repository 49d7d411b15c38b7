import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeDataFolder } from './folders.ts';
import { launch } from './launch.ts';
import { addPeople } from './people.ts';

/** Data that takes a while to make: an agency with three people and some records, or the whole demo. */
export type PreparedData = 'people' | 'demo';

/** The setting that names the folder of the run in which prepared data is kept for all of its processes. */
const setting = 'GREENROOM_TEST_DATA';

let own: Promise<string> | undefined;

async function makeHome(): Promise<string> {
  const folder = await makeDataFolder('prepared');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The folder of the run's prepared data; a process that no run started has one of its own until it ends. */
export async function preparedHome(): Promise<string> {
  return process.env[setting] ?? (own ??= makeHome());
}

/** Gives this process, and those that it starts, a folder for prepared data, unless a run has given one. */
export async function keepPreparedData(): Promise<void> {
  process.env[setting] ??= await (own ??= makeHome());
}

const isThere = async (path: string) => (await stat(path).catch(() => null)) !== null;

/** Is the process that holds a lock gone? */
async function isLeft(lock: string): Promise<boolean> {
  const holder = Number(await readFile(join(lock, 'pid'), 'utf8').catch(() => ''));
  if (holder === 0) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch {
    return true;
  }
}

/** Makes a folder once for all processes: whoever comes first makes it, the others wait. */
async function makeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const lock = `${folder}.lock`;
  while (!(await isThere(folder))) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isFirst) {
      if (await isLeft(lock)) await rm(lock, { recursive: true, force: true });
      await pause(100);
      continue;
    }
    const unfinished = `${folder}.unfinished`;
    try {
      await writeFile(join(lock, 'pid'), String(process.pid));
      // Another one may have finished between the look and the lock.
      if (await isThere(folder)) return;
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { mode: 0o755 });
      await make(unfinished);
      await rename(unfinished, folder);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
}

async function fill(kind: PreparedData, dataDir: string): Promise<void> {
  const server = await launch(dataDir, { env: { DEMO: kind === 'demo' ? '1' : '0' } });
  try {
    if (kind === 'people') await addPeople(server.url, server.said());
  } finally {
    await server.end('SIGTERM');
  }
}

/** Copies a run's prepared data, which is made with the first copy, into an empty folder. */
export async function copyPrepared(kind: PreparedData, dataDir: string): Promise<void> {
  const made = join(await preparedHome(), kind);
  await makeOnce(made, (unfinished) => fill(kind, unfinished));
  // The files of PostgreSQL belong to another user if root runs it. Sparing copies are Linux's word for it.
  const sparing = platform() === 'linux' ? ['--reflink=auto'] : [];
  await promisify(execFile)('cp', ['-a', ...sparing, `${made}/.`, dataDir]);
}
