import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { staffCalls, type StaffAccount } from '../../../../schema/areas/people/calls/staff.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { recordChanges } from '../../../engine/writing/recordChange.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { accountOf } from './account.ts';
import { requireOthersAccount } from './guard.ts';
import { inviteAgain, type Invite, type LimitInvitations } from './members.ts';

/** Something that is done to an account from the page of its record. */
interface Step {
  /** Within one transaction. */
  readonly take: (connection: Connection, actor: Actor, found: Found, state: StaffAccount['state']) => Promise<void>;
  /** Counts it, where it may not be done all the time. */
  readonly limit?: LimitInvitations;
}

async function suspend(connection: Connection, staffId: string, moment: string | null): Promise<void> {
  await connection.query({ text: 'select identity_suspend_staff($1, $2)', values: [staffId, moment] });
}

/**
 * Registers the repeated invitation, the suspension and the reactivation: for actors who may edit the record, never for
 * their own account, and for an admin's only by admins. Each returns the updated account; a change is added to the
 * record's history, so that open pages are updated. A suspension ends every session in the agency at once.
 * @param limit counts the invitations
 */
export function addAccountSteps(app: FastifyInstance, engine: Engine, invite: Invite, limit: LimitInvitations): void {
  const now = () => new Date(engine.clock()).toISOString();
  const steps: Readonly<Record<'invite' | 'suspend' | 'reactivate', Step>> = {
    invite: {
      limit,
      take: async (connection, actor, { record }) => {
        await requireOthersAccount(connection, actor, record.id, false);
        await inviteAgain(within(engine, connection), invite, actor, connection, record);
      },
    },
    suspend: {
      take: async (connection, actor, { record }, state) => {
        if (state === 'NONE') throw new RefusalError('invalid', 'noMembership');
        await requireOthersAccount(connection, actor, record.id, true);
        if (state !== 'SUSPENDED') await suspend(connection, record.id, now());
      },
    },
    reactivate: {
      take: async (connection, actor, { record }, state) => {
        if (state === 'NONE') throw new RefusalError('invalid', 'noMembership');
        await requireOthersAccount(connection, actor, record.id, false);
        await suspend(connection, record.id, null);
      },
    },
  };
  for (const name of ['invite', 'suspend', 'reactivate'] as const) {
    const { take, limit: limitStep } = steps[name];
    registerCall(app, staffCalls[name], async ({ actor, params: { id } }) => {
      const found = await findRecord(engine, actor, 'staff', id, { action: 'update' });
      const agencyId = agencyOf(actor);
      const step = async (connection: Connection) => {
        // What happens to the accounts of an agency happens one after the other, changes of rights among it.
        await connection.query({ text: 'select from identity_hold_rights($1)', values: [found.record.id] });
        const { state: before } = await accountOf(connection, actor, found);
        await take(connection, actor, found, before);
        const account = await accountOf(connection, actor, found);
        const changes = [{ field: 'accountState', before, after: account.state }];
        if (before !== account.state) {
          await recordChanges(engine, connection, actor, 'staff', found.record.id, changes);
        }
        return account;
      };
      const send = () => engine.database.transaction(agencyId, step);
      const { accountId } = actor;
      return limitStep?.({ accountId, agencyId, staffId: found.record.id }, send) ?? send();
    });
  }
}
