import type { Actor } from '../../../../schema/access/access.ts';
import { canField } from '../../../../schema/access/can.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { keptExtension, longestName, plainFilename } from '../../../../schema/rules/filenames.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { fileHomeOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findReadable, type ReadableMedia } from '../../../engine/media/readable.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';

interface Use {
  readonly kind: string;
  readonly purpose: string;
  readonly record_id: string;
}

async function usesOf(engine: Engine, actor: Actor, { id }: ReadableMedia): Promise<readonly Use[]> {
  const { rows } = await engine.database.query<Use>(fileHomeOf(actor), {
    text: `select r.kind, u.purpose, u.record_id from media_use u
      join record r on r.agency_id = u.agency_id and r.id = u.record_id
      where u.agency_id = $1 and u.media_id = $2 and r.deleted_at is null`,
    values: [fileHomeOf(actor), id],
  });
  return rows;
}

/** Throws 403 unless the actor may change the file's field in every record that uses it. */
async function requireEdit(engine: Engine, actor: Actor, file: ReadableMedia): Promise<void> {
  const uses = await usesOf(engine, actor, file);
  const refused = new RefusalError('forbidden', 'notAllowed');
  if (uses.length === 0 && file.account_id !== actor.accountId) throw refused;
  for (const kind of new Set(uses.map((use) => use.kind))) {
    const ofKind = uses.filter((use) => use.kind === kind);
    const { fields } = engine.registry.get(kind);
    if (ofKind.some(({ purpose }) => canField(actor, fields[purpose]?.access) !== 'edit')) throw refused;
    const ids = [...new Set(ofKind.map((use) => use.record_id))];
    const found = await findRecords(engine, actor, kind, ids, { action: 'update', fields: ['id'] });
    if (found.size < ids.length) throw refused;
  }
}

/**
 * Gives a file another name and keeps its extension (AB 5, AB 7 "update attachment"). The name that it was uploaded under
 * stays its `originalFilename`. Throws 404 for a file that the actor may not read, 403 without the right to change each
 * record that uses it, 400 for an empty name and for a file of the library, which is renamed as its item.
 */
export async function renameFile(engine: Engine, actor: Actor, id: string, filename: string): Promise<ReadableMedia> {
  const file = await findReadable(engine, actor, id);
  await requireEdit(engine, actor, file);
  if (file.uses.some(({ kind }) => kind === libraryItem.name)) throw invalid([fieldRefusal('filename', 'filedFile')]);
  const given = plainFilename(filename);
  if (given === '') throw invalid([fieldRefusal('filename', 'required')]);
  const name = keptExtension(given, file.filename);
  if (name.length > longestName) throw invalid([fieldRefusal('filename', 'tooLong', { max: longestName })]);
  await engine.database.query(fileHomeOf(actor), {
    text: 'update media set filename = $3 where agency_id = $1 and id = $2',
    values: [fileHomeOf(actor), file.id, name],
  });
  return { ...file, filename: name };
}
