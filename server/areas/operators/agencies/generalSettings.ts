import type { FastifyInstance } from 'fastify';
import { generalCalls, type GeneralSettings } from '../../../../schema/areas/settings/calls/general.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { isCurrency } from '../../../../schema/rules/money.ts';
import { callingCodeOf } from '../../../../schema/rules/phone.ts';
import { isBlank } from '../../../../schema/rules/texts.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { AgencyDeps } from './agencyDeps.ts';

type Change = CallBody<typeof generalCalls.change>;

function faultsOf({ name, timezoneId, currency, country }: Change): readonly FieldRefusal[] {
  return [
    ...(name === undefined || !isBlank(name) ? [] : [fieldRefusal('name', 'required')]),
    ...(timezoneId === undefined || isTimeZone(timezoneId) ? [] : [fieldRefusal('timezoneId', 'timeZone')]),
    ...(currency === undefined || isCurrency(currency) ? [] : [fieldRefusal('currency', 'currency')]),
    ...(country == null || callingCodeOf(country) !== null ? [] : [fieldRefusal('country', 'country')]),
  ];
}

/**
 * Registers what an agency says of itself, and its change by its admins. A new record takes its currency and country from
 * then on; those that are there keep theirs.
 */
export function addGeneralSettings(app: FastifyInstance, { database }: Pick<AgencyDeps, 'database'>): void {
  const read = async (agencyId: string): Promise<GeneralSettings> => {
    const { rows } = await database.query<GeneralSettings>(agencyId, {
      text: 'select name, time_zone as "timezoneId", currency, locale, country from identity_agency_settings()',
      values: [],
    });
    return rows[0] as GeneralSettings;
  };

  registerCall(app, generalCalls.read, ({ actor }) => read(agencyOf(actor)));

  registerCall(app, generalCalls.change, async ({ actor, body }) => {
    const faults = faultsOf(body);
    if (faults.length > 0) throw invalid(faults);
    const agencyId = agencyOf(actor);
    const { name = null, timezoneId = null, currency = null, locale = null, country } = body;
    const { rows } = await database.query<{ isDone: boolean }>(agencyId, {
      text: 'select identity_change_agency($1, $2, $3, $4, $5, $6) as "isDone"',
      values: [name?.trim() ?? null, timezoneId, currency, locale, country ?? null, country !== undefined],
    });
    if (rows[0]?.isDone !== true) throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
    return read(agencyId);
  });
}
