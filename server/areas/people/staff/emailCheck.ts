import type { FastifyInstance } from 'fastify';
import { staffCalls } from '../../../../schema/areas/people/calls/staff.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/**
 * Registers the check whether an email is used by a person of the caller's agency (AB 4, AB 7), for actors who may
 * create staff. It reveals nothing about other agencies: a person with an account there can be invited here.
 */
export function addEmailCheck(app: FastifyInstance, engine: Engine): void {
  registerCall(app, staffCalls.emailExists, async ({ actor, query: { email } }) => {
    const { rows } = await engine.database.query<{ isUsed: boolean }>(actor.agencyId, {
      text: `select identity_is_member_email($2) or exists (
          select 1 from staff t where t.agency_id = $1 and lower(t.email) = lower($2) and t.deleted_at is null
        ) as "isUsed"`,
      values: [agencyOf(actor), email.normalize('NFC').trim()],
    });
    return { isUsed: rows[0]?.isUsed === true };
  });
}
