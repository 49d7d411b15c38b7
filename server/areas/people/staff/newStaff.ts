import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { staffCalls, type NewStaff } from '../../../../schema/areas/people/calls/staff.ts';
import type { Staff } from '../../../../schema/areas/people/entities/staff.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { inviteMember, type Invite } from './members.ts';
import { grantedLevels } from './levels.ts';
import { joinRosters } from './rosters.ts';

/**
 * Creates a person with record, rosters, membership and invitation, all or nothing. Throws a 400 that names the wrong
 * fields, `emailExisted` among them, and 403 for an actor who may not create staff, or who grants rights without being
 * an admin.
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

/** Registers adding a staff member, with an invitation to sign in (AB 7). */
export function addNewStaff(app: FastifyInstance, engine: Engine, invite: Invite): void {
  registerCall(app, staffCalls.create, async ({ actor, body, request }) => {
    const asked = { entity: 'staff', route: 'create', given: body };
    requireRight(engine, actor, 'create', 'staff');
    const create = (connection: Connection) => createStaff(engine, invite, actor, body, connection);
    const made = await once(engine, actor, request.headers['idempotency-key'], asked, (connection) =>
      connection ? create(connection) : engine.database.transaction(agencyOf(actor), create),
    );
    return made as unknown as Staff;
  });
}
