import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { answerSchema } from '../../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { noteChanges } from '../../../engine/noted.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { callerOf } from '../../../plugins/session.ts';
import { tellOfFactor } from './factorNews.ts';
import { findFactor } from './factors.ts';

interface ResetBody {
  readonly userId: string;
}

const body = {
  type: 'object',
  required: ['userId'],
  additionalProperties: false,
  properties: { userId: { type: 'string', format: 'uuid', description: 'The staff record' } },
} as const;

const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' } },
} as const;
const state = answerSchema({
  type: 'object',
  properties: { isOn: { type: 'boolean' }, canReset: { type: 'boolean' } },
});

interface Held {
  readonly account_id: string;
  readonly is_of_one: boolean;
}

const holderOf = async (connection: Connection, staffId: string): Promise<Held | undefined> =>
  (await connection.query<Held>({ text: 'select * from identity_staff_account($1)', values: [staffId] })).rows[0];

/** May the admin reset it? Not their own, and not that of who works for another agency too, but for a super admin. */
function mayReset(actor: Actor, held: Held): boolean {
  return held.account_id !== actor.accountId && (held.is_of_one || actor.role === 'super_admin');
}

/**
 * GET /user/v1/staff/{id}/second-factor: whether somebody of the agency signs in by two steps.
 * POST /user/v1/auth/reset-2fa (AB 7): takes the second factor away from somebody of the agency who has lost it, ends all
 * their sessions and notes it in the history of their staff record, so that open pages hear of it. Not for oneself, and not
 * for who works for other agencies too: that is left to a super admin.
 */
export function registerFactorReset(app: FastifyInstance, engine: Engine, outbox: Outbox): void {
  const { database, clock } = engine;
  app.get<{ Params: { id: string } }>(
    '/user/v1/staff/:id/second-factor',
    {
      config: { access: 'admin' },
      schema: { tags: ['auth'], summary: 'Whether somebody signs in by two steps', params, response: { 200: state } },
    },
    async (request) => {
      const actor = callerOf(request);
      const { id } = request.params;
      const agencyId = agencyOf(actor);
      const { count } = await database.query(agencyId, {
        text: `select from record where agency_id = $1 and id = $2 and kind = 'staff' and deleted_at is null`,
        values: [agencyId, id],
      });
      if (count === 0) throw notFound();
      const held = await holderOf({ query: (statement) => database.query(agencyId, statement) }, id);
      const isOn = held !== undefined && (await findFactor(database, held.account_id)).secret !== null;
      return { responseData: { isOn, canReset: isOn && mayReset(actor, held) } };
    },
  );

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
      await database.transaction(agencyId, async (connection) => {
        const held = await holderOf(connection, staffId);
        if (held === undefined) throw notFound();
        if (!mayReset(actor, held)) throw new RefusalError('forbidden', 'notAllowed');
        await connection.query({
          text: 'select identity_reset_factor($1, $2)',
          values: [held.account_id, new Date(clock()).toISOString()],
        });
        const changes = [{ field: 'secondFactor', before: true, after: null }];
        await noteChanges(engine, connection, actor, 'staff', staffId, changes);
        await tellOfFactor(connection, outbox, held.account_id, 'factorReset');
      });
      return { responseData: {} };
    },
  );
}
