import { keptExtension } from '../../../../schema/rules/filenames.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryNameFrom } from '../../../../schema/areas/files/library.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { insertJudged } from '../../../engine/many/insertMany.ts';
import type { MediaRow } from '../../../engine/media/mediaRow.ts';
import { readableMedia } from '../../../engine/media/readable.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { judgeCreate } from '../../../engine/writing/create.ts';
import { freeNames, holdNames, type NamingPlace } from './freeNames.ts';
import { inCall, isNameClash } from './refusals.ts';
import { findWritable, type Place, type Tree } from './trees.ts';

const { name: entity } = libraryItem;
/** Number of times that free names are looked for, as writes that do not wait for each other may take one. */
const tries = 5;

/** An upload that is to be filed. */
export interface Upload {
  readonly mediaId: string;
  readonly name?: string;
  readonly isSensitive?: boolean;
}

interface Filed extends NamingPlace {
  readonly upload: Upload;
  readonly name: string;
}

/** Returns why a name that is asked for is refused, before it gets its extension. */
function nameFaults(name: string, field: string): FieldRefusal[] {
  if (name.trim() === '') return [fieldRefusal(field, 'required')];
  return patterns.libraryName.regex.test(name.trim()) ? [] : [fieldRefusal(field, 'libraryName')];
}

/** The files of some uploads that the actor may read. Throws a 400 that names those which are not there. */
async function filesOf(engine: Engine, actor: Actor, uploads: readonly Upload[]): Promise<readonly MediaRow[]> {
  const ids = uploads.map(({ mediaId }) => mediaId.toLowerCase());
  const known = new Map((await readableMedia(engine, actor, ids)).map((file) => [file.id, file]));
  const missing = ids.flatMap((id, index) => (known.has(id) ? [] : [fieldRefusal(`${index}.mediaId`, 'fileMissing')]));
  if (missing.length > 0) throw invalid(missing);
  return ids.map((id) => known.get(id) as MediaRow);
}

/** The folder of each file: the one that the call names, else the one that its uploader named, else the root. */
async function placesOf(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  files: readonly MediaRow[],
  parentKey: string | undefined,
): Promise<readonly Place[]> {
  const keyOf = (file: MediaRow) => parentKey ?? file.library_key ?? null;
  const known = new Map<string | null, Place>();
  for (const key of new Set(files.map((file) => keyOf(file)))) {
    const place = await findWritable(engine, actor, key, { tree });
    if (!place.takesUploads) throw invalid([fieldRefusal('parentKey', 'folderTakesNoFiles')]);
    known.set(key, place);
  }
  return files.map((file) => known.get(keyOf(file)) as Place);
}

/** Gives each file a name that is free in its folder; others who look for one there wait until the transaction ends. */
async function withNames(connection: Connection, actor: Actor, wanted: readonly Filed[]): Promise<readonly Filed[]> {
  const placeOf = ({ parentId, ownerId }: Filed) => parentId ?? ownerId ?? '';
  const named = [...wanted];
  for (const place of [...new Set(wanted.map(placeOf))].toSorted()) {
    const there = wanted.flatMap((one, index) => (placeOf(one) === place ? [{ one, index }] : []));
    const [first] = there;
    if (!first) continue;
    await holdNames(connection, actor, first.one);
    const names = await freeNames(
      connection,
      actor,
      first.one,
      there.map(({ one }) => ({ name: one.name, isFile: true })),
    );
    for (const [position, { one, index }] of there.entries()) {
      named[index] = { ...one, name: names[position] ?? one.name };
    }
  }
  return named;
}

async function insert(engine: Engine, actor: Actor, wanted: readonly Filed[]): Promise<readonly string[]> {
  return engine.database.transaction(agencyOf(actor), async (connection) => {
    const here = within(engine, connection);
    const judged = [];
    for (const [index, { upload, name, parentId, ownerId }] of (await withNames(connection, actor, wanted)).entries()) {
      const { mediaId, isSensitive = false } = upload;
      const body = { name, ownerId };
      const set = { parentId, fileId: mediaId.toLowerCase(), isSensitive };
      const keyOf = (key: string) => (key === 'parentKey' ? key : `${index}.${key}`);
      judged.push(await inCall(() => judgeCreate(here, actor, entity, body, set), keyOf));
    }
    return (await insertJudged(engine, connection, actor, entity, judged)).map(({ id }) => id);
  });
}

/**
 * Files uploads in a tree, all or none: a name that is taken gets a number. Throws a 400 that names the upload and why it
 * is refused: by size, extension, content (AB 5), or since its folder is gone. Returns the ids of the items.
 */
export async function fileUploads(
  engine: Engine,
  actor: Actor,
  tree: Tree,
  uploads: readonly Upload[],
  parentKey: string | undefined,
): Promise<readonly string[]> {
  requireRight(engine, actor, 'create', entity);
  const faults = uploads.flatMap(({ name }, index) => (name === undefined ? [] : nameFaults(name, `${index}.name`)));
  if (faults.length > 0) throw invalid(faults);
  const files = await filesOf(engine, actor, uploads);
  const places = await placesOf(engine, actor, tree, files, parentKey);
  const wanted = uploads.map((upload, index): Filed => {
    const filename = files[index]?.original_filename ?? '';
    const given = upload.name?.normalize('NFC').trim() ?? libraryNameFrom(filename);
    return {
      upload,
      name: keptExtension(given, filename),
      parentId: places[index]?.id ?? null,
      ownerId: tree.ownerId,
    };
  });
  for (let each = 1; ; each += 1) {
    try {
      return await inCall(() => insert(engine, actor, wanted));
    } catch (error) {
      if (each === tries || !isNameClash(error)) throw error;
    }
  }
}
