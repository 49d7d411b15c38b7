import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { passesFeatureChecks } from '../../../schema/access/scope.ts';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { boolean, nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../../engine/agency.ts';
import type { Engine } from '../../engine/engine.ts';
import { findRecord, type Found } from '../../engine/one.ts';
import { callerOf } from '../../plugins/session.ts';

export type AccountState = 'NONE' | 'INVITED' | 'ACTIVE' | 'SUSPENDED';

interface Row {
  readonly account_id: string;
  readonly email: string;
  readonly role: 'agency' | 'staff';
  readonly state: AccountState;
  readonly invited_at: number | null;
  readonly suspended_at: number | null;
}

const moment = nullable({ type: 'integer' });

/** JSON Schema of somebody's account as the page of their record shows it. Moments in milliseconds. */
export const accountSchema = {
  type: 'object',
  required: ['state', 'role', 'email', 'invitedAt', 'suspendedAt', 'canInvite', 'canSuspend', 'canReactivate'],
  properties: {
    state: { type: 'string', enum: ['NONE', 'INVITED', 'ACTIVE', 'SUSPENDED'] },
    role: nullable({ type: 'string', enum: ['agency', 'staff'] }),
    email: { ...nullable(string), description: 'What they sign in with' },
    invitedAt: moment,
    suspendedAt: moment,
    canInvite: boolean,
    canSuspend: boolean,
    canReactivate: boolean,
  },
} as const;

/** How somebody who works at the agency gets in, and what the actor may do about it. */
export async function accountOf(connection: Connection, actor: Actor, { record, permissions }: Found) {
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

export const byId = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: uuid },
} as const;

/** GET /user/v1/staff/{id}/account: whether and how they sign in, for whoever may read the record. */
export function addAccount(app: FastifyInstance, engine: Engine): void {
  app.get<{ Params: { id: string } }>(
    '/user/v1/staff/:id/account',
    {
      config: { access: { entity: 'staff', action: 'read' } },
      schema: {
        tags: ['staff'],
        summary: 'how somebody signs in',
        params: byId,
        response: { 200: answerSchema(accountSchema) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const found = await findRecord(engine, actor, 'staff', request.params.id);
      const connection: Connection = { query: (statement) => engine.database.query(agencyOf(actor), statement) };
      return { responseData: await accountOf(connection, actor, found) };
    },
  );
}
