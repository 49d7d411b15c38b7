import type { Actor } from '../../../schema/access/access.ts';
import type { FileOptions } from '../../../schema/fields/file.ts';
import { failureGaps } from '../../../schema/media.ts';
import { uploadLimit } from '../../../schema/rules/limits.ts';
import { fieldRefusal, type FieldRefusal } from '../../errors.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { readableMedia } from './readable.ts';
import { isUnreadImage, type MediaRow } from './mediaRow.ts';

/** Files that a write begins to use, by the wire key that names them. */
interface Named {
  readonly key: string;
  readonly options: FileOptions;
  readonly ids: readonly string[];
}

/** Returns true if a wire key of an entity contains files. */
export function isFileKey(model: Model, key: string): boolean {
  return (model.column(key)?.spec ?? model.link(key)?.spec)?.isFile === true;
}

function namedIn(model: Model, changes: readonly Change[]): Named[] {
  return changes.flatMap(({ field: key, before, after }) => {
    if (!isFileKey(model, key)) return [];
    const known = [before].flat();
    const ids = [after].flat().filter((id): id is string => typeof id === 'string' && !known.includes(id));
    const declared = model.entity.fields[(model.column(key) ?? model.link(key))?.field ?? ''];
    return ids.length === 0 ? [] : [{ key, ids, options: declared as FileOptions }];
  });
}

/** Returns the error of a file in a field, under the wire key that names it; null if the field accepts it. */
export function fileFaultOf(file: MediaRow | undefined, key: string, options: FileOptions): FieldRefusal | null {
  if (!file) return fieldRefusal(key, 'fileMissing');
  const { original_filename: name, state, type_of_media: type, bytes } = file;
  if (state === 'failed') return fieldRefusal(key, 'fileUnreadable');
  if (state !== 'ready' || type === null) return fieldRefusal(key, 'fileNotReady', { file: name });
  const { types, extensions, limit = uploadLimit } = options;
  if (extensions && file.object === null) return fieldRefusal(key, 'fileIsLink', { file: name });
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (extensions && !extensions.includes(ending)) {
    return fieldRefusal(key, 'fileExtension', { file: name, types: extensions.map((one) => `.${one}`).join(', ') });
  }
  if (types?.includes('image') && !types.includes(type) && isUnreadImage(file)) {
    return fieldRefusal(key, 'imageUnreadable', { pixels: failureGaps.pixels });
  }
  if (bytes > limit) return fieldRefusal(key, 'fileOverLimit', { file: name, limit: limit / 1_000_000 });
  if (types && !types.includes(type)) {
    return fieldRefusal(key, 'fileType', { file: name, types: types.join(', '), limit: limit / 1_000_000 });
  }
  return null;
}

/** Returns files that a record used in a field before, by its own history: they may come back to it. */
async function formerFiles(
  engine: Engine,
  actor: Actor,
  recordId: string,
  named: readonly Named[],
): Promise<readonly MediaRow[]> {
  const { rows } = await engine.database.query<MediaRow>(agencyOf(actor), {
    text: `select m.* from media m
      join unnest($3::text[], $4::uuid[]) w(key, id) on w.id = m.id
      where m.agency_id = $1 and exists (select from history h, jsonb_array_elements(h.changes) c
        where h.agency_id = $1 and h.record_id = $2 and c ->> 'field' = w.key
          and (c -> 'before' ? w.id::text or c -> 'after' ? w.id::text))`,
    values: [
      agencyOf(actor),
      recordId,
      named.flatMap(({ key, ids }) => ids.map(() => key)),
      named.flatMap(({ ids }) => ids),
    ],
  });
  return rows;
}

/**
 * Returns the errors of the files that a write begins to use. A file becomes readable to everybody who may read the
 * record, so the writer must be allowed to read it. Files of others, swept files and files that never existed give the
 * same error. What the record itself used before may come back, as an undo asks. Call it in the write's transaction: it
 * locks the files, so that no sweep removes one meanwhile.
 * @param recordId the record that is written; null for a new one
 */
export async function fileFaults(
  engine: Engine,
  actor: Actor,
  model: Model,
  changes: readonly Change[],
  recordId: string | null,
): Promise<FieldRefusal[]> {
  const named = namedIn(model, changes);
  if (named.length === 0) return [];
  const ids = named.flatMap((one) => one.ids);
  await engine.database.query(agencyOf(actor), {
    text: 'select from media where agency_id = $1 and id = any($2::uuid[]) order by id for key share',
    values: [actor.agencyId, ids],
    jointIds: 1,
  });
  const found = new Map<string, MediaRow>((await readableMedia(engine, actor, ids)).map((file) => [file.id, file]));
  if (recordId !== null && ids.some((id) => !found.has(id))) {
    for (const file of await formerFiles(engine, actor, recordId, named))
      found.set(file.id, found.get(file.id) ?? file);
  }
  return named.flatMap((one) => {
    const fault = one.ids.map((id) => fileFaultOf(found.get(id), one.key, one.options)).find((each) => each !== null);
    return fault ? [fault] : [];
  });
}
