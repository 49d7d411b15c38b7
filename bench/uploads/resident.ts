import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pause = 50;

/** Returns the memory of a process, in bytes. */
export async function residentOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}

/** The most memory that a process held while some work was done, in bytes, and what the work gave. */
export async function peakDuring<T>(pid: number, work: () => Promise<T>): Promise<{ peak: number; result: T }> {
  let peak = 0;
  let isDone = false;
  const result = work().finally(() => (isDone = true));
  while (!isDone) {
    peak = Math.max(peak, await residentOf(pid));
    await wait(pause);
  }
  return { peak, result: await result };
}
