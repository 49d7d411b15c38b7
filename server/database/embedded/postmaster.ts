import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Contents of PostgreSQL's pid file in its data folder. */
export interface Postmaster {
  pid: number;
  /** TCP port on loopback. */
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

/** Returns the main process that runs a data folder; null without one, or if its file was left by a dead process. */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readNote(data);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!(await runsIn(data, pid))) return null;
  const word = lines[7]?.trim() ?? '';
  const status = word === 'ready' || word === 'stopping' ? word : 'starting';
  return { pid, port: Number(lines[3]), status };
}

/** Returns the raw pid file of a data folder; null without one. */
export function readNote(data: string): Promise<string | null> {
  return readFile(notePath(data), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Returns the path of PostgreSQL's pid file. */
export function notePath(data: string): string {
  return join(data, 'postmaster.pid');
}

/**
 * Ends PostgreSQL as its "fast shutdown" does: sessions are cut, transactions under way rolled back, everything
 * written. Resolves when the process is gone, however long that takes.
 */
export async function stopPostmaster(data: string): Promise<void> {
  const postmaster = await findPostmaster(data);
  if (!postmaster) return;
  signal(postmaster.pid, 'SIGINT');
  while (await runsIn(data, postmaster.pid)) await pause(10);
}

/**
 * Returns true if a process is alive and is PostgreSQL on this very folder, not one that reuses the number of a dead
 * one.
 */
async function runsIn(data: string, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1 || !signal(pid, 0)) return false;
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,command=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.includes('postgres') && !stdout.startsWith('Z');
  }
  // Empty for a zombie process.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (basename(command.split('\0', 1)[0] ?? '') !== 'postgres') return false;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => data);
  return folder === data;
}

/** Sends a signal (0 only tests); false if the process does not exist or belongs to another user. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
