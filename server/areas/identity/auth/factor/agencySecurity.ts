import type { FastifyInstance } from 'fastify';
import { agencySecurityCalls, type AgencySecurity } from '../../../../../schema/areas/identity/calls/secondFactor.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Database } from '../../../../database/pools.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

/**
 * Registers what the agency asks of how its people sign in, and its change. Who has no second factor where it
 * is required sets one up at the next sign-in; sessions and passwords that there are go on.
 */
export function addAgencySecurity(app: FastifyInstance, database: Database): void {
  const read = async (agencyId: string): Promise<AgencySecurity> => {
    const { rows } = await database.query<AgencySecurity>(agencyId, {
      text: `select requires_two_factor as "requiresTwoFactor", identity_agency_password_length() as "passwordLength"
        from identity_agency_security()`,
    });
    return rows[0] as AgencySecurity;
  };

  registerCall(app, agencySecurityCalls.read, ({ actor }) => read(agencyOf(actor)));

  registerCall(app, agencySecurityCalls.change, async ({ actor, body: { requiresTwoFactor, passwordLength } }) => {
    const agencyId = agencyOf(actor);
    const set = (text: string, value: unknown) => database.query(agencyId, { text, values: [value] });
    if (requiresTwoFactor !== undefined) await set('select identity_require_two_factor($1)', requiresTwoFactor);
    if (passwordLength !== undefined) await set('select identity_ask_password_length($1)', passwordLength);
    return read(agencyId);
  });
}
