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
  readonly sizes: readonly { readonly size: ImageSize; readonly contentType: string; readonly content: Buffer }[];
}

/** To whom a file belongs, what it is called, and since when it is there (milliseconds since the epoch). */
export interface WholeFileFacts {
  readonly agencyId: string;
  readonly accountId: string;
  readonly filename: string;
  readonly at: number;
}

/**
 * Keeps a file whose content is known: stores its content and its sizes, and inserts its row as that of a file that is available.
 * The quotas of uploads do not count. Returns its id.
 */
export async function keepWhole(
  { database, storage }: { readonly database: Pick<Database, 'query'>; readonly storage: StoragePort },
  { agencyId, accountId, filename, at }: WholeFileFacts,
  { content, found, sizes }: WholeFile,
): Promise<string> {
  const id = v7({ msecs: at });
  const home = objectsOf({ agency_id: agencyId, id });
  const put = async (name: string, bytes: Buffer) => {
    const object = `${home}/${name}`;
    await storage.put(object, Readable.from([bytes], { objectMode: false }), bytes.length);
    return object;
  };
  const object = await put(`origin-${randomUUID()}`, content);
  const made: Partial<Record<ImageSize, MadeSize>> = {};
  for (const { size, contentType, content: bytes } of sizes) {
    made[size] = { object: await put(size, bytes), bytes: bytes.length, contentType };
  }
  const moment = new Date(at).toISOString();
  await database.query(agencyId, {
    text: `insert into media (agency_id, id, account_id, upload_key, state, filename, original_filename, content_type,
        type_of_media, bytes, parts, sha256, width, height, duration, object, sizes, tries, created_at, uploaded_at)
      values ($1, $2, $3, $4, 'ready', $5, $5, $6, $7, $8, 1, $9, $10, $11, $12, $13, $14, 0, $15, $15)`,
    values: [
      agencyId,
      id,
      accountId,
      // No upload can be called so.
      `whole:${id}`,
      filename,
      found.content_type,
      found.type_of_media,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      found.width,
      found.height,
      found.duration,
      object,
      JSON.stringify(made),
      moment,
    ],
  });
  return id;
}
