import type { FastifyInstance } from 'fastify';
import { security, type AgencySecurity } from '../../../../../schema/areas/identity/settings/security.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { keepSettings } from '../../../../engine/settings/keepSettings.ts';

/**
 * Registers the agency's sign-in requirements, and their change. People without a required second factor set one up at
 * their next sign-in; existing sessions and passwords stay valid.
 */
export function keepAgencySecurity(app: FastifyInstance, engine: Engine): void {
  keepSettings(app, engine, security, {
    read: async ({ database }, agencyId) => {
      const { rows } = await database.query<Omit<AgencySecurity, 'version'>>(agencyId, {
        text: `select requires_two_factor as "requiresTwoFactor", identity_agency_password_length() as "passwordLength"
          from identity_agency_security()`,
      });
      return rows[0] as Omit<AgencySecurity, 'version'>;
    },
    write: async ({ database }, agencyId, { requiresTwoFactor, passwordLength }) => {
      const set = (text: string, value: unknown) => database.query(agencyId, { text, values: [value] });
      if (requiresTwoFactor !== undefined) await set('select identity_require_two_factor($1)', requiresTwoFactor);
      if (passwordLength !== undefined) await set('select identity_ask_password_length($1)', passwordLength);
    },
  });
}
