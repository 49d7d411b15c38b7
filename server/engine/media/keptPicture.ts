import { fileAddress } from '../../../schema/media.ts';
import type { FileOptions } from '../../../schema/fields/file.ts';
import type { Actor } from '../../../schema/access/access.ts';
import type { Connection, Database } from '../../database/pools.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import { fileFaultOf } from './fileFaults.ts';
import { readableMedia } from './readable.ts';

/** Something that is no record of an entity and has a picture: everybody of the same agency may see it. */
export interface Pictured {
  /** Agency that keeps the picture; the one above the agencies for what is there. */
  readonly agencyId: string;
  readonly id: string;
  /** Word for it in the table of records, which no entity has. */
  readonly kind: 'favorite' | 'agency';
  readonly name: string;
}

/** Returns the error of a file as a picture, under the wire key that names it; null if it can be used. */
export async function pictureFault(
  engine: Engine,
  actor: Actor,
  { key, id, options }: { readonly key: string; readonly id: string; readonly options: FileOptions },
): Promise<FieldRefusal | null> {
  const [file] = await readableMedia(engine, actor, [id]);
  return fileFaultOf(file, key, options);
}

/** Lets go of the picture that something has. */
export async function dropPicture(
  connection: Connection,
  { agencyId, id }: Pick<Pictured, 'agencyId' | 'id'>,
): Promise<void> {
  // Its uses go with it.
  await connection.query({ text: 'delete from record where agency_id = $1 and id = $2', values: [agencyId, id] });
}

/**
 * Notes which picture something uses from now on, in a transaction of its agency, so that no sweep takes it and everybody
 * there may see it. @throws RefusalError 400 under `key` where the file has gone meanwhile
 */
export async function keepPicture(
  connection: Connection,
  { agencyId, id, kind, name }: Pictured,
  fileId: string,
  key: string,
): Promise<void> {
  const { count } = await connection.query({
    text: 'select from media where agency_id = $1 and id = $2 for key share',
    values: [agencyId, fileId],
  });
  if (count === 0) throw invalid([fieldRefusal(key, 'fileMissing')]);
  await connection.query({
    text: 'insert into record (agency_id, id, kind, label) values ($1, $2, $3, $4)',
    values: [agencyId, id, kind, name],
  });
  await connection.query({
    text: `insert into media_use (agency_id, media_id, record_id, purpose) values ($1, $2, $3, 'avatar')`,
    values: [agencyId, fileId, id],
  });
}

/** Returns the logo of an agency: the id of its file and the address of its picture; null for both without one. */
export async function readLogo(
  database: Pick<Database, 'query'>,
  agencyId: string,
): Promise<{ readonly logoId: string | null; readonly logo: string | null }> {
  const { rows } = await database.query<{ id: string }>(agencyId, {
    text: `select media_id as id from media_use where agency_id = $1 and record_id = $1 and purpose = 'avatar'`,
    values: [agencyId],
  });
  const logoId = rows[0]?.id ?? null;
  return { logoId, logo: logoId && fileAddress(logoId, 'thumbnail') };
}
