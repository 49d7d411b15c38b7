import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Database } from '../../../database/pools.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import { callerOf } from '../../../plugins/session.ts';

interface ResetBody {
  readonly userId: string;
}

const body = {
  type: 'object',
  required: ['userId'],
  additionalProperties: false,
  properties: { userId: { type: 'string', format: 'uuid', description: 'The staff record' } },
} as const;

interface Held {
  readonly account_id: string;
  readonly is_of_one: boolean;
}

/**
 * POST /user/v1/auth/reset-2fa (AB 7): takes the second factor away from somebody of the agency who has lost it, ends all
 * their sessions and notes it in the history of their staff record. Not for oneself, and not for who works for other
 * agencies too: that is left to a super admin.
 * @param clock milliseconds since the epoch
 */
export function addResetFactor(app: FastifyInstance, database: Database, clock: () => number): void {
  app.post<{ Body: ResetBody }>(
    '/user/v1/auth/reset-2fa',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['auth'],
        summary: "Reset somebody's two-step sign-in",
        body,
        response: { 200: answerSchema({ type: 'object' }) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const { userId: staffId } = request.body;
      const agencyId = agencyOf(actor);
      const moment = new Date(clock()).toISOString();
      await database.transaction(agencyId, async (connection) => {
        const { rows } = await connection.query<Held>({
          text: 'select * from identity_staff_account($1)',
          values: [staffId],
        });
        const [held] = rows;
        if (held === undefined) throw notFound();
        const isElsewhere = !held.is_of_one && actor.role !== 'super_admin';
        if (held.account_id === actor.accountId || isElsewhere) throw new RefusalError('forbidden', 'notAllowed');
        await connection.query({
          text: 'select identity_reset_factor($1, $2)',
          values: [held.account_id, moment],
        });
        await connection.query({
          text: `insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
            select s.agency_id, $3, s.id, $4, $5, $6, 'update', s.version, $7 from staff s
            where s.agency_id = $1 and s.id = $2`,
          values: [
            agencyId,
            staffId,
            v7(),
            moment,
            actor.accountId,
            actor.staffId,
            JSON.stringify([{ field: 'secondFactor', before: true, after: null }]),
          ],
        });
      });
      return { responseData: {} };
    },
  );
}
