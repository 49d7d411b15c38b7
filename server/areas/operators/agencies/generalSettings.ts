import type { FastifyInstance } from 'fastify';
import { general, type GeneralSettings } from '../../../../schema/areas/settings/settings/general.ts';
import { callingCodeOf } from '../../../../schema/rules/phone.ts';
import { dropPicture, keepPicture, readLogo } from '../../../engine/media/keptPicture.ts';
import type { Engine } from '../../../engine/engine.ts';
import { keepSettings } from '../../../engine/settings/keepSettings.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { AgencyDeps } from './agencyDeps.ts';
import { hasAmounts } from './amounts.ts';

type Plain = Omit<GeneralSettings, 'version' | 'hasAmounts' | 'logo' | 'logoId'>;

/**
 * Registers an agency's general settings, and their change by its admins. New records take its currency and country
 * from then on; existing ones keep theirs. Its currency stays once it has amounts.
 */
export function keepGeneralSettings(app: FastifyInstance, { engine }: Pick<AgencyDeps, 'engine'>): void {
  const readPlain = async ({ database }: Engine, agencyId: string) => {
    const { rows } = await database.query<Plain>(agencyId, {
      text: `select name, time_zone as "timezoneId", currency, locale, country, first_weekday as "firstWeekday"
        from identity_agency_settings()`,
      values: [],
    });
    return rows[0] as Plain;
  };
  keepSettings(app, engine, general, {
    read: async (on, agencyId) => ({
      ...(await readPlain(on, agencyId)),
      ...(await readLogo(on.database, agencyId)),
      hasAmounts: await hasAmounts(on, on.database, agencyId),
    }),
    write: async (on, agencyId, change) => {
      const { name = null, timezoneId = null, currency = null, locale = null, country, firstWeekday, logoId } = change;
      const isLocked =
        currency !== null &&
        currency !== (await readPlain(on, agencyId)).currency &&
        (await hasAmounts(on, on.database, agencyId));
      const faults = [
        ...(country && callingCodeOf(country) === null ? [fieldRefusal('country', 'country')] : []),
        ...(isLocked ? [fieldRefusal('currency', 'currencyInUse')] : []),
      ];
      if (faults.length > 0) throw invalid(faults);
      await on.database.transaction(agencyId, async (connection) => {
        const { rows } = await connection.query<{ isDone: boolean }>({
          text: 'select identity_change_agency($1, $2, $3, $4, $5, $6, $7) as "isDone"',
          values: [name, timezoneId, currency, locale, country ?? null, country !== undefined, firstWeekday ?? null],
        });
        if (rows[0]?.isDone !== true) throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
        if (logoId === undefined) return;
        const of = { agencyId, id: agencyId, kind: 'agency', name: 'logo' } as const;
        await dropPicture(connection, of);
        if (logoId !== null) await keepPicture(connection, of, logoId, 'logoId');
      });
    },
  });
}
