import { fork } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Work as servers, pages and tests do: objects, texts, maps and sorting. It is always the same. */
function work() {
  let length = 0;
  for (let round = 0; round < 24; round += 1) {
    const rows = Array.from({ length: 8000 }, (_, n) => ({
      id: `${(n * 7919) % 8000}-${round}`,
      name: `Name ${n % 611} of ${round}`,
      days: [n, n + 1, n + 2],
    }));
    const read = JSON.parse(JSON.stringify(rows));
    const byName = new Map();
    for (const row of read) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
    read.sort((a, b) => (a.id < b.id ? -1 : 1));
    length += [...byName.keys()].join(' ').replaceAll(/\bof (\d+)/g, '($1)').length;
  }
  return length;
}

const file = fileURLToPath(import.meta.url);

const workOnce = () =>
  new Promise((resolve, reject) => {
    const child = fork(file, ['--work']);
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The measure of the machine ended with ${code}`)));
  });

/**
 * Measures the pace of the machine at the moment, which is higher the slower it is. The cores of a virtual machine take up
 * to a third more CPU seconds for the same work while its neighbours are busy, and nothing on it tells.
 * @returns {Promise<number>} CPU seconds that a fixed piece of work takes on each core, while all cores are at it
 */
export async function measurePace() {
  const each = await Promise.all(Array.from({ length: os.availableParallelism() }, workOnce));
  return each.reduce((sum, seconds) => sum + seconds, 0) / each.length;
}

if (process.argv[1] === file && process.argv[2] === '--work') {
  work();
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1e6);
}
