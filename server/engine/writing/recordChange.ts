import { v7 } from 'uuid';
import { systemAccountId, type Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../agency.ts';
import type { Change } from './changes.ts';
import type { Engine } from '../engine.ts';

/**
 * Adds a history entry and a new version for changes made outside the record's own table, so that open pages are
 * updated. Runs in the transaction that made the change; does nothing if the record has been deleted.
 */
export async function recordChanges(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  entity: string,
  id: string,
  changes: readonly Change[],
): Promise<void> {
  const moment = new Date(engine.clock()).toISOString();
  const account = actor.accountId === systemAccountId ? null : actor.accountId;
  await connection.query({
    text: `with changed as (update ${engine.model(entity).table} t set version = t.version + 1, updated_at = $3
        where t.agency_id = $1 and t.id = $2 and t.deleted_at is null returning t.id, t.version)
      insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes,
        key_id, key_name)
      select $1, $4, changed.id, $3, $5, $6, 'update', changed.version, $7::jsonb, $8, $9 from changed`,
    values: [
      agencyOf(actor),
      id,
      moment,
      v7(),
      account,
      actor.staffId,
      JSON.stringify(changes),
      actor.via?.keyId,
      actor.via?.name,
    ],
  });
}
