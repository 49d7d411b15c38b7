import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../../engine/agency.ts';
import { within, type Engine } from '../../engine/engine.ts';
import { noteChanges } from '../../engine/noted.ts';
import { findRecord, type Found } from '../../engine/one.ts';
import { RefusalError } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';
import { accountOf, accountSchema, byId, type AccountState } from './account.ts';
import { requireOthersAccount } from './guard.ts';
import { inviteAgain, type Invite, type LimitInvitations } from './members.ts';

/** Something that is done to an account from the page of its record. */
interface Step {
  readonly summary: string;
  /** Within one transaction. */
  readonly take: (connection: Connection, actor: Actor, found: Found, state: AccountState) => Promise<void>;
  /** Counts it, where it may not be done all the time. */
  readonly limit?: LimitInvitations;
}

const nothing = { type: ['object', 'null'], additionalProperties: false, properties: {} } as const;

async function suspend(connection: Connection, staffId: string, moment: string | null): Promise<void> {
  await connection.query({ text: 'select identity_suspend_staff($1, $2)', values: [staffId, moment] });
}

/**
 * POST /user/v1/staff/{id}/invite, /suspend and /reactivate: for whoever may edit the record, never for one's own account,
 * and for an admin's by admins alone. Each answers the account as it is then; a change stands in the record's history, so
 * that open pages hear of it. A suspension ends every session in the agency at once.
 * @param limit counts the invitations
 */
export function addSteps(app: FastifyInstance, engine: Engine, invite: Invite, limit: LimitInvitations): void {
  const now = () => new Date(engine.clock()).toISOString();
  const steps: Readonly<Record<string, Step>> = {
    invite: {
      summary: 'invite somebody once more',
      limit,
      take: async (connection, actor, { record }) => {
        await requireOthersAccount(connection, actor, record.id, false);
        await inviteAgain(within(engine, connection), invite, actor, connection, record);
      },
    },
    suspend: {
      summary: 'suspend somebody',
      take: async (connection, actor, { record }, state) => {
        if (state === 'NONE') throw new RefusalError('invalid', 'noMembership');
        await requireOthersAccount(connection, actor, record.id, true);
        if (state !== 'SUSPENDED') await suspend(connection, record.id, now());
      },
    },
    reactivate: {
      summary: 'let somebody in again',
      take: async (connection, actor, { record }, state) => {
        if (state === 'NONE') throw new RefusalError('invalid', 'noMembership');
        await requireOthersAccount(connection, actor, record.id, false);
        await suspend(connection, record.id, null);
      },
    },
  };
  for (const [name, { summary, take, limit: limitStep }] of Object.entries(steps)) {
    app.post<{ Params: { id: string } }>(
      `/user/v1/staff/:id/${name}`,
      {
        config: { access: { entity: 'staff', action: 'update' } },
        schema: {
          tags: ['staff'],
          summary,
          params: byId,
          body: nothing,
          response: { 200: answerSchema(accountSchema) },
        },
      },
      async (request) => {
        const actor = callerOf(request);
        const { id } = request.params;
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
            await noteChanges(engine, connection, actor, 'staff', found.record.id, changes);
          }
          return account;
        };
        const send = () => engine.database.transaction(agencyId, step);
        const { accountId } = actor;
        return { responseData: await (limitStep?.({ accountId, agencyId, staffId: found.record.id }, send) ?? send()) };
      },
    );
  }
}
