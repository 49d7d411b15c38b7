import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../engine/engine.ts';
import { findRecord } from '../../engine/one.ts';
import { agencyOf } from '../../engine/agency.ts';
import { callerOf } from '../../plugins/session.ts';
import { changeRights, type RightsChange } from './changeRights.ts';
import { readRights, rightsOnWire } from './rights.ts';
import { rightsAnswer, rightsChange, rightsQuery } from './shapes.ts';

const url = '/user/v1/staff/permission';
const tags = ['staff'];

/**
 * What the people of an agency may do (AB 7): GET staff/permission for whoever may read the staff record, PUT for the
 * agency's admins, who also give and take their own role there.
 */
export function registerPermissions(app: FastifyInstance, engine: Engine): void {
  app.route<{ Querystring: { id: string } }>({
    method: 'GET',
    url,
    schema: {
      tags,
      summary: 'what somebody of the agency may do, resource by resource',
      querystring: rightsQuery,
      response: { 200: rightsAnswer },
    },
    config: { access: { entity: 'staff', action: 'read' } },
    handler: async (request) => {
      const actor = callerOf(request);
      const { id } = request.query;
      await findRecord(engine, actor, 'staff', id);
      const agencyId = agencyOf(actor);
      const rights = await readRights({ query: (one) => engine.database.query(agencyId, one) }, id);
      return { responseData: rightsOnWire(actor, id, rights) };
    },
  });

  app.route<{ Body: RightsChange }>({
    method: 'PUT',
    url,
    schema: {
      tags,
      summary: 'change what somebody of the agency may do',
      body: rightsChange,
      response: { 200: rightsAnswer },
    },
    config: { access: 'admin' },
    handler: async (request) => ({ responseData: await changeRights(engine, callerOf(request), request.body) }),
  });
}
