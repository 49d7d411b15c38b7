import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import { membershipRoles } from '../../../../schema/access/roles.ts';
import type { apiKeyCalls, ApiKey } from '../../../../schema/areas/identity/calls/apiKeys.ts';
import { keyDays, keyNameLimit, liveKeys } from '../../../../schema/areas/identity/keyLimits.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { noteKey, type MailKey } from './keyNews.ts';
import { keptResources, keyOf, type KeyRow } from './keyRows.ts';
import { drawKey, hintOf, keyHash } from './keyText.ts';

type Wanted = CallBody<typeof apiKeyCalls.create>;
const day = 86_400_000;

/** Throws 400 for a name that is blank or too long. */
function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid([fieldRefusal('name', 'required')]);
  if (trimmed.length > keyNameLimit) throw invalid([fieldRefusal('name', 'tooLong', { max: keyNameLimit })]);
  return trimmed;
}

/** Refuses a key beyond the limit; a second request of the same person waits for the first. */
async function requireRoom(connection: Connection, agencyId: string, accountId: string, now: string): Promise<void> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`api keys ${agencyId} ${accountId}`],
  });
  const { rows } = await connection.query<{ total: number }>({
    text: `select count(*) as total from api_key
      where agency_id = $1 and account_id = $2 and revoked_at is null and expires_at > $3`,
    values: [agencyId, accountId, now],
  });
  if ((rows[0]?.total ?? 0) >= liveKeys)
    throw new RefusalError('invalid', 'tooManyKeys', { params: { max: liveKeys } });
}

/**
 * Makes an API key of the actor in their agency, and returns it with its text, which no other call answers. Throws 403 for a role
 * above the agencies: such a person is at home in no agency, and a key is good in one alone. The person is notified by mail, and
 * the history of their staff record names the key.
 */
export async function makeKey(
  engine: Engine,
  mail: MailKey,
  actor: Actor,
  wanted: Wanted,
): Promise<ApiKey & { key: string }> {
  const agencyId = agencyOf(actor);
  if (!membershipRoles.some((role) => role === actor.role)) throw new RefusalError('forbidden', 'notAllowed');
  const { days = keyDays.usual, readsOnly = true, resources = null } = wanted;
  const name = checkedName(wanted.name);
  const key = drawKey(agencyId);
  const now = engine.clock();
  const madeAt = new Date(now).toISOString();
  const values = [
    agencyId,
    v7(),
    actor.accountId,
    actor.staffId,
    name,
    hintOf(key),
    keyHash(key),
    readsOnly,
    JSON.stringify(keptResources(resources)),
    madeAt,
    new Date(now + days * day).toISOString(),
  ];
  return engine.database.transaction(agencyId, async (connection) => {
    await requireRoom(connection, agencyId, actor.accountId, madeAt);
    const { rows } = await connection.query<KeyRow>({
      text: `insert into api_key (agency_id, id, account_id, staff_id, name, hint, key_hash, reads_only, resources,
          created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, nullif($9::jsonb, 'null'), $10, $11)
        returning id, account_id, staff_id, name, hint, reads_only, resources, created_at, expires_at, last_used_at`,
      values,
    });
    const [row] = rows;
    if (row === undefined) throw new Error('the key was not kept');
    await noteKey(engine, connection, actor, row, 'made');
    await mail(connection, actor, keyOf(row));
    return { ...keyOf(row), key };
  });
}
