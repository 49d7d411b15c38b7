import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 } from 'uuid';
import type { ImageSize } from '../../../../schema/media.ts';
import type { Database } from '../../../database/pools.ts';
import { objectsOf, type MadeSize, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { MissingObjectError, type StoragePort } from '../../../integrations/storage/port.ts';
import { examine, type Finding, type Tools } from './examining.ts';

/** A file that is at hand as a whole, and what the examination of its content found. */
export interface WholeFile {
  readonly content: Buffer;
  readonly found: Omit<Finding, 'sizes'>;
  readonly sizes: readonly { readonly size: ImageSize; readonly contentType: string; readonly content: Buffer }[];
}

/** A storage that lasts as long as an examination. */
function briefStorage(objects: Map<string, Buffer>): StoragePort {
  return {
    put: async (key, content) => void objects.set(key, await buffer(content)),
    get: async (key) => {
      const content = objects.get(key);
      if (content === undefined) throw new MissingObjectError(key);
      return Readable.from([content], { objectMode: false });
    },
    remove: async (key) => void objects.delete(key),
    list: async function* list() {},
  };
}

/**
 * Examines a file that is kept nowhere yet, as an uploaded one is examined, so that it can be kept at once, also several
 * times. Videos get no poster.
 * @throws WorkerEndedError if reading it times out
 */
export async function examineWhole(content: Buffer, log: Tools['log']): Promise<WholeFile> {
  const objects = new Map([['origin', content]]);
  const nothing = { width: null, height: null, duration: null };
  const media = { agency_id: 'no-agency', id: 'file', object: 'origin', ...nothing } as unknown as MediaRow;
  const { sizes, ...found } = await examine({ storage: briefStorage(objects), stills: null, log }, media);
  const made = Object.entries(sizes) as [ImageSize, MadeSize][];
  return {
    content,
    found,
    sizes: made.map(([size, { object, contentType }]) => ({
      size,
      contentType,
      content: objects.get(object) ?? Buffer.alloc(0),
    })),
  };
}

/** To whom a file belongs, what it is called, and since when it is there (milliseconds since the epoch). */
export interface WholeFileFacts {
  readonly agencyId: string;
  readonly accountId: string;
  readonly filename: string;
  readonly at: number;
}

/**
 * Keeps an examined file: stores its content and its sizes, and inserts its row as that of a file that is available.
 * The quotas of uploads do not count. Returns its id.
 */
export async function keepWhole(
  { database, storage }: { readonly database: Database; readonly storage: StoragePort },
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
