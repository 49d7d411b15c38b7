import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { keptExtension, longestName } from '../../../../schema/rules/filenames.ts';
import { libraryItemTypes, libraryTypeOf } from '../../../../schema/areas/files/library.ts';
import type { TypeOfMedia } from '../../../../schema/media.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import type { WriteIntent, WritePatch } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { fitsName } from './contents.ts';
import { freeNames, holdNames } from './freeNames.ts';

const { name: entity, table } = libraryItem;
const isServer = ({ role }: Actor) => role === 'system';

interface FileFacts {
  readonly original_filename: string;
  readonly content_type: string | null;
  readonly type_of_media: TypeOfMedia;
  readonly bytes: number;
}

/**
 * Returns the owner that an item has in its folder, which the engine has locked against its deletion, as every record that
 * another needs. Throws 400 if there is no such folder or it takes no files, 403 if the actor may not write in it.
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
      where agency_id = $1 and id = $2 and type = 'FOLDER' and deleted_at is null`,
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

/** The name of a file with its extension. Throws a 400 where that makes it too long. */
function keptName(after: WriteIntent['after'], former: string): string {
  const name = keptExtension(String(after['name']), former);
  if (name.length > longestName) throw invalid([fieldRefusal('name', 'tooLong', { max: longestName })]);
  return name;
}

/** Returns what the server keeps of an item's file: its type, its size, and the extension of its name. */
async function fileValues(connection: Connection, { actor, after }: WriteIntent): Promise<WritePatch> {
  const fileId = (after['fileId'] ?? null) as string | null;
  if (fileId === null) return { type: libraryItemTypes.FOLDER, name: String(after['name']).normalize('NFC') };
  const { rows } = await connection.query<FileFacts>({
    text: 'select original_filename, content_type, type_of_media, bytes from media where agency_id = $1 and id = $2',
    values: [agencyOf(actor), fileId],
  });
  const [file] = rows;
  if (!file) throw invalid([fieldRefusal('fileId', 'fileMissing')]);
  const { original_filename: filename } = file;
  if (!fitsName(filename, file.content_type))
    throw invalid([fieldRefusal('fileId', 'fileDisguised', { file: filename })]);
  return {
    type: libraryItemTypes.FILE,
    name: keptName(after, filename),
    mediaType: libraryTypeOf[file.type_of_media],
    bytes: file.bytes,
  };
}

/** Refuses to change what the system keeps, or a folder that holds such an item. */
async function requireOwnItem(
  connection: Connection,
  { actor, id, before }: Pick<WriteIntent, 'actor' | 'id' | 'before'>,
): Promise<void> {
  if (isServer(actor)) return;
  if (before?.['isSystem'] === true) throw new RefusalError('invalid', 'systemItem');
  if (before?.['type'] === libraryItemTypes.FILE) return;
  const { rows } = await connection.query<{ holds: boolean }>({
    text: `with recursive tree(id, is_system) as (
        select id, false from ${table} where agency_id = $1 and id = $2
        union all
        select t.id, t.is_system from tree join ${table} t
          on t.agency_id = $1 and t.parent_id = tree.id and t.deleted_at is null
          where t.type = 'FOLDER' or t.is_system
      ) select exists (select from tree where is_system) as holds`,
    values: [agencyOf(actor), id],
  });
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
const isMerge = ({ cause }: Pick<WriteIntent, 'cause'>) => cause === 'merge' || cause === 'unmerge';

/** Returns the name of what a merge of two owners moves to one of them: with a number where it is taken there. */
async function joinedName(connection: Connection, { actor, id, after }: WriteIntent): Promise<WritePatch> {
  const place = { parentId: null, ownerId: (after['ownerId'] ?? null) as string | null };
  await holdNames(connection, actor, place);
  const wanted = { name: String(after['name']), isFile: after['type'] === libraryItemTypes.FILE };
  const [name = wanted.name] = await freeNames(connection, actor, place, [wanted], [id]);
  return { name };
}

/** Completes or refuses the change of an item. */
async function keepChange(engine: Engine, intent: WriteIntent, connection: Connection): Promise<WritePatch | void> {
  if (isMerge(intent)) return joinedName(connection, intent);
  const { before, after } = intent;
  await requireOwnItem(connection, intent);
  const owner = isMoved(intent) ? await ownerWithin(engine, connection, intent) : {};
  const isFolder = after['type'] === libraryItemTypes.FOLDER;
  return {
    ...owner,
    name: isFolder ? String(after['name']).normalize('NFC') : keptName(after, String(before?.['name'])),
  };
}

/**
 * Keeps the trees of the library in order, in every way of writing its items: what is in a folder has the folder's owner;
 * system items stay as they are; a file's extension, type and size are those of its content.
 */
export function keepLibrary(engine: Engine): void {
  // A deletion reaches what another write moves: of two that meet, one begins after the other.
  engine.lockAhead(entity, async (connection, actor) => {
    await connection.query({
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`library ${agencyOf(actor)}`],
    });
  });
  engine.beforeWrite(
    entity,
    async (intent, connection) => ({
      ...(await fileValues(connection, intent)),
      ...(await ownerWithin(engine, connection, intent)),
    }),
    { of: ['create'] },
  );
  // Of a tree that a merge moves, what stands in the root takes all else along.
  const isOwn = (intent: WriteIntent) => !isMerge(intent) || intent.after['parentId'] === null;
  engine.beforeWrite(entity, (intent, connection) => keepChange(engine, intent, connection), {
    of: ['update'],
    when: isOwn,
  });
  engine.afterWrite(
    entity,
    ({ actor, id, after }, connection) => spreadOwner(connection, actor, id, after['ownerId']),
    {
      of: ['update'],
      when: (intent) => isOwn(intent) && isGiven(intent) && intent.after['type'] === libraryItemTypes.FOLDER,
    },
  );
  engine.beforeWrite(
    entity,
    async (intent, connection) => {
      await requireOwnItem(connection, intent);
    },
    { of: ['delete'], unless: ['cascade', 'merge', 'unmerge'] },
  );
}
