import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../../../database/pools.ts';
import { objectsOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';

/** A row of the table `media_part`. */
export interface PartRow {
  readonly position: number;
  readonly start: number | null;
  readonly bytes: number;
  readonly object: string;
}

/** Facts that the client reports about a file besides its content. */
export interface Hints {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Milliseconds. */
  readonly duration?: number | undefined;
}

/** Dependencies of joining parts. */
export interface JoiningDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  /** In the form of SQL. */
  readonly now: () => string;
}

/** Refuses an upload of which parts are missing, or whose parts do not make up the file that was announced. */
export function requireWhole(media: MediaRow, parts: readonly PartRow[]): void {
  const there = new Set(parts.map(({ position }) => position));
  const missing = Array.from({ length: media.parts }, (_, index) => index).filter((index) => !there.has(index));
  if (missing.length > 0) {
    const params = { parts: missing.slice(0, 10).join(', ') };
    throw new RefusalError('invalid', 'partsMissing', { params, data: { missing } });
  }
  let end = 0;
  for (const { start, bytes } of parts) {
    if (start !== null && start !== end) throw invalid([fieldRefusal('qqpartbyteoffset', 'partIncomplete')]);
    end += bytes;
  }
  if (end !== media.bytes) throw invalid([fieldRefusal('qqtotalfilesize', 'partIncomplete')]);
}

/**
 * Joins an upload's parts to one file and deletes them. If another request joined them at the same time, its result is
 * kept.
 */
export async function joinParts(
  { database, storage, now }: JoiningDeps,
  media: MediaRow,
  parts: readonly PartRow[],
  hints: Hints,
): Promise<void> {
  const object = `${objectsOf(media)}/origin-${randomUUID()}`;
  const hash = createHash('sha256');
  const hashed = async function* hashed(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      for await (const chunk of (await storage.get(part.object)) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    }
  };
  await storage.put(object, Readable.from(hashed(), { objectMode: false }), media.bytes);
  const replaced = await database.transaction(media.agency_id, async (connection) => {
    const { count } = await connection.query({
      text: `update media set state = 'processing', object = $3, sha256 = $4, uploaded_at = $5, next_try_at = $5,
            tries = 0, width = $6, height = $7, duration = $8
          where agency_id = $1 and id = $2 and state = 'uploading'`,
      values: [
        media.agency_id,
        media.id,
        object,
        hash.digest('hex'),
        now(),
        hints.width ?? null,
        hints.height ?? null,
        hints.duration ?? null,
      ],
    });
    if (count === 0) return [object];
    const { rows } = await connection.query<{ object: string }>({
      text: 'delete from media_part where agency_id = $1 and media_id = $2 returning object',
      values: [media.agency_id, media.id],
    });
    return rows.map((part) => part.object);
  });
  for (const one of replaced) await storage.remove(one);
}
