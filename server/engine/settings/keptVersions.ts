import { v5, v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import type { Connection, Database } from '../../database/pools.ts';
import type { Engine } from '../engine.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from '../writing/changes.ts';

/** The id under which the history has the settings of an agency that an area keeps itself. */
export const keptId = (agencyId: string, name: string): string => v5(name, agencyId);

/** Returns the version of settings that an area keeps itself; 0 before anybody saved them. */
export async function keptVersion(database: Pick<Database, 'query'>, agencyId: string, name: string): Promise<number> {
  const { rows } = await database.query<{ version: number }>(agencyId, {
    text: 'select coalesce(max(version), 0) as version from history where agency_id = $1 and record_id = $2',
    values: [agencyId, keptId(agencyId, name)],
  });
  return rows[0]?.version ?? 0;
}

/** Makes other writes of the same settings wait until the transaction ends. */
export async function holdKept(connection: Connection, agencyId: string, name: string): Promise<void> {
  const id = keptId(agencyId, name);
  await connection.query({
    text: `insert into record (agency_id, id, kind, label) values ($1, $2, $3, '') on conflict do nothing`,
    values: [agencyId, id, name],
  });
  await connection.query({
    text: 'select from record where agency_id = $1 and id = $2 for no key update',
    values: [agencyId, id],
  });
}

/** Adds a write of settings that are held to their history. */
export async function noteKept(
  { clock }: Pick<Engine, 'clock'>,
  connection: Connection,
  actor: Actor,
  name: string,
  version: number,
  changes: readonly Change[],
): Promise<void> {
  const agencyId = agencyOf(actor);
  await connection.query({
    text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
        key_id, key_name) values ($1, $2, $3, $4, $5, $6, 'update', $7, $8::jsonb, $9, $10)`,
    values: [
      agencyId,
      v7(),
      keptId(agencyId, name),
      new Date(clock()).toISOString(),
      actor.accountId === systemAccountId ? null : actor.accountId,
      actor.staffId,
      version,
      JSON.stringify(changes),
      actor.via?.keyId,
      actor.via?.name,
    ],
  });
}
