import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { boolean, nullable, string, uuid } from '../../../schema/fields/schemas.ts';
import { customDataTypes } from '../../../schema/rules/customFields.ts';
import { allCustomFields } from '../../engine/customFields.ts';
import type { Engine } from '../../engine/engine.ts';
import { callerOf } from '../../plugins/session.ts';
import { registerChanging } from './changing.ts';
import { customFieldRules } from './rules.ts';
import { refreshSearched } from './searched.ts';

const customField = {
  type: 'object',
  properties: {
    id: uuid,
    entity: string,
    label: string,
    dataType: { type: 'string', enum: customDataTypes },
    helpText: nullable(string),
    isRequired: boolean,
    section: nullable(string),
    options: { type: 'array', items: { type: 'object', properties: { id: uuid, value: string, isRetired: boolean } } },
  },
};

/**
 * GET custom-fields: what the agency added to the declarations, for lists, filters and forms (AB 3, Custom field); and what
 * holds for whoever adds to it.
 */
export function registerCustomFields(app: FastifyInstance, engine: Engine): void {
  engine.beforeWrite('customField', customFieldRules(engine));
  engine.afterWrite('customField', refreshSearched(engine));
  registerChanging(app, engine);
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
