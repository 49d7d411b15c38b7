import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../engine/agency.ts';
import type { Database } from '../../database/pools.ts';
import { RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import { preferenceCount, preferenceLength } from '../../../schema/rules/limits.ts';

const key = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$' };
const value = { type: ['object', 'null'], additionalProperties: true };
const tags = ['preferences'];
const config = { access: 'signedIn' } as const;

/**
 * How the signed-in person arranged what they see, such as the columns of a table (AB 2): small objects under keys of the
 * front end's own, for this person in this agency alone. GET answers all of them; PUT keeps one, null forgets it.
 */
export function registerPreferences(app: FastifyInstance, database: Database): void {
  app.route({
    method: 'GET',
    url: '/user/v1/preferences',
    schema: {
      tags,
      summary: 'how the signed-in person arranged what they see, by key',
      response: { 200: answerSchema({ type: 'object', additionalProperties: value }) },
    },
    config,
    handler: async (request) => {
      const { agencyId, accountId } = callerOf(request);
      if (agencyId === null) return { responseData: {} };
      const { rows } = await database.query<{ key: string; value: object }>(agencyId, {
        text: 'select key, value from preference where agency_id = $1 and account_id = $2 order by key',
        values: [agencyId, accountId],
      });
      return { responseData: Object.fromEntries(rows.map((row) => [row.key, row.value])) };
    },
  });

  app.route<{ Params: { key: string }; Body: { value: object | null } }>({
    method: 'PUT',
    url: '/user/v1/preferences/:key',
    schema: {
      tags,
      summary: 'keep how the signed-in person arranged something; null forgets it',
      params: { type: 'object', properties: { key }, required: ['key'] },
      body: { type: 'object', properties: { value }, required: ['value'], additionalProperties: false },
      response: { 200: answerSchema({ type: 'object' }) },
    },
    config,
    handler: async (request) => {
      const actor = callerOf(request);
      await keep(database, agencyOf(actor), actor.accountId, request.params.key, request.body.value);
      return { responseData: {} };
    },
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
