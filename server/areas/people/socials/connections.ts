import type { Actor } from '../../../../schema/access/access.ts';
import type { SocialConnection } from '../../../../schema/areas/people/calls/socials.ts';
import { handleOf, isConnectable, type ConnectablePlatform } from '../../../../schema/areas/people/socials.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import type { SocialAccount, SocialsPort } from '../../../integrations/socials/port.ts';

/** A row of a person's social accounts that its caller may connect. */
export interface ConnectableRow {
  readonly recordId: string;
  readonly socialId: string;
  readonly platform: ConnectablePlatform;
  readonly handle: string | null;
}

interface ConnectionRow {
  readonly social_id: string;
  readonly platform: ConnectablePlatform;
  readonly provider: SocialConnection['provider'];
  readonly username: string | null;
  readonly display_name: string | null;
  readonly connected_at: number;
  readonly expires_at: number | null;
}

type On = { readonly connection?: Connection };

/** One by the id of a row of `socials`, of a record that the actor may write; 404 where there is none to know of. */
export async function recordOfRow(
  engine: Engine,
  actor: Actor,
  entity: string,
  socialId: string,
  { connection }: On = {},
): Promise<{ readonly recordId: string; readonly platform: unknown; readonly url: string }> {
  requireRight(engine, actor, 'update', entity);
  const agencyId = agencyOf(actor);
  const statement = {
    text: 'select l.owner_id as id from talents_socials l where l.agency_id = $1 and l.id = $2',
    values: [agencyId, socialId],
  };
  const { rows } = await (connection?.query<{ id: string }>(statement) ??
    engine.database.query<{ id: string }>(agencyId, statement));
  if (!rows[0]) throw notFound();
  const at = connection ? { connection } : {};
  const { record } = await findRecord(engine, actor, entity, rows[0].id, { action: 'update', ...at });
  const socials = (record['socials'] ?? []) as readonly { id: string; platform: unknown; url: string }[];
  const row = socials.find(({ id }) => id === socialId);
  if (!row) throw notFound();
  return { recordId: record.id, platform: row.platform, url: row.url };
}

/** Returns the row if its platform has accounts that can be connected; refuses others. */
export async function connectableRow(
  engine: Engine,
  actor: Actor,
  entity: string,
  socialId: string,
  on: On = {},
): Promise<ConnectableRow> {
  const { recordId, platform, url } = await recordOfRow(engine, actor, entity, socialId, on);
  if (!isConnectable(platform)) throw new RefusalError('invalid', 'socialPlatform');
  return { recordId, socialId, platform, handle: handleOf(url) };
}

const told = (row: ConnectionRow): SocialConnection => ({
  talentSocialId: row.social_id,
  platform: row.platform,
  provider: row.provider,
  username: row.username,
  displayName: row.display_name,
  connectedAt: row.connected_at,
  expiresAt: row.expires_at,
});

const columns = 'c.social_id, c.platform, c.provider, c.username, c.display_name, c.connected_at, c.expires_at';

/** The connections of a record's rows. */
export async function connectionsOf(
  engine: Engine,
  agencyId: string,
  recordId: string,
): Promise<readonly SocialConnection[]> {
  const { rows } = await engine.database.query<ConnectionRow>(agencyId, {
    text: `select ${columns} from social_connection c
      join talents_socials l on l.agency_id = $1 and l.id = c.social_id and l.owner_id = c.record_id
      where c.agency_id = $1 and c.record_id = $2 order by l.position, l.id`,
    values: [agencyId, recordId],
  });
  return rows.map(told);
}

/**
 * Returns the owner for which a connection's token is sealed: it stays that of the account, wherever the row is moved.
 */
export function ownerOfToken(agencyId: string, provider: SocialsPort['provider'], accountId: string): string {
  return `${agencyId} ${provider} ${accountId}`;
}

interface Kept {
  readonly row: ConnectableRow;
  readonly provider: SocialsPort['provider'];
  readonly account: SocialAccount;
  readonly sealed: Buffer;
  readonly now: number;
}

/** Stores a connection in place of the row's former one; null if the row has gone, or is of another platform by now. */
export async function keepConnection(
  connection: Connection,
  actor: Actor,
  { row, provider, account, sealed, now }: Kept,
): Promise<SocialConnection | null> {
  const at = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
  // The row is held, so that taking it away waits and takes the connection with it.
  const { rows } = await connection.query<ConnectionRow>({
    text: `insert into social_connection as c (agency_id, social_id, record_id, platform, provider, provider_account_id,
        username, display_name, token, expires_at, account_id, staff_id, connected_at)
      select l.agency_id, l.id, l.owner_id, l.platform, $5, $6, $7, $8, $9, $10::timestamptz, $11::uuid, $12::uuid,
        $13::timestamptz
      from talents_socials l where l.agency_id = $1 and l.id = $2 and l.owner_id = $3 and l.platform = $4
      for key share of l
      on conflict (agency_id, social_id) do update set record_id = excluded.record_id, platform = excluded.platform,
        provider = excluded.provider, provider_account_id = excluded.provider_account_id,
        username = excluded.username, display_name = excluded.display_name, token = excluded.token,
        expires_at = excluded.expires_at, account_id = excluded.account_id, staff_id = excluded.staff_id,
        connected_at = excluded.connected_at
      returning ${columns}`,
    values: [
      agencyOf(actor),
      row.socialId,
      row.recordId,
      row.platform,
      provider,
      account.id,
      account.username,
      account.displayName,
      sealed.toString('base64'),
      at(account.expiresAt),
      actor.accountId,
      actor.staffId,
      at(now),
    ],
  });
  return rows[0] ? told(rows[0]) : null;
}

/** Deletes a row's connection with its token. */
export async function dropConnection(engine: Engine, agencyId: string, socialId: string): Promise<void> {
  await engine.database.query(agencyId, {
    text: 'delete from social_connection where agency_id = $1 and social_id = $2',
    values: [agencyId, socialId],
  });
}
