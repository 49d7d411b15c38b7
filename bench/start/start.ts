import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../tests/support/serve.ts';
import { atMost, median, type Figure, type Topic } from '../figures.ts';

const project = resolve(import.meta.dirname, '../..');
const limits = { first: 60, later: 3 };
const laterStarts = 3;

/** Seconds until the server says that it is ready; it is ended in order then. */
async function secondsToReady(dataDir: string): Promise<number> {
  const begun = performance.now();
  const server = await startServer({ data: 'none', dataDir, env: { DEMO: '1' } });
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  return seconds;
}

/** Measures the time of a start, on an empty folder with the demo agencies to fill and on the same folder again. */
export async function measureStart(): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(dataDir, 0o755);
  try {
    const first = await secondsToReady(dataDir);
    const later: number[] = [];
    for (let start = 0; start < laterStarts; start += 1) later.push(await secondsToReady(dataDir));
    const against = (what: string, seconds: number, limit: number): Figure => ({
      what,
      sides: [`${seconds.toFixed(1)} s`, `${limit} s`],
      ratio: seconds / limit,
      target: atMost(1),
    });
    return [
      {
        title: 'From the start to "Greenroom is ready"',
        about:
          'Already built. The first start makes the database and fills the demo agencies; of later ones, the median of ' +
          `${laterStarts}.`,
        sides: ['taken', 'limit'],
        figures: [against('first, empty DATA_DIR', first, limits.first), against('later', median(later), limits.later)],
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
