import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { string, uuid } from '../../../schema/fields/schemas.ts';
import { createRecord } from '../../engine/create.ts';
import type { Engine } from '../../engine/engine.ts';
import { callerOf } from '../../plugins/session.ts';
import { toldAs } from './toldAs.ts';

const body = {
  type: 'object',
  required: ['position'],
  additionalProperties: false,
  properties: { position: string },
} as const;
const made = { type: 'object', properties: { id: uuid, displayName: string, type: string } };

/**
 * POST /user/v1/staff/position (AB 7): a new position of the agency, by its name alone. For whoever may make entries of
 * the small lists; throws a 400 under `position`.
 */
export function addNewPosition(app: FastifyInstance, engine: Engine): void {
  app.post<{ Body: { position: string } }>(
    '/user/v1/staff/position',
    {
      config: { access: { entity: 'catalogue', action: 'create' } },
      schema: { tags: ['staff'], summary: 'a new position', body, response: { 200: answerSchema(made) } },
    },
    async (request) => {
      const given = { displayName: request.body.position, type: 'POSITION' };
      const { record } = await toldAs({ displayName: 'position' }, () =>
        createRecord(engine, callerOf(request), 'catalogue', given),
      );
      return { responseData: record };
    },
  );
}
