import type { Actor } from '../../../../schema/access/access.ts';
import { actorByKey, type KeyLimits } from '../../../../schema/access/keys.ts';
import type { Database } from '../../../database/pools.ts';
import { actorOfRow, type ActorRow } from '../../../engine/accountActor.ts';
import { agencyOfKey, keyHash } from './keyText.ts';

interface KeyRow extends ActorRow {
  readonly key_id: string;
  readonly key_name: string;
  readonly reads_only: boolean;
  readonly resources: KeyLimits['resources'];
  readonly last_used_at: number | null;
}

/** The use of a key is noted to the minute, and once in it. Milliseconds. */
const usePeriod = 60_000;

/**
 * Returns the actor of an API key, with the rights that its person has now; null for a key that is malformed, unknown, revoked
 * or expired, and for one whose person may not work in the agency (any longer), owes it a second factor, or has a role above
 * the agencies.
 */
export type ReadKeyActor = (key: string) => Promise<Actor | null>;

/** @param clock milliseconds since the epoch */
export function keyActors(database: Database, clock: () => number): ReadKeyActor {
  const find = async (agencyId: string, key: string, now: string) => {
    const { rows } = await database.query<KeyRow>(agencyId, {
      name: 'apiKey',
      text: `select k.id as key_id, k.name as key_name, k.reads_only, k.resources, k.last_used_at, a.*, d.*
        from api_key k
        cross join lateral identity_actor(k.account_id) a
        left join lateral identity_agency_defaults(a.agency_id) d on true
        where k.agency_id = $1::uuid and k.key_hash = $2 and k.revoked_at is null and k.expires_at > $3
          and a.role in ('agency', 'staff') and not identity_owes_factor(k.account_id, k.agency_id)`,
      values: [agencyId, keyHash(key), now],
    });
    return rows[0];
  };
  const noteUse = async (agencyId: string, { key_id: id, last_used_at: last }: KeyRow) => {
    const period = clock() - (clock() % usePeriod);
    if (last !== null && last >= period) return;
    await database.query(agencyId, {
      text: 'update api_key set last_used_at = $3 where agency_id = $1 and id = $2',
      values: [agencyId, id, new Date(period).toISOString()],
    });
  };
  return async (key) => {
    const agencyId = agencyOfKey(key);
    const row = agencyId === null ? undefined : await find(agencyId, key, new Date(clock()).toISOString());
    if (agencyId === null || row === undefined) return null;
    await noteUse(agencyId, row);
    const { key_id: id, key_name: name, reads_only: readsOnly, resources } = row;
    return actorByKey(actorOfRow(row), { id, name, readsOnly, resources });
  };
}
