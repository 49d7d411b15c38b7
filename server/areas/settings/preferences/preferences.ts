import type { FastifyInstance } from 'fastify';
import { preferenceCalls } from '../../../../schema/areas/settings/calls/preferences.ts';
import { preferenceCount, preferenceLength } from '../../../../schema/rules/limits.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Database } from '../../../database/pools.ts';
import { RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the calls that read and write the preferences of the signed-in person. */
export function registerPreferences(app: FastifyInstance, database: Database): void {
  registerCall(app, preferenceCalls.all, async ({ actor: { agencyId, accountId } }) => {
    if (agencyId === null) return {};
    const { rows } = await database.query<{ key: string; value: object }>(agencyId, {
      text: 'select key, value from preference where agency_id = $1 and account_id = $2 order by key',
      values: [agencyId, accountId],
    });
    return Object.fromEntries(rows.map((row) => [row.key, row.value]));
  });

  registerCall(app, preferenceCalls.keep, async ({ actor, params, body }) => {
    await keep(database, agencyOf(actor), actor.accountId, params.key, body.value);
    return {};
  });
}

async function keep(
  database: Database,
  agencyId: string,
  accountId: string,
  name: string,
  given: object | null,
): Promise<void> {
  if (given === null) {
    await database.query(agencyId, {
      text: 'delete from preference where agency_id = $1 and account_id = $2 and key = $3',
      values: [agencyId, accountId, name],
    });
    return;
  }
  const text = JSON.stringify(given);
  if (text.length > preferenceLength) {
    throw new RefusalError('invalid', 'tooLong', { params: { max: preferenceLength } });
  }
  // The count is a guard against a flood, not a promise: two at once may go one beyond it.
  const { count } = await database.query(agencyId, {
    text: `insert into preference (agency_id, account_id, key, value, updated_at)
      select $1, $2, $3, $4::jsonb, now() where exists (select from preference where agency_id = $1 and account_id = $2 and key = $3)
        or (select count(*) from preference where agency_id = $1 and account_id = $2) < $5
      on conflict (agency_id, account_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    values: [agencyId, accountId, name, text, preferenceCount],
  });
  if (count === 0) throw new RefusalError('invalid', 'tooMany', { params: { max: preferenceCount } });
}
