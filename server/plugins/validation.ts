import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { queryReader } from '../../schema/derive/query.ts';
import type { JsonSchema } from '../../schema/fields/field.ts';
import { isDay } from '../../schema/rules/dates.ts';
import { isCurrency } from '../../schema/rules/money.ts';
import { isUuid } from '../../schema/rules/texts.ts';
import { compiledOnce } from './compileCache.ts';

/** The query of a route that reads none: an unknown parameter is refused, never ignored. */
const noQuery = { type: 'object', properties: {}, additionalProperties: false };

const ajv = new Ajv({
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  allErrors: true,
  strict: false,
  // The schemas are the product's own, and the tests compile each: checking them would delay the first answers.
  meta: false,
  validateSchema: false,
});
// The usual ones let through what PostgreSQL does not read: `urn:uuid:...` and the year 0.
ajv.addFormat('uuid', isUuid).addFormat('date', isDay).addFormat('currency', isCurrency);

const validatorOf = compiledOnce((schema: object): ValidateFunction => ajv.compile(schema));

/**
 * One validator for every body, query and path: shapes are refused, never bent (no coercion, no removal, no defaults).
 * A query is read by its schema first, since all its values are texts. Compiled when it is first used.
 */
export function validateShape({ schema, httpPart }: FastifyRouteSchemaDef<JsonSchema>) {
  const read = httpPart === 'querystring' ? queryReader(schema) : null;
  return (data: unknown) => {
    const validate = validatorOf(schema);
    const value = read ? read((data ?? {}) as Record<string, unknown>) : data;
    if (validate(value)) return { value };
    return { error: validate.errors as never };
  };
}

/** Refuses unknown parameters on every route, also on those that read none. */
export function closeQueries(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) route.schema = { querystring: noQuery, ...route.schema };
  });
}
