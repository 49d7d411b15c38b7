import { spawn } from 'node:child_process';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../startError.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { findPostmaster, notePath, readNote, type Postmaster } from './postmaster.ts';
import { settingsFor } from './settings.ts';
import { databaseEnv, identityOf, type DatabaseUser } from './user.ts';

const patience = 120_000;

/** A PostgreSQL that takes connections, and whether it was found running rather than started. */
export interface Launched {
  postmaster: Postmaster;
  isAdopted: boolean;
}

/**
 * Returns a running PostgreSQL for a database: the one that a killed server left behind, else a new one in a process
 * group of its own, so that Ctrl-C in the terminal does not reach it.
 * @param options.port TCP port of a new one; null takes any free one
 * @param options.launched told once its process has been started
 * @throws StartError with PostgreSQL's own words, also if it is not ready after two minutes
 */
export async function launch(options: {
  cluster: Cluster;
  binaries: Binaries;
  user: DatabaseUser | null;
  port: number | null;
  log: (line: string) => void;
  launched?: (() => void) | undefined;
}): Promise<Launched> {
  const { cluster, log } = options;
  const deadline = Date.now() + patience;
  let isOurs = false;
  let lastFault: Fault | null = null;
  for (;;) {
    const postmaster = await findPostmaster(cluster.data);
    if (postmaster?.status === 'ready') return { postmaster, isAdopted: !isOurs };
    if (Date.now() > deadline) throw lastFault ?? new StartError(`The database in ${cluster.folder} does not answer.`);
    if (postmaster) {
      await pause(10);
      continue;
    }
    await removeStaleNote(cluster.data);
    log('Starting PostgreSQL');
    lastFault = await startOne(options);
    isOurs = lastFault === null;
    if (!lastFault) continue;
    if (!lastFault.isPassing) throw lastFault;
    await pause(50);
  }
}

/** Reason why PostgreSQL ended during its start. */
class Fault extends StartError {
  /**
   * True if a retry may succeed at once: another start was faster, the port is taken, memory of a dead process is still
   * held.
   */
  readonly isPassing: boolean;
  constructor(words: string, logFile: string) {
    super(`PostgreSQL did not start: ${words} (${logFile})`);
    this.isPassing = /lock file|could not create any TCP|pre-existing shared memory/i.test(words);
  }
}

/** Starts PostgreSQL and waits until it is ready (null) or has ended (why). */
async function startOne(options: Parameters<typeof launch>[0]): Promise<Fault | null> {
  const { cluster, binaries, user, port } = options;
  const logFile = join(cluster.folder, 'start.log');
  const output = await open(logFile, 'w', 0o600).catch((error: Error) => {
    throw new StartError(`DATA_DIR cannot be written to: ${error.message}`);
  });
  const startedAt = Date.now();
  try {
    const child = spawn(binaries.postgres, ['-D', cluster.data, ...settingsFor(port ?? (await freePort()))], {
      ...identityOf(user),
      cwd: '/',
      env: databaseEnv,
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.unref();
    options.launched?.();
    let ended = false;
    let fault = '';
    child.once('exit', () => (ended = true));
    child.once('error', (error) => {
      ended = true;
      fault = error.message;
    });
    while (!ended) {
      const postmaster = await findPostmaster(cluster.data);
      if (postmaster?.status === 'ready') return null;
      await pause(10);
    }
    return new Fault(fault || (await lastComplaint(cluster, startedAt)), logFile);
  } finally {
    await output.close();
  }
}

/**
 * Removes the note of a PostgreSQL that died when another program has its process number by now: PostgreSQL would
 * take that program for its own and refuse to start. It happens in every restarted container.
 */
async function removeStaleNote(data: string): Promise<void> {
  const note = await readNote(data);
  if (note === null || (await findPostmaster(data))) return;
  if ((await readNote(data)) === note) await rm(notePath(data), { force: true });
}

/** A TCP port on loopback that is free at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The gravest line that PostgreSQL wrote since a moment: to its terminal, or to its log once it has one. */
async function lastComplaint(cluster: Cluster, since: number): Promise<string> {
  const logFolder = join(cluster.data, 'log');
  const files = [join(cluster.folder, 'start.log')];
  for (const name of await readdir(logFolder).catch(() => [])) {
    const path = join(logFolder, name);
    if ((await stat(path)).mtimeMs >= since - 1000) files.push(path);
  }
  for (const file of files) {
    const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const complaint = lines.findLast((line) => /FATAL|PANIC|error while loading/.test(line));
    if (complaint) return complaint.replace(/^.*?(FATAL|PANIC): +/, '');
  }
  return 'it ended without a word';
}
