import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import { longestName } from '../../../../schema/rules/filenames.ts';
import type { UploadQuotas } from '../../../config.ts';
import type { Connection, Database } from '../../../database/pools.ts';
import { fileHomeOf } from '../../../engine/agency.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import type { LinkPage } from '../../../integrations/links/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { keepPicture } from './linkedPicture.ts';
import { holdSpace, requireSpace } from './quota.ts';
import { filenameOf } from './uploadFields.ts';

/** Dependencies of linked files. */
export interface LinkedDeps {
  readonly database: Database;
  readonly storage: StoragePort;
  readonly quotas: UploadQuotas;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Called when a file waits to be fetched. */
  readonly linked: () => void;
}

/** Files linked by an address instead of uploaded. All calls refuse actors without a storage home. */
export interface LinkedMedia {
  /**
   * Keeps a page of the web as a file that is had there: a video unless it says that it is a recording.
   * @param picture what its picture is made of; a page without one, or with one that cannot be read, has none
   */
  keepPage(actor: Actor, page: LinkPage, picture: Buffer | null): Promise<MediaRow>;
  /** Keeps the address of a file, which is fetched and looked at then. */
  keepFile(actor: Actor, address: string): Promise<MediaRow>;
}

/** Maximum length of the queue for page pictures; further pages get no picture, so that the wait stays short. */
const mostWaiting = 4;

/** The last part of an address as the name of a file; its host where there is none. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  try {
    return filenameOf(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
  } catch {
    return hostname;
  }
}

/** Returns the title of a page in a list of files. */
function titleOf({ title, url }: LinkPage): string {
  const letters = [...(title ?? new URL(url).hostname)];
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`;
}

/** Linked files over a database and a storage. */
export function createLinkedMedia({ database, storage, quotas, clock, linked }: LinkedDeps): LinkedMedia {
  // One after the other, as all images are looked at: unpacked, one may fill much of the memory.
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const sizesOf = (media: Pick<MediaRow, 'agency_id' | 'id'>, picture: Buffer): Promise<MediaRow['sizes']> => {
    if (waiting >= mostWaiting) return Promise.resolve({});
    waiting += 1;
    const made = turn.then(() => keepPicture(storage, media, picture)).finally(() => (waiting -= 1));
    turn = made.catch(() => undefined);
    return made;
  };

  const put = async (connection: Connection, row: Partial<MediaRow>): Promise<MediaRow> => {
    const now = new Date(clock()).toISOString();
    const isReady = row.state === 'ready';
    const { rows } = await connection.query<MediaRow>({
      text: `insert into media (agency_id, id, account_id, upload_key, state, filename, original_filename,
          type_of_media, bytes, parts, external_link, sizes, tries, next_try_at, created_at, uploaded_at)
        values ($1, $2, $3, $4, $5, $6, $6, $7, 0, 0, $8, $9, 0, $10, $11, $12)
        returning *`,
      values: [
        row.agency_id,
        row.id,
        row.account_id,
        // No upload can be called so.
        `link:${row.id}`,
        row.state,
        row.filename,
        row.type_of_media,
        row.external_link,
        JSON.stringify(row.sizes ?? {}),
        isReady ? null : now,
        now,
        isReady ? now : null,
      ],
    });
    return rows[0] as MediaRow;
  };
  const insert = (row: Partial<MediaRow> & Pick<MediaRow, 'agency_id' | 'account_id'>): Promise<MediaRow> =>
    database.transaction(row.agency_id, async (connection) => {
      const { agency_id: home, account_id: accountId } = row;
      await holdSpace(connection, home);
      // How long a file is, is known once it has been fetched.
      await requireSpace(connection, quotas, { home, accountId, bytes: 0, isNew: true }, clock());
      return put(connection, row);
    });

  return {
    keepPage: async (actor, page, picture) => {
      const own = { agency_id: fileHomeOf(actor), id: v7({ msecs: clock() }), account_id: actor.accountId };
      const sizes = picture === null ? {} : await sizesOf(own, picture);
      const type = page.type === 'audio' ? 'audio' : 'video';
      const said = { filename: titleOf(page), external_link: page.url, type_of_media: type } as const;
      return insert({ ...own, ...said, sizes, state: 'ready' });
    },
    keepFile: async (actor, address) => {
      const own = { agency_id: fileHomeOf(actor), id: v7({ msecs: clock() }), account_id: actor.accountId };
      const said = { filename: nameOf(address), external_link: address, type_of_media: 'video' } as const;
      const media = await insert({ ...own, ...said, state: 'processing' });
      linked();
      return media;
    },
  };
}
