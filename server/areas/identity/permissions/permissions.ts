import type { FastifyInstance } from 'fastify';
import { permissionCalls } from '../../../../schema/areas/identity/calls/permissions.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { changeRights } from './changeRights.ts';
import { readRights, rightsOnWire } from './rights.ts';

/** Registers what the people of an agency may do, and its change. */
export function registerPermissions(app: FastifyInstance, engine: Engine): void {
  registerCall(app, permissionCalls.read, async ({ actor, query: { id } }) => {
    await findRecord(engine, actor, 'staff', id);
    const agencyId = agencyOf(actor);
    const rights = await readRights({ query: (one) => engine.database.query(agencyId, one) }, id);
    return rightsOnWire(actor, id, rights);
  });

  registerCall(app, permissionCalls.change, ({ actor, body }) => changeRights(engine, actor, body));
}
