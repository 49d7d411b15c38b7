import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const GiB = 2 ** 30;
const memory = '/dev/shm';

/** Bytes that a folder still takes; none where there is no such folder. */
function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where a run keeps what nobody needs after it: in memory where the machine has plenty, else where temporary files go.
 * A database for tests is a copy of some thousand files, which a disk takes half a second for, and memory a tenth of that.
 * @param {{ room: number, available: number }} machine bytes: what the folder in memory takes, and what is not in use
 */
export function placeFor({ room, available }) {
  return room >= 4 * GiB && available >= 8 * GiB ? memory : os.tmpdir();
}

/** Makes a folder that goes with this process. Everybody may pass through it: PostgreSQL runs as another user for root. */
export function makeScratch() {
  const place = placeFor({ room: roomIn(memory), available: process.availableMemory() });
  const folder = mkdtempSync(path.join(place, 'greenroom-test-'));
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
