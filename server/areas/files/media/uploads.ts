import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { UploadQuotas } from '../../../config.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import { fileHomeOf } from '../../../engine/agency.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { MissingObjectError, type StoragePort } from '../../../integrations/storage/port.ts';
import { joinParts, requireWhole, type Hints, type PartRow } from './joining.ts';
import { chunksOf, keepPart, requireWithin } from './keepPart.ts';
import { holdSpace, requireFewBegun, requireSpace } from './quota.ts';
import { removeObjects } from './sweeping.ts';
import type { Announced, AnnouncedPart } from './uploadFields.ts';

/** Dependencies of uploads. */
export interface UploadDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly quotas: UploadQuotas;
  /** Called when a file is complete and waits to be examined. */
  readonly arrived: () => void;
}

/** Uploads of one account. Uploads of others under the same name cannot be found, continued, finished or cancelled. */
export interface Uploads {
  /** Stores a part; a repeated one is read and discarded. Returns the file's current row. */
  take(actor: Actor, part: AnnouncedPart, content: Readable): Promise<MediaRow>;
  /** The upload of that name, and which parts of it are there. 404 where there is none. */
  find(actor: Actor, key: string): Promise<{ readonly media: MediaRow; readonly positions: readonly number[] }>;
  /** Deletes an unfinished upload with its parts. Throws 404 if there is none, 400 for a finished one. */
  giveUp(actor: Actor, key: string): Promise<void>;
  /**
   * Makes one file of all parts; the same file where that has been done.
   * @param folder key of the folder of the library in which it is to be filed, if its uploader names one
   */
  finish(actor: Actor, announced: Announced, hints?: Hints, folder?: string | null): Promise<MediaRow>;
}

const owned = 'agency_id = $1 and account_id = $2 and upload_key = $3';

/** Uploads over a database and a storage. */
export function createUploads({ database, storage, clock, quotas, arrived }: UploadDeps): Uploads {
  const now = () => new Date(clock()).toISOString();
  const rowOf = async (actor: Actor, key: string, connection?: Connection): Promise<MediaRow | undefined> => {
    const home = fileHomeOf(actor);
    const asked = { text: `select * from media where ${owned}`, values: [home, actor.accountId, key] };
    const { rows } = await (connection?.query<MediaRow>(asked) ?? database.query<MediaRow>(home, asked));
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
    const { accountId } = actor;
    return database.transaction(home, async (connection) => {
      await holdSpace(connection, home);
      const former = await rowOf(actor, key, connection);
      if (former) return former;
      await requireFewBegun(connection, { home, accountId }, clock());
      await requireSpace(connection, quotas, { home, accountId, bytes, isNew: true }, clock());
      const { rows } = await connection.query<MediaRow>({
        text: `insert into media
            (agency_id, account_id, upload_key, id, state, filename, original_filename, bytes, parts, created_at)
          values ($1, $2, $3, $4, 'uploading', $5, $5, $6, $7, $8) returning *`,
        values: [home, accountId, key, v7({ msecs: clock() }), filename, bytes, parts, now()],
      });
      return rows[0] as MediaRow;
    });
  };

  const requireSame = (media: MediaRow, { bytes, parts }: Announced) => {
    if (media.bytes !== bytes || media.parts !== parts) throw new RefusalError('invalid', 'uploadChanged');
  };

  /** Deletes an unfinished upload; returns true if it was unfinished. */
  const forget = async ({ agency_id: agency, id, state }: MediaRow): Promise<boolean> => {
    if (state !== 'uploading') return false;
    const { count } = await database.query(agency, {
      text: `delete from media where agency_id = $1 and id = $2 and state = 'uploading'`,
      values: [agency, id],
    });
    return count > 0;
  };

  return {
    take: async (actor, part, content) => {
      const media = await begin(actor, part);
      requireSame(media, part);
      const parts = await partsOf(media);
      const isThere = media.state !== 'uploading' || parts.some(({ position }) => position === part.position);
      if (isThere) {
        for await (const _chunk of chunksOf(content)) continue;
      } else {
        requireWithin(media, parts, part);
        await keepPart({ database, storage, now }, media, part, content);
      }
      return media;
    },

    find: async (actor, key) => {
      const media = await rowOf(actor, key);
      if (!media) throw notFound();
      return { media, positions: (await partsOf(media)).map(({ position }) => position) };
    },

    giveUp: async (actor, key) => {
      const media = await rowOf(actor, key);
      if (!media) throw notFound();
      if (await forget(media)) await removeObjects(storage, media);
      // Finished, perhaps a moment ago; or given up already, which is as good.
      else if (await rowOf(actor, key)) throw new RefusalError('invalid', 'uploadFinished');
    },

    finish: async (actor, announced, hints = {}, folder = null) => {
      const media = await rowOf(actor, announced.key);
      if (!media) throw notFound();
      requireSame(media, announced);
      if (folder !== null) {
        await database.query(media.agency_id, {
          text: 'update media set library_key = $3 where agency_id = $1 and id = $2',
          values: [media.agency_id, media.id, folder],
        });
      }
      if (media.state === 'uploading') {
        const parts = await partsOf(media);
        try {
          requireWhole(media, parts);
          await joinParts({ database, storage, now }, media, parts, hints);
        } catch (error) {
          const isRefused = error instanceof RefusalError || error instanceof MissingObjectError;
          // A concurrent call has joined and removed the parts, or cancelled the upload.
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
