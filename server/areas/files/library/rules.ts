import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryItemTypes, libraryMediaTypes } from '../../../../schema/areas/files/library.ts';
import type { TypeOfMedia } from '../../../../schema/media.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import type { WriteIntent, WritePatch } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { keptExtension } from './names.ts';

const { name: entity, table } = libraryItem;
const isServer = ({ role }: Actor) => role === 'system';

interface FileFacts {
  readonly original_filename: string;
  readonly type_of_media: TypeOfMedia;
  readonly bytes: number;
}

const mediaTypes: Readonly<Record<TypeOfMedia, number>> = {
  image: libraryMediaTypes.PHOTO,
  video: libraryMediaTypes.VIDEO,
  audio: libraryMediaTypes.AUDIO,
  album: libraryMediaTypes.DOCUMENT,
  document: libraryMediaTypes.DOCUMENT,
};

/**
 * Returns the owner that an item has in its folder. The folder is locked against its deletion. Throws 400 if there is no
 * such folder or it takes no files, 403 if the actor may not write in it.
 */
async function ownerWithin(
  engine: Engine,
  connection: Connection,
  { actor, after }: Pick<WriteIntent, 'actor' | 'after'>,
): Promise<WritePatch> {
  const { parentId } = after;
  if (typeof parentId !== 'string') return {};
  const { rows } = await connection.query<{ owner_id: string | null; takes_uploads: boolean }>({
    text: `select owner_id, takes_uploads from ${table}
      where agency_id = $1 and id = $2 and type = 'FOLDER' and deleted_at is null for share`,
    values: [agencyOf(actor), parentId],
  });
  const [folder] = rows;
  if (!folder) throw invalid([fieldRefusal('parentId', 'folderMissing')]);
  await findRecord(within(engine, connection), actor, entity, parentId, { action: 'update', fields: ['id'] });
  if (after['type'] === libraryItemTypes.FILE && !folder.takes_uploads && !isServer(actor)) {
    throw invalid([fieldRefusal('parentId', 'folderTakesNoFiles')]);
  }
  return { ownerId: folder.owner_id };
}

/** Returns what the server keeps of an item's file: its type, its size, and the extension of its name. */
async function fileValues(connection: Connection, { actor, after }: WriteIntent): Promise<WritePatch> {
  const fileId = (after['fileId'] ?? null) as string | null;
  if (fileId === null) return { type: libraryItemTypes.FOLDER };
  const { rows } = await connection.query<FileFacts>({
    text: 'select original_filename, type_of_media, bytes from media where agency_id = $1 and id = $2',
    values: [agencyOf(actor), fileId],
  });
  const [file] = rows;
  if (!file) throw invalid([fieldRefusal('fileId', 'fileMissing')]);
  return {
    type: libraryItemTypes.FILE,
    name: keptExtension(String(after['name']), file.original_filename),
    mediaType: mediaTypes[file.type_of_media],
    bytes: file.bytes,
  };
}

/** Refuses to change what the system keeps, or a folder that holds such an item. */
async function requireOwnItem(connection: Connection, actor: Actor, id: string): Promise<void> {
  if (isServer(actor)) return;
  const { rows } = await connection.query<{ is_system: boolean; holds: boolean | null }>({
    text: `with recursive tree(id, is_system) as (
        select id, is_system from ${table} where agency_id = $1 and id = $2
        union all
        select t.id, t.is_system from tree join ${table} t
          on t.agency_id = $1 and t.parent_id = tree.id and t.deleted_at is null
          where t.type = 'FOLDER' or t.is_system
      ) select bool_or(is_system) filter (where id = $2) as is_system,
          bool_or(is_system) filter (where id <> $2) as holds from tree`,
    values: [agencyOf(actor), id],
  });
  if (rows[0]?.is_system) throw new RefusalError('invalid', 'systemItem');
  if (rows[0]?.holds) throw new RefusalError('invalid', 'holdsSystemItem');
}

/** Gives everything below a folder its owner. */
async function spreadOwner(connection: Connection, actor: Actor, id: string, ownerId: unknown): Promise<void> {
  await connection.query({
    text: `with recursive below(id) as (
        select id from ${table} where agency_id = $1 and parent_id = $2
        union all
        select t.id from below b join ${table} t on t.agency_id = $1 and t.parent_id = b.id
      ) update ${table} t set owner_id = $3::uuid from below where t.agency_id = $1 and t.id = below.id`,
    values: [agencyOf(actor), id, ownerId],
  });
}

type Written = Pick<WriteIntent, 'before' | 'after'>;
const isMoved = ({ before, after }: Written) => before !== null && before['parentId'] !== after['parentId'];
const isGiven = ({ before, after }: Written) => before !== null && before['ownerId'] !== after['ownerId'];

/** Completes or refuses the change of an item. */
async function keepChange(engine: Engine, intent: WriteIntent, connection: Connection): Promise<WritePatch | void> {
  const { actor, id, before, after } = intent;
  await requireOwnItem(connection, actor, id);
  const owner = isMoved(intent) ? await ownerWithin(engine, connection, intent) : {};
  if (after['type'] === libraryItemTypes.FOLDER) return owner;
  return { ...owner, name: keptExtension(String(after['name']), String(before?.['name'])) };
}

/**
 * Keeps the trees of the library in order, in every way of writing its items: what is in a folder has the folder's owner;
 * system items stay as they are; a file's extension, type and size are those of its content.
 */
export function keepLibrary(engine: Engine): void {
  engine.beforeWrite(
    entity,
    async (intent, connection) => ({
      ...(await fileValues(connection, intent)),
      ...(await ownerWithin(engine, connection, intent)),
    }),
    { of: ['create'] },
  );
  engine.beforeWrite(entity, (intent, connection) => keepChange(engine, intent, connection), { of: ['update'] });
  engine.afterWrite(
    entity,
    ({ actor, id, after }, connection) => spreadOwner(connection, actor, id, after['ownerId']),
    { of: ['update'], when: (intent) => isMoved(intent) || isGiven(intent) },
  );
  engine.beforeWrite(entity, ({ actor, id }, connection) => requireOwnItem(connection, actor, id), {
    of: ['delete'],
    when: ({ cause }) => cause !== 'cascade',
  });
}
