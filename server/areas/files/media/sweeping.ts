import { strayObjectHours, unfinishedUploadTime, unusedFileDays } from '../../../../schema/rules/limits.ts';
import { isUuid } from '../../../../schema/rules/texts.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import { objectsOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';

/** Dependencies of sweeping files. */
export interface SweepingDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

const hour = 3_600_000;
const batch = 200;
const at = (moment: number) => new Date(moment).toISOString();

/** Removes the stored objects of a file. */
export async function removeObjects(storage: StoragePort, media: Pick<MediaRow, 'agency_id' | 'id'>): Promise<void> {
  for await (const { key } of storage.list(`${objectsOf(media)}/`)) await storage.remove(key);
}

/** SQL for the rule that keeps a file `m`: a record uses it, or mail that waits to leave carries it. */
const isKept = `(exists (select from media_use u where u.agency_id = m.agency_id and u.media_id = m.id)
  or m.id in (select mail_files_waiting()))`;

/**
 * Deletes files' rows and then their objects; objects left by an interruption have no row any more, and are swept by
 * that.
 */
async function forget({ database, storage }: SweepingDeps, agencyId: string, where: string, before: string) {
  let forgotten = 0;
  for (;;) {
    const { rows } = await database.query<{ id: string }>(agencyId, {
      text: `delete from media m where m.agency_id = $1 and m.id in (
          select id from media m where m.agency_id = $1 and ${where} order by id limit ${batch} for update skip locked
        ) and not ${isKept}
        returning m.id`,
      values: [agencyId, before],
    });
    for (const { id } of rows) await removeObjects(storage, { agency_id: agencyId, id });
    forgotten += rows.length;
    if (rows.length < batch) return forgotten;
  }
}

/** Notes since when files have been without use. */
async function markUnused(connection: Connection, agencyId: string, now: string): Promise<void> {
  await connection.query({
    text: `update media m set unused_since = null where m.agency_id = $1 and unused_since is not null and ${isKept}`,
    values: [agencyId],
  });
  await connection.query({
    text: `update media m set unused_since = $2
      where m.agency_id = $1 and unused_since is null and state in ('ready', 'failed') and not ${isKept}`,
    values: [agencyId, now],
  });
}

/**
 * Deletes unfinished uploads of an agency, or of those above them, without a new part for an hour. Returns their
 * number.
 */
export function sweepUploads(deps: SweepingDeps, agencyId: string): Promise<number> {
  const before = at(deps.clock() - unfinishedUploadTime);
  return forget(deps, agencyId, "state = 'uploading' and coalesce(part_at, created_at) < $2", before);
}

/**
 * Deletes files of an agency, or of those above them, that were unused for a week (as seen by the daily sweeps). A
 * deleted record uses its files until it is purged. Returns their number.
 */
export async function sweepMedia(deps: SweepingDeps, agencyId: string): Promise<number> {
  const { database, clock } = deps;
  const unused = at(clock() - unusedFileDays * 24 * hour);
  await database.transaction(agencyId, (connection) => markUnused(connection, agencyId, at(clock())));
  return forget(deps, agencyId, 'unused_since < $2', unused);
}

/** Returns the objects that a row of the agency references. */
async function namedAmong({ database }: SweepingDeps, agencyId: string, keys: readonly string[]) {
  const ids = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const { rows } = await database.query<{ object: string }>(agencyId, {
    text: `select object from media where agency_id = $1 and id = any($2::uuid[]) and object is not null
      union all
      select s.value ->> 'object' from media m, jsonb_each(m.sizes) s where m.agency_id = $1 and m.id = any($2::uuid[])
      union all
      select object from media_part where agency_id = $1 and media_id = any($2::uuid[])`,
    values: [agencyId, ids],
  });
  return new Set(rows.map(({ object }) => object));
}

/**
 * Removes objects that have had no row for a day: those that a server was writing when it died, and those that it
 * failed to remove. Returns the number of removed objects.
 */
export async function sweepObjects(deps: SweepingDeps): Promise<number> {
  const { storage, clock } = deps;
  const before = clock() - strayObjectHours * hour;
  let removed = 0;
  let agency = '';
  let keys: string[] = [];
  const flush = async () => {
    const named = isUuid(agency) ? await namedAmong(deps, agency, keys) : new Set<string>();
    for (const key of keys.filter((one) => !named.has(one))) {
      await storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const { key, modifiedAt } of storage.list('')) {
    if (modifiedAt >= before) continue;
    const [owner = ''] = key.split('/');
    if (owner !== agency || keys.length >= batch) await flush();
    agency = owner;
    keys.push(key);
  }
  await flush();
  return removed;
}
