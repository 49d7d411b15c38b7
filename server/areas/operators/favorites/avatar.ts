import type { Actor } from '../../../../schema/access/access.ts';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { Connection } from '../../../database/pools.ts';
import { aboveAgencies } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fileFaultOf } from '../../../engine/media/fileFaults.ts';
import { readableMedia } from '../../../engine/media/readable.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';

const options = talent.fields.avatar;

/** Returns the error of a file as a favourite's avatar; null if it can be used. */
export async function avatarFault(engine: Engine, actor: Actor, avatarId: string): Promise<FieldRefusal | null> {
  const [file] = await readableMedia(engine, actor, [avatarId]);
  return fileFaultOf(file, 'avatarId', options);
}

/** Lets go of the picture that a favourite has. */
export async function dropAvatar(connection: Connection, id: string): Promise<void> {
  // Its uses go with it.
  await connection.query({
    text: 'delete from record where agency_id = $1 and id = $2',
    values: [aboveAgencies, id],
  });
}

/**
 * Notes which picture a favourite uses from now on, in a transaction above the agencies, so that no sweep takes it and
 * every app admin may see it. @throws RefusalError 400 where the file has gone meanwhile
 */
export async function keepAvatar(connection: Connection, id: string, name: string, avatarId: string): Promise<void> {
  const { count } = await connection.query({
    text: 'select from media where agency_id = $1 and id = $2 for key share',
    values: [aboveAgencies, avatarId],
  });
  if (count === 0) throw invalid([fieldRefusal('avatarId', 'fileMissing')]);
  await connection.query({
    text: `insert into record (agency_id, id, kind, label) values ($1, $2, 'favorite', $3)`,
    values: [aboveAgencies, id, name],
  });
  await connection.query({
    text: `insert into media_use (agency_id, media_id, record_id, purpose) values ($1, $2, $3, 'avatar')`,
    values: [aboveAgencies, avatarId, id],
  });
}
