import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { countedPageOf, windowOf, type PageQuery } from '../../../paging.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';

const { table } = libraryItem;
/** Time within which the same person reading the same file again is the same reading, in milliseconds: players ask often. */
const sameReading = 300_000;

/** A reading of files: the items that are read, or the file of whichever items. */
export type Reading = { readonly isDownload: boolean } & (
  | { readonly itemIds: readonly string[] }
  | { readonly mediaId: string }
);

interface Reader {
  readonly agencyId: string;
  readonly accountId: string | null;
  readonly staffId: string | null;
  /** The name of somebody outside; of others it is looked up. */
  readonly outside: string | null;
}

async function note(engine: Engine, reader: Reader, reading: Reading): Promise<void> {
  const at = engine.clock();
  const which = 'itemIds' in reading ? 't.id = any($2::uuid[])' : 't.file_id = any($2::uuid[])';
  const { rows } = await engine.database.query<{ id: string }>(reader.agencyId, {
    text: `select t.id from ${table} t where t.agency_id = $1 and ${which} and t.is_sensitive and t.deleted_at is null`,
    values: [reader.agencyId, 'itemIds' in reading ? reading.itemIds : [reading.mediaId]],
  });
  if (rows.length === 0) return;
  const name =
    reader.outside === null
      ? `coalesce((select r.label from record r where r.agency_id = $1 and r.id = $5),
          (select w.display_name from identity_writers(array[$4::uuid]) w), '')`
      : '$8';
  await engine.database.query(reader.agencyId, {
    text: `insert into library_reading (agency_id, id, item_id, at, account_id, staff_id, reader, is_download, is_outside)
      select $1, n.id, n.item_id, $6::timestamptz, $4, $5, ${name}, $7, ${reader.outside !== null}
      from unnest($2::uuid[], $3::uuid[]) n(id, item_id)
      where not exists (select from library_reading l where l.agency_id = $1 and l.item_id = n.item_id
        and l.account_id is not distinct from $4::uuid and l.is_download = $7 and ($8::text is null or l.reader = $8)
        and l.at > $6::timestamptz - interval '${sameReading} milliseconds')`,
    values: [
      reader.agencyId,
      rows.map(() => v7()),
      rows.map(({ id }) => id),
      reader.accountId,
      reader.staffId,
      new Date(at).toISOString(),
      reading.isDownload,
      reader.outside,
    ],
  });
}

/** Notes that somebody of the agency reads files, of those that are sensitive. Readings within five minutes are one. */
export async function noteReading(engine: Engine, actor: Actor, reading: Reading): Promise<void> {
  const { accountId, staffId } = actor;
  await note(engine, { agencyId: agencyOf(actor), accountId, staffId, outside: null }, reading);
}

/**
 * Notes that somebody outside reads files that were shared with them, of those that are sensitive. Readings within five
 * minutes are one.
 * @param reader name or address of whom they were shared with
 */
export async function noteOutsideReading(
  engine: Engine,
  agencyId: string,
  reader: string,
  reading: Reading,
): Promise<void> {
  await note(engine, { agencyId, accountId: null, staffId: null, outside: reader }, reading);
}

interface ReadingRow {
  readonly at: number;
  readonly reader: string;
  readonly isDownload: boolean;
  readonly isOutside: boolean;
  readonly total: number;
}

/** One page of the readings of an item, the newest first. The caller has asked for the right on it. */
export async function readingsOf(engine: Engine, actor: Actor, itemId: string, query: PageQuery) {
  const window = windowOf(query);
  const { rows } = await engine.database.query<ReadingRow>(actor.agencyId, {
    text: `select at, reader, is_download as "isDownload", is_outside as "isOutside",
        (select count(*) from library_reading where agency_id = $1 and item_id = $2)::integer as total
      from library_reading where agency_id = $1 and item_id = $2 order by at desc, id desc limit $3 offset $4`,
    values: [agencyOf(actor), itemId, window.most, window.skipped],
  });
  const { data, ...page } = countedPageOf(window, rows);
  return { ...page, data: data.map(({ total: _total, ...row }) => row) };
}
