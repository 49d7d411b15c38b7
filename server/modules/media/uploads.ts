import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Actor } from '../../../schema/access/access.ts';
import { unfinishedUploads } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { fileHomeOf } from '../../engine/agency.ts';
import { objectsOf, type MediaRow } from '../../engine/media/row.ts';
import { notFound, RefusalError } from '../../errors.ts';
import { MissingObjectError, WrongLengthError, type StoragePort } from '../../integrations/storage/port.ts';
import { joinParts, requireWhole, type Hints, type PartRow } from './joining.ts';
import { tooLarge, type Announced, type AnnouncedPart } from './uploadFields.ts';

export interface UploadDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Hears that a file is whole and waits to be looked at. */
  readonly arrived: () => void;
}

/** The uploads of one account: nobody else's of the same name can be found, continued or finished. */
export interface Uploads {
  /** Keeps a part; one that has come before is read and left aside. The file's row as it is then. */
  take(actor: Actor, part: AnnouncedPart, content: Readable): Promise<MediaRow>;
  /** The upload of that name, and which parts of it are there. 404 where there is none. */
  find(actor: Actor, key: string): Promise<{ readonly media: MediaRow; readonly positions: readonly number[] }>;
  /** Makes one file of all parts; the same file where that has been done. */
  finish(actor: Actor, announced: Announced, hints?: Hints): Promise<MediaRow>;
}

/** What a client sends, as far as it comes: a connection that breaks is no fault of the storage. */
async function* chunksOf(content: Readable): AsyncGenerator<Buffer> {
  try {
    yield* content as AsyncIterable<Buffer>;
  } catch {
    throw new RefusalError('invalid', 'partIncomplete');
  }
}

const owned = 'agency_id = $1 and account_id = $2 and upload_key = $3';

/** Uploads over a database and a storage. */
export function createUploads({ database, storage, clock, arrived }: UploadDeps): Uploads {
  const now = () => new Date(clock()).toISOString();
  const rowOf = async (actor: Actor, key: string): Promise<MediaRow | undefined> => {
    const home = fileHomeOf(actor);
    const { rows } = await database.query<MediaRow>(home, {
      text: `select * from media where ${owned}`,
      values: [home, actor.accountId, key],
    });
    return rows[0];
  };
  const partsOf = async ({ agency_id: agency, id }: MediaRow): Promise<readonly PartRow[]> => {
    const { rows } = await database.query<PartRow>(agency, {
      text: `select position, start, bytes, object from media_part where agency_id = $1 and media_id = $2
        order by position`,
      values: [agency, id],
    });
    return rows;
  };

  /** The row of an upload that has begun; a new one where the account may begin another. */
  const begin = async (actor: Actor, { key, filename, bytes, parts }: Announced): Promise<MediaRow> => {
    const known = await rowOf(actor, key);
    if (known) return known;
    const home = fileHomeOf(actor);
    await database.query(home, {
      text: `insert into media
          (agency_id, account_id, upload_key, id, state, filename, original_filename, bytes, parts, created_at)
        select $1, $2, $3, $4, 'uploading', $5, $5, $6, $7, $8
        where (
          select count(*) from media where agency_id = $1 and account_id = $2 and state = 'uploading'
        ) < ${unfinishedUploads}
        on conflict (agency_id, account_id, upload_key) do nothing`,
      values: [home, actor.accountId, key, v7({ msecs: clock() }), filename, bytes, parts, now()],
    });
    const begun = await rowOf(actor, key);
    if (!begun) throw new RefusalError('tooManyRequests', 'tooManyUploads');
    return begun;
  };

  const requireSame = (media: MediaRow, { bytes, parts }: Announced) => {
    if (media.bytes !== bytes || media.parts !== parts) throw new RefusalError('invalid', 'uploadChanged');
  };

  const keepPart = async (media: MediaRow, part: AnnouncedPart, content: Readable): Promise<void> => {
    const object = `${objectsOf(media)}/part-${part.position}-${randomUUID()}`;
    try {
      await storage.put(object, Readable.from(chunksOf(content), { objectMode: false }), part.length);
    } catch (error) {
      if (!(error instanceof WrongLengthError)) throw error;
      throw error.isLonger ? tooLarge(part.filename, part.length) : new RefusalError('invalid', 'partIncomplete');
    }
    const { count } = await database.query(media.agency_id, {
      text: `insert into media_part (agency_id, media_id, position, start, bytes, object)
        select m.agency_id, m.id, $3, $4, $5, $6 from media m
        where m.agency_id = $1 and m.id = $2 and m.state = 'uploading' for share
        on conflict do nothing`,
      values: [media.agency_id, media.id, part.position, part.start, part.length, object],
    });
    // Another one was there first, or all are joined by now.
    if (count === 0) await storage.remove(object);
  };

  return {
    take: async (actor, part, content) => {
      const media = await begin(actor, part);
      requireSame(media, part);
      const isThere =
        media.state !== 'uploading' || (await partsOf(media)).some(({ position }) => position === part.position);
      if (isThere) for await (const _chunk of chunksOf(content)) continue;
      else await keepPart(media, part, content);
      return media;
    },

    find: async (actor, key) => {
      const media = await rowOf(actor, key);
      if (!media) throw notFound();
      return { media, positions: (await partsOf(media)).map(({ position }) => position) };
    },

    finish: async (actor, announced, hints = {}) => {
      const media = await rowOf(actor, announced.key);
      if (!media) throw notFound();
      requireSame(media, announced);
      if (media.state === 'uploading') {
        const parts = await partsOf(media);
        try {
          requireWhole(media, parts);
          await joinParts({ database, storage, now }, media, parts, hints);
        } catch (error) {
          const isRefused = error instanceof RefusalError || error instanceof MissingObjectError;
          // Whoever asked at the same time has joined and removed the parts meanwhile.
          if (!isRefused || (await rowOf(actor, announced.key))?.state === 'uploading') throw error;
        }
        arrived();
      }
      const finished = await rowOf(actor, announced.key);
      // A sweep may have forgotten it in the middle of that.
      if (!finished) throw notFound();
      return finished;
    },
  };
}
