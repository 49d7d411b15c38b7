import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const GiB = 2 ** 30;
const memory = '/dev/shm';

/** Returns the free bytes of a folder; 0 if it does not exist. */
function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Returns the folder for a run's temporary data: in memory if the machine has plenty, else the usual one. A database
 * for tests is a copy of some thousand files, which takes half a second on a disk, and a tenth of that in memory.
 * @param {{ room: number, available: number }} machine bytes: free in the folder in memory, and unused memory
 */
export function placeFor({ room, available }) {
  return room >= 4 * GiB && available >= 8 * GiB ? memory : os.tmpdir();
}

/**
 * Creates a folder that is removed with this process. Every user may enter it: as root, PostgreSQL runs as another
 * user.
 */
export function makeScratch() {
  const place = placeFor({ room: roomIn(memory), available: process.availableMemory() });
  const folder = mkdtempSync(path.join(place, 'greenroom-test-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
