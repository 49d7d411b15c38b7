import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { boolean } from '../../../schema/fields/schemas.ts';
import { agencyOf } from '../../engine/agency.ts';
import type { Engine } from '../../engine/engine.ts';
import { requireRight } from '../../engine/right.ts';
import { callerOf } from '../../plugins/session.ts';

/**
 * GET /user/v1/staff/email-exists (AB 4, AB 7): is an email used by somebody of the caller's agency? For who may create
 * staff. Of other agencies it says nothing: somebody who has an account there can be invited here (design 6).
 */
export function addEmailCheck(app: FastifyInstance, engine: Engine): void {
  app.get<{ Querystring: { email: string } }>(
    '/user/v1/staff/email-exists',
    {
      config: { access: { entity: 'staff', action: 'create' } },
      schema: {
        tags: ['staff'],
        summary: 'whether somebody of the agency has this email',
        querystring: {
          type: 'object',
          required: ['email'],
          additionalProperties: false,
          properties: { email: { type: 'string', maxLength: 320 } },
        },
        response: {
          200: answerSchema({ type: 'object', required: ['isUsed'], properties: { isUsed: boolean } }),
        },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'create', 'staff');
      const { rows } = await engine.database.query<{ isUsed: boolean }>(actor.agencyId, {
        text: `select identity_is_member_email($2) or exists (
            select 1 from staff t where t.agency_id = $1 and lower(t.email) = lower($2) and t.deleted_at is null
          ) as "isUsed"`,
        values: [agencyOf(actor), request.query.email.normalize('NFC').trim()],
      });
      return { responseData: { isUsed: rows[0]?.isUsed === true } };
    },
  );
}
