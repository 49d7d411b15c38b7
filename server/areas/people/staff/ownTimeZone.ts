import type { FastifyInstance } from 'fastify';
import { levelSets } from '../../../../schema/access/levels.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { ownAccountCalls } from '../../../../schema/areas/identity/calls/ownAccount.ts';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import type { Engine } from '../../../engine/engine.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/**
 * Registers the change of the time zone in which the caller sees times (AB 3, Session user), whatever their right on
 * staff. It is stored in the caller's staff record, else with the membership, or with an account above the agencies.
 * Throws a 400 for a zone that the server does not know.
 */
export function addOwnTimeZone(app: FastifyInstance, engine: Engine): void {
  registerCall(app, ownAccountCalls.changeTimeZone, async ({ actor, body: { timezoneId } }) => {
    if (!isTimeZone(timezoneId)) throw invalid([fieldRefusal('timezoneId', 'timeZone')]);
    const { accountId, agencyId, staffId, levels } = actor;
    if (agencyId !== null && staffId !== null) {
      const own: Actor = { ...actor, levels: { ...levels, STAFF: levelSets.editAll } };
      await updateRecord(engine, own, 'staff', staffId, { timezoneId });
    } else {
      await engine.database.query(agencyId, {
        text: 'select identity_choose_zone($1, $2)',
        values: [accountId, timezoneId],
      });
    }
    return { timezoneId };
  });
}
