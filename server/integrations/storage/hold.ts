import { chown, mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The file in a storage's folder that says that nothing is removed now; its time is when that was last renewed. */
export const holdMark = 'backup-in-progress';

/** Milliseconds after which a mark that is not renewed counts as that of a killed backup. */
export const holdPatience = 5 * 60_000;

/**
 * Returns true if objects of a folder may not be removed at a moment (milliseconds since the epoch), since a backup
 * reads them.
 */
export async function areRemovalsHeld(root: string, now: number): Promise<boolean> {
  const mark = await stat(join(root, holdMark)).catch(() => null);
  return mark !== null && now - mark.mtimeMs < holdPatience;
}

/** Keeps what servers would remove from a folder; see `holdRemovals`. */
export interface Hold {
  /**
   * Renews the hold; to be called more often than `holdPatience`, and once at the end.
   * @throws Error if it was renewed too late, so that a server may have removed objects
   */
  renew(): Promise<void>;
  /** Ends it. What would have been removed meanwhile is found by the daily sweep of objects without a row. */
  release(): Promise<void>;
}

/**
 * Lets no server remove an object from now on: an object whose row is there at any later moment stays until the release.
 * Only one process at a time may do so; a mark that another one left is taken over.
 * @param root the storage's folder; where there is none yet it is made for the owner of the folder above
 * @param clock milliseconds since the epoch
 */
export async function holdRemovals(root: string, clock: () => number): Promise<Hold> {
  const path = join(root, holdMark);
  if ((await mkdir(root, { recursive: true, mode: 0o700 })) !== undefined) {
    const { uid, gid } = await stat(dirname(root));
    await chown(root, uid, gid);
  }
  let renewedAt = clock();
  const sign = async () => {
    const now = clock();
    await utimes(path, now / 1000, now / 1000);
    renewedAt = now;
  };
  await writeFile(path, `${process.pid}\n`, { mode: 0o600 });
  await sign();
  return {
    renew: async () => {
      if (clock() - renewedAt >= holdPatience) throw new Error('the files were not held for the time of the backup');
      await sign();
    },
    release: () => rm(path, { force: true }),
  };
}
