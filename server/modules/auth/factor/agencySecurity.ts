import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Database } from '../../../database/pools.ts';
import { callerOf } from '../../../plugins/session.ts';

interface Security {
  readonly requiresTwoFactor: boolean;
}

const properties = { requiresTwoFactor: { type: 'boolean' } } as const;
const body = { type: 'object', additionalProperties: false, properties } as const;
const response = { 200: answerSchema({ type: 'object', properties }) };

const path = '/user/v1/agency/security';
const config = { access: 'admin' } as const;
const tags = ['auth'];

/**
 * GET and PUT /user/v1/agency/security: what the agency asks of how its people sign in. Who has no second factor where it
 * is required sets one up at the next sign-in; sessions go on.
 */
export function addAgencySecurity(app: FastifyInstance, database: Database): void {
  const read = async (agencyId: string) => {
    const { rows } = await database.query<Security>(agencyId, {
      text: 'select requires_two_factor as "requiresTwoFactor" from identity_agency_security()',
    });
    return { responseData: rows[0] };
  };
  app.get(path, { config, schema: { tags, summary: 'How people of the agency sign in', response } }, (request) =>
    read(agencyOf(callerOf(request))),
  );
  app.put<{ Body: Partial<Security> }>(
    path,
    { config, schema: { tags, summary: 'Change how people of the agency sign in', body, response } },
    async (request) => {
      const agencyId = agencyOf(callerOf(request));
      const { requiresTwoFactor } = request.body;
      if (requiresTwoFactor !== undefined) {
        await database.query(agencyId, {
          text: 'select identity_require_two_factor($1)',
          values: [requiresTwoFactor],
        });
      }
      return read(agencyId);
    },
  );
}
