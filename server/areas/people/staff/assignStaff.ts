import type { FastifyInstance } from 'fastify';
import { assignCalls } from '../../../../schema/areas/people/calls/staff.ts';
import type { Engine } from '../../../engine/engine.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { assigningOf } from './assigning.ts';
import { renameFaults } from './renameFaults.ts';

/**
 * Registers who is assigned to a record, in its set of staff, or in its one field of a person where it has no set. It
 * is an edit of the record like that of its form: the same rights, history and version.
 */
export function addAssignStaff(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    const assigning = assigningOf(entity);
    if (assigning === undefined) continue;
    for (const call of Object.values(assignCalls.of(entity))) {
      registerCall(app, call, async ({ actor, params, body: { staffIds, version: known } }) => {
        const seen = known === undefined ? {} : { version: known };
        const change = assigning.body(staffIds);
        const { record } = await renameFaults({ [assigning.key]: 'staffIds' }, () =>
          updateRecord(engine, actor, entity.name, params.id, change, seen),
        );
        return { id: record.id, version: record.version, staffs: assigning.staffsOf(record) };
      });
    }
  }
}
