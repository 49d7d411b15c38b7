import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import type { MembershipRole } from '../../../../schema/access/roles.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { staffCalls, type StaffAccount } from '../../../../schema/areas/people/calls/staff.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

interface Row {
  readonly account_id: string;
  readonly email: string;
  readonly role: MembershipRole;
  readonly state: StaffAccount['state'];
  readonly invited_at: number | null;
  readonly suspended_at: number | null;
}

/** Returns the account of a staff member, and what the actor may do with it. */
export async function accountOf(
  connection: Connection,
  actor: Actor,
  { record, permissions }: Found,
): Promise<StaffAccount> {
  const { rows } = await connection.query<Row>({
    text: 'select * from identity_staff_member($1)',
    values: [record.id],
  });
  const [held] = rows;
  const state = held?.state ?? 'NONE';
  const isOthers = held?.account_id !== actor.accountId && (held?.role !== 'agency' || passesFeatureChecks(actor));
  const mayWrite = permissions.canUpdate && isOthers;
  return {
    state,
    role: held?.role ?? null,
    email: held?.email ?? null,
    invitedAt: held?.invited_at ?? null,
    suspendedAt: held?.suspended_at ?? null,
    canInvite: mayWrite && (state === 'NONE' || state === 'INVITED'),
    canSuspend: mayWrite && (state === 'INVITED' || state === 'ACTIVE'),
    canReactivate: mayWrite && state === 'SUSPENDED',
  };
}

/** Registers the account of a staff member, for actors who may read the record. */
export function addAccount(app: FastifyInstance, engine: Engine): void {
  registerCall(app, staffCalls.account, async ({ actor, params }) => {
    const found = await findRecord(engine, actor, 'staff', params.id);
    const connection: Connection = { query: (statement) => engine.database.query(agencyOf(actor), statement) };
    return accountOf(connection, actor, found);
  });
}
