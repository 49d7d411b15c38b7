import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportPace, exportPatience } from '../../../schema/rules/limits.ts';
import { takenInTime } from './readerLimit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits until the streams have passed on what they can. */
async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise(setImmediate);
}
const chunk = Buffer.alloc(80_000, 'x');
/** Returns the average time that a reader may take for so many bytes, in milliseconds. */
const timeFor = (bytes: number) => (bytes / exportPace) * 1000;

/** A file of so many chunks, each larger than what is read ahead. */
function fileOf(chunks: number) {
  const file = Readable.from(
    Array.from({ length: chunks }, () => chunk),
    { objectMode: false },
  );
  const taken = takenInTime(file);
  const failed = once(taken, 'error').then(([error]) => (error as Error).message);
  return { file, taken, failed };
}

/** Takes what is there; how many bytes that is. */
async function take(taken: Readable): Promise<number> {
  const part = taken.read() as Buffer | null;
  await settled();
  return part?.length ?? 0;
}

it('gives the whole file to a reader who takes it', async () => {
  const { taken } = fileOf(3);
  const chunks = await taken.toArray();
  expect(Buffer.concat(chunks as Buffer[])).toHaveLength(3 * chunk.length);
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a reader who takes nothing for too long, and not a moment before', async () => {
  const { file, taken, failed } = fileOf(3);
  taken.read(0);
  await settled();
  vi.advanceTimersByTime(exportPatience - 1);
  expect(taken.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await failed).toContain('takes too little');
  expect(file.destroyed).toBe(true);
});

it('waits for a slow reader for as long as it takes, and gives up one who only keeps it waiting', async () => {
  const { taken, failed } = fileOf(100);
  taken.read(0);
  await settled();
  let last = await take(taken);
  for (let each = 0; each < 20; each += 1) {
    expect(last).toBeGreaterThan(0);
    vi.advanceTimersByTime(timeFor(last) - 100);
    last = await take(taken);
  }
  expect(taken.destroyed).toBe(false);
  for (let each = 0; each < 20 && !taken.destroyed; each += 1) {
    vi.advanceTimersByTime(timeFor(last) + 5_000);
    if (!taken.destroyed) last = await take(taken);
  }
  expect(await failed).toContain('takes too little');
});

it('does not count the time in which the file is made', async () => {
  let make: (part: Buffer | null) => void = () => undefined;
  const file = new Readable({ read: () => undefined });
  make = (part) => file.push(part);
  const taken = takenInTime(file);
  const all = taken.toArray();
  vi.advanceTimersByTime(10 * exportPatience);
  make(chunk);
  await settled();
  vi.advanceTimersByTime(10 * exportPatience);
  make(null);
  expect(Buffer.concat((await all) as Buffer[])).toHaveLength(chunk.length);
});

it('ends the file with its reader, and fails with the file', async () => {
  const left = fileOf(3);
  left.taken.destroy();
  await settled();
  expect(left.file.destroyed).toBe(true);
  const broken = fileOf(3);
  broken.file.destroy(new Error('the database is gone'));
  broken.taken.resume();
  expect(await broken.failed).toBe('the database is gone');
});
