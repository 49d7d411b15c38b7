import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { string, uuid } from '../../../schema/fields/schemas.ts';
import { customDataTypes } from '../../../schema/fieldsOf.ts';
import { allCustomFields } from '../../engine/customFields.ts';
import type { Engine } from '../../engine/engine.ts';
import { callerOf } from '../../plugins/session.ts';

const customField = {
  type: 'object',
  properties: {
    id: uuid,
    entity: string,
    label: string,
    dataType: { type: 'string', enum: customDataTypes },
    options: { type: 'array', items: { type: 'object', properties: { id: string, value: string } } },
  },
};

/** GET custom-fields: what the agency added to the declarations, for lists, filters and forms (AB 3, Custom field). */
export function registerCustomFields(app: FastifyInstance, engine: Engine): void {
  app.route({
    method: 'GET',
    url: '/client/v1/custom-fields',
    schema: {
      tags: ['customFields'],
      summary: 'fields that the agency added',
      response: { 200: answerSchema({ type: 'array', items: customField }) },
    },
    config: { access: 'signedIn' },
    handler: async (request) => ({ responseData: await allCustomFields(engine, callerOf(request)) }),
  });
}
