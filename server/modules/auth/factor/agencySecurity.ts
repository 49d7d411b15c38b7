import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { passwordMinimum, passwordMinimumLongest } from '../../../../schema/rules/limits.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Database } from '../../../database/pools.ts';
import { callerOf } from '../../../plugins/session.ts';

interface Security {
  readonly requiresTwoFactor: boolean;
  /** The least number of characters of a new password. */
  readonly passwordLength: number;
}

const properties = {
  requiresTwoFactor: { type: 'boolean' },
  passwordLength: { type: 'integer', minimum: passwordMinimum, maximum: passwordMinimumLongest },
} as const;
const body = { type: 'object', additionalProperties: false, properties } as const;
const response = { 200: answerSchema({ type: 'object', properties }) };

const path = '/user/v1/agency/security';
const config = { access: 'admin' } as const;
const tags = ['auth'];

/**
 * GET and PUT /user/v1/agency/security: what the agency asks of how its people sign in. Who has no second factor where it
 * is required sets one up at the next sign-in; sessions and passwords that there are go on.
 */
export function addAgencySecurity(app: FastifyInstance, database: Database): void {
  const read = async (agencyId: string) => {
    const { rows } = await database.query<Security>(agencyId, {
      text: `select requires_two_factor as "requiresTwoFactor", identity_agency_password_length() as "passwordLength"
        from identity_agency_security()`,
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
      const { requiresTwoFactor, passwordLength } = request.body;
      const set = (text: string, value: unknown) => database.query(agencyId, { text, values: [value] });
      if (requiresTwoFactor !== undefined) await set('select identity_require_two_factor($1)', requiresTwoFactor);
      if (passwordLength !== undefined) await set('select identity_ask_password_length($1)', passwordLength);
      return read(agencyId);
    },
  );
}
