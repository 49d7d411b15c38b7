import type { FastifyInstance } from 'fastify';
import { levelSets } from '../../../schema/access/levels.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { string } from '../../../schema/fields/schemas.ts';
import { isTimeZone } from '../../../schema/rules/dates.ts';
import type { Engine } from '../../engine/engine.ts';
import { updateRecord } from '../../engine/update.ts';
import { fieldRefusal, invalid } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';

const properties = { timezoneId: { ...string, maxLength: 64, description: 'IANA' } };
const body = { type: 'object', required: ['timezoneId'], additionalProperties: false, properties } as const;

/**
 * PUT /user/v1/auth/time-zone: by which clocks times are told to the caller (AB 3, Session user), whatever their right on
 * staff. Of who has a staff record it is a field of that; else it is kept with the membership, or with an account above the
 * agencies. Throws a 400 for a zone that the server does not know.
 */
export function addOwnTimeZone(app: FastifyInstance, engine: Engine): void {
  app.put<{ Body: { timezoneId: string } }>(
    '/user/v1/auth/time-zone',
    {
      config: { access: 'signedIn' },
      schema: {
        tags: ['auth'],
        summary: 'Change the own time zone',
        body,
        response: { 200: answerSchema({ type: 'object', properties }) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const { timezoneId } = request.body;
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
      return { responseData: { timezoneId } };
    },
  );
}
