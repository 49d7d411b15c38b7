import type { FastifyInstance } from 'fastify';
import { customFieldCalls } from '../../../../schema/areas/settings/calls/customFields.ts';
import type { CustomFieldRecord } from '../../../../schema/areas/settings/entities/customField.ts';
import type { Engine } from '../../../engine/engine.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

const kind = 'customField';

/** Registers how fields that an agency adds are put away or brought back, with all their values, and put into order. */
export function registerChanging(app: FastifyInstance, engine: Engine): void {
  registerCall(app, customFieldCalls.setStatus, async ({ actor, params, body: { status, version } }) => {
    if (status === undefined) throw invalid([fieldRefusal('status', 'required')]);
    const options = version === undefined ? {} : { version };
    const { record } = await updateRecord(engine, actor, kind, params.id, { status }, options);
    return record as unknown as CustomFieldRecord;
  });

  // All of them or none; those that are not named stay where they were.
  registerCall(app, customFieldCalls.reorder, async ({ actor, body }) => {
    if (body.ids === undefined) throw invalid([fieldRefusal('ids', 'required')]);
    const ids = body.ids.map((id) => id.toLowerCase());
    if (new Set(ids).size < ids.length) throw invalid([fieldRefusal('ids', 'duplicate')]);
    const updates = ids.map((id, position) => ({ id, body: { position } }));
    const versions = await updateMany(engine, actor, kind, updates);
    return ids.map((id) => ({ id, version: versions.get(id) ?? 0 }));
  });
}
