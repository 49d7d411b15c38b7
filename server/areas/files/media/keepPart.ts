import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Connection } from '../../../database/pools.ts';
import { objectsOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { WrongLengthError } from '../../../integrations/storage/port.ts';
import type { JoiningDeps, PartRow } from './joining.ts';
import { tooLarge, type AnnouncedPart } from './uploadFields.ts';

/** Yields a client's content as it arrives; a broken connection is not reported as a storage failure. */
export async function* chunksOf(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch {
    throw new RefusalError('invalid', 'partIncomplete');
  }
}

/** Refuses a part by which an upload would become longer than it was announced, so that more were kept than is counted. */
export function requireWithin(
  media: Pick<MediaRow, 'bytes'>,
  there: readonly Pick<PartRow, 'bytes'>[],
  part: Pick<AnnouncedPart, 'length'>,
): void {
  const sum = there.reduce((total, { bytes }) => total + bytes, part.length);
  if (sum > media.bytes) throw new RefusalError('invalid', 'uploadChanged');
}

/** Stores a part; false if another request stored it first, or if all are joined already. */
async function putDown(connection: Connection, media: MediaRow, part: AnnouncedPart, object: string, now: string) {
  const key = [media.agency_id, media.id];
  const { rows: held } = await connection.query<{ state: string }>({
    text: 'select state from media where agency_id = $1 and id = $2 for update',
    values: key,
  });
  if (held.length === 0) throw notFound();
  const { rows: there } = await connection.query<PartRow>({
    text: 'select position, bytes from media_part where agency_id = $1 and media_id = $2',
    values: key,
  });
  const isThere = there.some(({ position }) => position === part.position);
  if (held[0]?.state !== 'uploading' || isThere) return false;
  requireWithin(media, there, part);
  await connection.query({
    text: `insert into media_part (agency_id, media_id, position, start, bytes, object) values ($1, $2, $3, $4, $5, $6)`,
    values: [...key, part.position, part.start, part.length, object],
  });
  await connection.query({
    text: 'update media set part_at = $3 where agency_id = $1 and id = $2',
    values: [...key, now],
  });
  return true;
}

/**
 * Keeps a part of an upload as an object of its own.
 * @throws RefusalError for one that is longer or shorter than it says, or does not fit; 404 where the upload was given up
 */
export async function keepPart(
  { database, storage, now }: JoiningDeps,
  media: MediaRow,
  part: AnnouncedPart,
  content: Readable,
): Promise<void> {
  const object = `${objectsOf(media)}/part-${part.position}-${randomUUID()}`;
  try {
    await storage.put(object, Readable.from(chunksOf(content), { objectMode: false }), part.length);
  } catch (error) {
    if (!(error instanceof WrongLengthError)) throw error;
    throw error.isLonger ? tooLarge(part.filename, part.length) : new RefusalError('invalid', 'partIncomplete');
  }
  let isKept: boolean;
  try {
    isKept = await database.transaction(media.agency_id, (connection) =>
      putDown(connection, media, part, object, now()),
    );
  } catch (error) {
    // After any other fault it may have been put down all the same.
    if (error instanceof RefusalError) await storage.remove(object);
    throw error;
  }
  if (!isKept) await storage.remove(object);
}
