import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { ImageSize } from '../../../schema/media.ts';
import type { Database } from '../../database/pools.ts';
import type { StoragePort } from '../../integrations/storage/port.ts';
import { objectsOf, type MadeSize, type MediaRow } from './mediaRow.ts';

/** A file that is at hand as a whole, and what is known of its content. */
export interface WholeFile {
  readonly content: Buffer;
  readonly found: Pick<MediaRow, 'content_type' | 'type_of_media' | 'width' | 'height' | 'duration'>;
  /** Sizes of an image; those with the same buffer share an object. */
  readonly sizes: readonly { readonly size: ImageSize; readonly contentType: string; readonly content: Buffer }[];
}

/** To whom a file belongs, what it is called, and since when it is there (milliseconds since the epoch). */
export interface WholeFileFacts {
  readonly agencyId: string;
  readonly accountId: string;
  readonly filename: string;
  readonly at: number;
}

/** Row of an available file, by the columns of `media`. */
export type WholeRow = Readonly<Record<(typeof columns)[number], unknown>> & { readonly id: string };

const columns = [
  ...(['agency_id', 'id', 'account_id', 'upload_key', 'state', 'filename', 'original_filename'] as const),
  ...(['content_type', 'type_of_media', 'bytes', 'parts', 'sha256', 'width', 'height', 'duration'] as const),
  ...(['object', 'sizes', 'tries', 'created_at', 'uploaded_at'] as const),
] as const;

/** Stores the content and the sizes of a file whose content is known. Returns its row, to be inserted. */
export async function storeWhole(
  storage: StoragePort,
  { agencyId, accountId, filename, at }: WholeFileFacts,
  { content, found, sizes }: WholeFile,
): Promise<WholeRow> {
  const id = v7({ msecs: at });
  const home = objectsOf({ agency_id: agencyId, id });
  const put = async (name: string, bytes: Buffer) => {
    const object = `${home}/${name}`;
    await storage.put(object, Readable.from([bytes], { objectMode: false }), bytes.length);
    return object;
  };
  const object = await put(`origin-${randomUUID()}`, content);
  const stored = new Map<Buffer, string>();
  const made: Partial<Record<ImageSize, MadeSize>> = {};
  for (const { size, contentType, content: bytes } of sizes) {
    const key = stored.get(bytes) ?? (await put(size, bytes));
    stored.set(bytes, key);
    made[size] = { object: key, bytes: bytes.length, contentType };
  }
  const moment = new Date(at).toISOString();
  return {
    ...found,
    agency_id: agencyId,
    id,
    account_id: accountId,
    // No upload can be called so.
    upload_key: `whole:${id}`,
    state: 'ready',
    filename,
    original_filename: filename,
    bytes: content.length,
    parts: 1,
    sha256: createHash('sha256').update(content).digest('hex'),
    object,
    sizes: made,
    tries: 0,
    created_at: moment,
    uploaded_at: moment,
  };
}

/** Inserts the rows of stored files of one agency. The quotas of uploads do not count. */
export async function insertWholes(
  database: Pick<Database, 'query'>,
  agencyId: string,
  rows: readonly WholeRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.join(', ');
  await database.query(agencyId, {
    text: `insert into media (${names}) select ${names} from jsonb_populate_recordset(null::media, $1::jsonb)`,
    values: [JSON.stringify(rows)],
  });
}

/**
 * Keeps a file whose content is known: stores its content and its sizes, and inserts its row as that of a file that is
 * available. The quotas of uploads do not count. Returns its id.
 */
export async function keepWhole(
  { database, storage }: { readonly database: Pick<Database, 'query'>; readonly storage: StoragePort },
  facts: WholeFileFacts,
  whole: WholeFile,
): Promise<string> {
  const row = await storeWhole(storage, facts, whole);
  await insertWholes(database, facts.agencyId, [row]);
  return row.id;
}
