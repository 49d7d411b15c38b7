import type { FastifyInstance } from 'fastify';
import { general, type GeneralSettings } from '../../../../schema/areas/settings/settings/general.ts';
import { callingCodeOf } from '../../../../schema/rules/phone.ts';
import { keepSettings } from '../../../engine/settings/keepSettings.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { AgencyDeps } from './agencyDeps.ts';

/**
 * Registers an agency's general settings, and their change by its admins. New records take its currency and country
 * from then on; existing ones keep theirs.
 */
export function keepGeneralSettings(app: FastifyInstance, deps: Pick<AgencyDeps, 'engine' | 'database'>): void {
  const { engine, database } = deps;
  keepSettings(app, engine, general, {
    read: async (agencyId) => {
      const { rows } = await database.query<GeneralSettings>(agencyId, {
        text: 'select name, time_zone as "timezoneId", currency, locale, country from identity_agency_settings()',
        values: [],
      });
      return rows[0] as GeneralSettings;
    },
    write: async (agencyId, { name = null, timezoneId = null, currency = null, locale = null, country }) => {
      if (country && callingCodeOf(country) === null) throw invalid([fieldRefusal('country', 'country')]);
      const { rows } = await database.query<{ isDone: boolean }>(agencyId, {
        text: 'select identity_change_agency($1, $2, $3, $4, $5, $6) as "isDone"',
        values: [name, timezoneId, currency, locale, country ?? null, country !== undefined],
      });
      if (rows[0]?.isDone !== true) throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
    },
  });
}
