import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { matrixLevels } from '../../../schema/access/levels.ts';
import { answerSchema, createSchema, recordSchema } from '../../../schema/derive/jsonSchema.ts';
import { boolean, string, uuid } from '../../../schema/fields/schemas.ts';
import { valuesLimit } from '../../../schema/rules/limits.ts';
import type { Connection } from '../../database/pools.ts';
import { agencyOf } from '../../engine/agency.ts';
import { createRecord } from '../../engine/create.ts';
import { within, type Engine } from '../../engine/engine.ts';
import { once } from '../../engine/idempotency.ts';
import { findRecord } from '../../engine/one.ts';
import { requireRight } from '../../engine/right.ts';
import { callerOf } from '../../plugins/session.ts';
import { inviteMember, type Invite } from './members.ts';
import { grantedLevels, type Permission } from './levels.ts';
import { joinRosters } from './rosters.ts';

/** Somebody new, as the wizard sends them (AB 3, New-staff payload). */
interface NewStaff extends Readonly<Record<string, unknown>> {
  readonly permissions?: readonly Permission[];
  /** Talents and prospects, both rosters in one. */
  readonly talentIds?: readonly string[];
}

const levels = { type: 'array', items: { type: 'string', enum: matrixLevels }, maxItems: matrixLevels.length } as const;
/** A row of the matrix as the wizard sends it: what it is about and what is ticked; the rest is for showing it. */
const permission = {
  type: 'object',
  required: ['id', 'resourceAccesses'],
  additionalProperties: false,
  properties: {
    id: string,
    resourceAccesses: levels,
    resourceAccessOptions: levels,
    hidden: boolean,
    permission: { type: 'integer' },
  },
} as const;

function bodySchema(engine: Engine): object {
  const declared = createSchema(engine.registry.get('staff'));
  const properties = {
    ...(declared['properties'] as object),
    permissions: { type: 'array', items: permission, maxItems: 100 },
    talentIds: { type: 'array', items: uuid, maxItems: valuesLimit },
  };
  return { ...declared, properties };
}

/**
 * Somebody new with all that belongs to them, or nothing at all: record, rosters, membership and invitation.
 * Throws a 400 that names the wrong fields, `emailExisted` among them, and 403 for who may not create staff or gives
 * rights without being an admin.
 */
async function createStaff(engine: Engine, invite: Invite, actor: Actor, body: NewStaff, connection: Connection) {
  const { permissions = [], talentIds = [], ...given } = body;
  const granted = grantedLevels(actor, permissions);
  const inside = within(engine, connection);
  const { record } = await createRecord(inside, actor, 'staff', given);
  await joinRosters(inside, connection, actor, record.id, talentIds);
  await inviteMember(engine, invite, actor, connection, record, granted);
  const made = await findRecord(inside, actor, 'staff', record.id, { isWritten: true });
  return { ...made.record, permissions: made.permissions };
}

/** POST /user/v1/staff/create (AB 7): somebody new who works at the agency, with an invitation to sign in. */
export function addNewStaff(app: FastifyInstance, engine: Engine, invite: Invite): void {
  app.post<{ Body: NewStaff }>(
    '/user/v1/staff/create',
    {
      config: { access: { entity: 'staff', action: 'create' } },
      schema: {
        tags: ['staff'],
        summary: 'create and invite somebody',
        body: bodySchema(engine),
        response: { 200: answerSchema(recordSchema(engine.registry.get('staff'))) },
      },
    },
    async (request) => {
      const actor = callerOf(request);
      const asked = { entity: 'staff', route: 'create', given: request.body };
      requireRight(engine, actor, 'create', 'staff');
      const create = (connection: Connection) => createStaff(engine, invite, actor, request.body, connection);
      const responseData = await once(engine, actor, request.headers['idempotency-key'], asked, (connection) =>
        connection ? create(connection) : engine.database.transaction(agencyOf(actor), create),
      );
      return { responseData };
    },
  );
}
