import type { FastifyInstance } from 'fastify';
import { staffCalls } from '../../../../schema/areas/people/calls/staff.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import type { Engine } from '../../../engine/engine.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { renameFaults } from './renameFaults.ts';

/**
 * Registers adding a position to the agency by its name alone (AB 7), for actors who may add entries to the small
 * lists. Throws a 400 under `position`.
 */
export function addNewPosition(app: FastifyInstance, engine: Engine): void {
  registerCall(app, staffCalls.addPosition, async ({ actor, body: { position } }) => {
    const given = { displayName: position, type: 'POSITION' };
    const { record } = await renameFaults({ displayName: 'position' }, () =>
      createRecord(engine, actor, 'catalogue', given),
    );
    return { id: record.id, displayName: String(record['displayName']), type: String(record['type']) };
  });
}
