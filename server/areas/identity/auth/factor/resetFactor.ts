import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../../schema/access/access.ts';
import { agencyFactorCalls } from '../../../../../schema/areas/identity/calls/secondFactor.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Connection } from '../../../../database/pools.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { recordChanges } from '../../../../engine/writing/recordChange.ts';
import { notFound, RefusalError } from '../../../../errors.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { mailFactorChange } from './factorMail.ts';
import { findFactor } from './factors.ts';

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
 * Registers the state of a staff member's second factor, and its reset (AB 7): for a person who has lost it. The reset
 * ends all their sessions and adds an entry to the history of their staff record, so that open pages are updated. Not
 * allowed for oneself, nor for people who also work for other agencies: that is left to a super admin.
 */
export function registerFactorReset(app: FastifyInstance, engine: Engine, outbox: Outbox): void {
  const { database, clock } = engine;
  registerCall(app, agencyFactorCalls.factorOf, async ({ actor, params: { id } }) => {
    const agencyId = agencyOf(actor);
    const { count } = await database.query(agencyId, {
      text: `select from record where agency_id = $1 and id = $2 and kind = 'staff' and deleted_at is null`,
      values: [agencyId, id],
    });
    if (count === 0) throw notFound();
    const held = await holderOf({ query: (statement) => database.query(agencyId, statement) }, id);
    const isOn = held !== undefined && (await findFactor(database, held.account_id)).secret !== null;
    return { isOn, canReset: isOn && mayReset(actor, held) };
  });

  registerCall(app, agencyFactorCalls.resetFactor, async ({ actor, body: { userId: staffId } }) => {
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
      await recordChanges(engine, connection, actor, 'staff', staffId, changes);
      await mailFactorChange(connection, outbox, held.account_id, 'factorReset');
    });
    return {};
  });
}
