import type { Engine } from '../../../engine/engine.ts';
import type { FolderPlace } from '../../../integrations/mailbox/port.ts';

interface Row extends FolderPlace {
  readonly path: string;
}

/** Returns the places up to which the folders of a mailbox were read, by their paths. */
export async function placesOf(
  { database }: Pick<Engine, 'database'>,
  agencyId: string,
  mailboxId: string,
): Promise<ReadonlyMap<string, FolderPlace>> {
  const { rows } = await database.query<Row>(agencyId, {
    text: `select path, uid_validity as "uidValidity", next_uid as "nextUid" from mailbox_folder
      where agency_id = $1 and mailbox_id = $2`,
    values: [agencyId, mailboxId],
  });
  return new Map(rows.map(({ path, ...place }) => [path, place]));
}

/** Stores the place up to which a folder was read, and counts the mails of it that were kept. */
export async function keepPlace(
  { database }: Pick<Engine, 'database'>,
  agencyId: string,
  {
    mailboxId,
    path,
    uidValidity,
    nextUid,
    kept,
  }: FolderPlace & { readonly mailboxId: string; readonly path: string; readonly kept: number },
): Promise<void> {
  await database.query(agencyId, {
    text: `with counted as (update mailbox set kept = kept + $6 where agency_id = $1 and id = $2 returning id)
      insert into mailbox_folder (agency_id, mailbox_id, path, uid_validity, next_uid)
      select $1, id, $3, $4, $5 from counted
      on conflict (agency_id, mailbox_id, path) do update set uid_validity = excluded.uid_validity, next_uid = excluded.next_uid`,
    values: [agencyId, mailboxId, path, uidValidity, nextUid, kept],
  });
}

/** Forgets the places of folders that are no longer there. */
export async function forgetPlaces(
  { database }: Pick<Engine, 'database'>,
  agencyId: string,
  { mailboxId, paths }: { readonly mailboxId: string; readonly paths: readonly string[] },
): Promise<void> {
  await database.query(agencyId, {
    text: 'delete from mailbox_folder where agency_id = $1 and mailbox_id = $2 and path <> all($3::text[])',
    values: [agencyId, mailboxId, paths],
  });
}
