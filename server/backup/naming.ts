import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { draftOf } from './archive.ts';

const shape = /^greenroom-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
/** Milliseconds without a byte after which an unfinished archive is one of a backup that was killed. */
const abandonedAfter = 60 * 60_000;

/** A moment as names carry it, as in "2026-11-23T18-30-00Z"; they sort in the order of time. */
export const stampOf = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** File name of a backup that began at a moment. */
export const nameOf = (moment: number) => `greenroom-${stampOf(moment)}.tar.gz`;

/** Removes the oldest backups of a folder beyond a number of them; other files stay. Returns the number removed. */
export async function removeOld(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => shape.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** Removes what killed backups left in a folder. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!shape.test(name.slice(0, -draftOf('').length)) || !name.endsWith(draftOf(''))) continue;
    const path = join(folder, name);
    const status = await stat(path).catch(() => null);
    if (status && now - status.mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}
