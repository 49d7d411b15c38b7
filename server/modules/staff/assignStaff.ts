import type { FastifyInstance } from 'fastify';
import { answerSchema, version } from '../../../schema/derive/jsonSchema.ts';
import { reference, uuid } from '../../../schema/fields/schemas.ts';
import type { Engine } from '../../engine/engine.ts';
import { updateRecord } from '../../engine/update.ts';
import { callerOf } from '../../plugins/session.ts';
import { assigningOf } from './assigning.ts';
import { toldAs } from './toldAs.ts';

interface AssignBody {
  readonly staffIds: readonly string[];
  readonly version?: number;
}

const params = { type: 'object', required: ['id'], properties: { id: uuid } } as const;
const body = {
  type: 'object',
  required: ['staffIds'],
  additionalProperties: false,
  properties: { staffIds: { type: 'array', items: uuid }, version },
};
const answer = {
  type: 'object',
  properties: { id: uuid, version, staffs: { type: 'array', items: reference } },
};

/**
 * POST /client/v1/{kind}/{id}/staffs (AB 7): who is assigned to a record, all of them, for each kind that a declaration
 * lets staff be assigned to: in its set of staff, or in its one field of a person where it has no set. It is an edit of the record like that of its form: the same rights, history and version.
 */
export function addAssignStaff(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    const assigning = assigningOf(entity);
    if (assigning === undefined || !entity.api.base.startsWith('/client/v1/')) continue;
    app.post<{ Params: { id: string }; Body: AssignBody }>(
      `${entity.api.base}/:id/staffs`,
      {
        config: { access: { entity: entity.name, action: 'update' } },
        schema: {
          tags: [entity.plural],
          summary: `who is assigned, one of ${entity.plural}`,
          params,
          body,
          response: { 200: answerSchema(answer) },
        },
      },
      async (request) => {
        const { staffIds, version: known } = request.body;
        const seen = known === undefined ? {} : { version: known };
        const change = assigning.body(staffIds);
        const { record } = await toldAs({ [assigning.key]: 'staffIds' }, () =>
          updateRecord(engine, callerOf(request), entity.name, request.params.id, change, seen),
        );
        return { responseData: { id: record.id, version: record.version, staffs: assigning.staffsOf(record) } };
      },
    );
  }
}
