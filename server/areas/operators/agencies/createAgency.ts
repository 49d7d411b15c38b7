import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { systemActor } from '../../../../schema/access/access.ts';
import { agencyCalls } from '../../../../schema/areas/operators/calls/agencies.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { agencyDefaults } from '../../../../schema/rules/agencyDefaults.ts';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { isCurrency } from '../../../../schema/rules/money.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank, withoutMarks } from '../../../../schema/rules/texts.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { within } from '../../../engine/engine.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { AgencyDeps } from './agencyDeps.ts';
import { seedAgency } from './agencySeeds.ts';
import { seedWordsFor } from './seedWords.ts';

type CreateBody = CallBody<typeof agencyCalls.create>;

function faultsOf({ name: given, timezoneId, currency, adminName, adminEmail }: CreateBody): readonly FieldRefusal[] {
  return [
    ...(isBlank(given) ? [fieldRefusal('name', 'required')] : []),
    ...(isTimeZone(timezoneId) ? [] : [fieldRefusal('timezoneId', 'timeZone')]),
    ...(isCurrency(currency) ? [] : [fieldRefusal('currency', 'currency')]),
    ...(isBlank(adminName) ? [fieldRefusal('adminName', 'required')] : []),
    ...(patterns.email.regex.test(withoutMarks(adminEmail).trim()) ? [] : [fieldRefusal('adminEmail', 'email')]),
  ];
}

/**
 * Registers the making of an agency with the lists that every agency starts from, and its first admin with a staff
 * record and an invitation. All of it or nothing.
 */
export function addCreateAgency(app: FastifyInstance, deps: AgencyDeps): void {
  registerCall(app, agencyCalls.create, async ({ actor, body }) => {
    const faults = faultsOf(body);
    if (faults.length > 0) throw invalid(faults);
    return createAgency(deps, actor.accountId, body);
  });
}

async function createAgency({ engine, database, clock, inviteAdmin }: AgencyDeps, by: string, given: CreateBody) {
  const id = v7();
  const agencyName = given.name.trim();
  const displayName = given.adminName.trim();
  const email = withoutMarks(given.adminEmail).trim();
  const link = await database.transaction(id, async (connection) => {
    const { rows } = await connection.query<{ isMade: boolean }>({
      text: 'select identity_create_agency($1, $2, $3, $4, $5, $6, $7) as "isMade"',
      values: [id, agencyName, given.timezoneId, given.currency, given.locale, by, new Date(clock()).toISOString()],
    });
    if (rows[0]?.isMade !== true) throw invalid([fieldRefusal('name', 'agencyNameTaken')]);
    const inside = within(engine, connection);
    const { currency, locale, timezoneId: timeZone } = given;
    const actor = systemActor(id, agencyDefaults({ currency, locale, timeZone }));
    await seedAgency(inside, actor, undefined, seedWordsFor(locale));
    const staff = { displayName, email, timezoneId: given.timezoneId };
    const { record } = await createRecord(inside, actor, 'staff', staff, { connection });
    const admin = { agencyId: id, agencyName, staffId: record.id, email, displayName };
    const invited = await inviteAdmin(connection, admin);
    if (invited === null) throw invalid([fieldRefusal('adminEmail', 'cannotJoin')]);
    return invited.link;
  });
  return { id, name: agencyName, invitationLink: link };
}
