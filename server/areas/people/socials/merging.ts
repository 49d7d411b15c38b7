import { agencyOf } from '../../../engine/agency.ts';
import type { MergedPair, MergeFollower, MergeWrite } from '../../../engine/merge/followers.ts';

/** The rows of social accounts, whose connections a merge has to keep. */
const table = 'talents_socials';

/**
 * Moves connections of rows that the kept record loses to the merged record, before the rows are removed, so that
 * undoing the merge can restore them.
 */
async function hold({ connection, actor, model, changes, keptId, goneId }: MergeWrite): Promise<void> {
  const key = model.rows.find((rows) => rows.table === table)?.key;
  const change = changes.find(({ field }) => field === key);
  if (key === undefined || !change) return;
  const idsOf = (rows: unknown) => ((rows ?? []) as readonly { readonly id?: string }[]).flatMap(({ id }) => id ?? []);
  const stays = idsOf(change.after);
  await connection.query({
    text: `update social_connection c set record_id = $3
      where c.agency_id = $1 and c.record_id = $2 and c.social_id = any($4::uuid[])`,
    values: [agencyOf(actor), keptId, goneId, idsOf(change.before).filter((id) => !stays.includes(id))],
  });
}

/**
 * Copies connections from rows of the merged record to equal rows of the kept one that have none. Returns these rows.
 * The merged record's rows stay as they are.
 */
async function move({ connection, actor, keptId, goneId }: MergedPair): Promise<readonly string[]> {
  const { rows } = await connection.query<{ social_id: string }>({
    text: `insert into social_connection (agency_id, social_id, record_id, platform, provider, provider_account_id,
        username, display_name, token, expires_at, account_id, staff_id, connected_at)
      select c.agency_id, k.id, k.owner_id, c.platform, c.provider, c.provider_account_id, c.username, c.display_name,
        c.token, c.expires_at, c.account_id, c.staff_id, c.connected_at
      from social_connection c
        join ${table} g on g.agency_id = $1 and g.id = c.social_id and g.owner_id = c.record_id
        join ${table} k on k.agency_id = $1 and k.owner_id = $2 and k.platform = g.platform and k.url = g.url
      where c.agency_id = $1 and c.record_id = $3
      on conflict (agency_id, social_id) do nothing returning social_id`,
    values: [agencyOf(actor), keptId, goneId],
  });
  return rows.map(({ social_id: id }) => id);
}

/**
 * Restores the connections of both records when a merge is undone: copies are removed unless reconnected since, and
 * kept ones come back with their row.
 */
async function moveBack({ connection, actor, keptId, goneId }: MergedPair, copied: readonly string[]): Promise<void> {
  const agency = agencyOf(actor);
  await connection.query({
    text: `delete from social_connection c using social_connection g
      where c.agency_id = $1 and c.record_id = $2 and c.social_id = any($4::uuid[]) and g.agency_id = $1
        and g.record_id = $3 and g.provider_account_id = c.provider_account_id and g.connected_at = c.connected_at`,
    values: [agency, keptId, goneId, copied],
  });
  await connection.query({
    text: `update social_connection c set record_id = $2 from ${table} l
      where c.agency_id = $1 and c.record_id = $3 and l.agency_id = $1 and l.id = c.social_id and l.owner_id = $2`,
    values: [agency, keptId, goneId],
  });
  await connection.query({
    text: `delete from social_connection c where c.agency_id = $1 and c.record_id = $2 and not exists (
      select from ${table} l where l.agency_id = $1 and l.id = c.social_id and l.owner_id = $2)`,
    values: [agency, goneId],
  });
}

/** Merges the connections of two people. */
export const mergeFollower: MergeFollower = { name: 'socials', hold, move, moveBack };
