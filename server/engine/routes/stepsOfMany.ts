import type { FastifyError, FastifyInstance } from 'fastify';
import {
  answerSchema,
  clashProperties,
  refusalSchema,
  version,
  writableProperties,
} from '../../../schema/derive/jsonSchema.ts';
import { closed, uuid } from '../../../schema/fields/schemas.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { acceptClashKey } from '../../../schema/language/effects/calendar.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { StepOfMany } from '../../../schema/language/records/stepRoutes.ts';
import { declaredSteps } from '../../../schema/language/states.ts';
import { valuesLimit } from '../../../schema/rules/limits.ts';
import { refusalFor } from '../../plugins/errors.ts';
import { callerOf } from '../../plugins/session.ts';
import type { Engine } from '../engine.ts';
import { takeSteps, type StepsRequest } from '../states/takeSteps.ts';

/** Records that were refused, each with the parts of an error and its present state. */
function refusedSchema(): JsonSchema {
  const { error, errorDetails } = refusalSchema['properties'] as Record<string, JsonSchema>;
  const parts = error?.['properties'] as Record<string, JsonSchema>;
  const state = { type: ['string', 'integer', 'null'] };
  const row = { id: uuid, state, ...parts, ...(errorDetails && { errorDetails }) };
  return { type: 'array', items: { type: 'object', properties: row } };
}

function schemaOf(entity: AnyEntity, { name, path }: StepOfMany): object {
  const { asks = [] } = declaredSteps(entity).find((step) => step.name === name) ?? {};
  const row = closed({ id: uuid, version }, ['id']);
  const ids = { type: 'array', items: { anyOf: [uuid, row] }, minItems: 1, maxItems: valuesLimit };
  const done = { type: 'array', items: { type: 'object', properties: { id: uuid, version } } };
  return {
    tags: [entity.plural],
    summary: `${name} many ${entity.plural}`,
    operationId: `${entity.name}_${name}_many_${path.replace(/\W+/g, '_')}`,
    body: closed({ ids, ...writableProperties(entity, asks), ...clashProperties(entity) }, ['ids']),
    response: {
      200: answerSchema({ type: 'object', properties: { done, refused: refusedSchema() } }),
      '4xx': { $ref: 'Refusal#' },
      '5xx': { $ref: 'Refusal#' },
    },
  };
}

/** A route that takes a step of many records, and answers row by row. */
export function registerStepOfMany(app: FastifyInstance, engine: Engine, entity: AnyEntity, step: StepOfMany): void {
  app.route({
    method: step.method,
    url: step.path,
    schema: schemaOf(entity, step),
    config: { access: { entity: entity.name, action: 'update' } },
    handler: async (request) => {
      const {
        ids,
        [acceptClashKey]: accepts,
        ...given
      } = request.body as Pick<StepsRequest, 'ids'> & Record<string, unknown>;
      const asked = { ids, given, acceptsClash: accepts === true };
      const taken = await takeSteps(engine, callerOf(request), entity.name, step.name, asked, (error) =>
        refusalFor(error as FastifyError, request),
      );
      return { responseData: taken };
    },
  });
}
