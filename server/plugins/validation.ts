import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { readQuery } from '../../schema/derive/query.ts';
import type { JsonSchema } from '../../schema/fields/field.ts';

/**
 * One validator for every body, query and path: shapes are refused, never bent (no coercion, no removal, no defaults).
 * A query is read by its schema first, since all its values are texts.
 */
export function validateByShape(app: FastifyInstance): void {
  const ajv = new Ajv({
    removeAdditional: false,
    coerceTypes: false,
    useDefaults: false,
    allErrors: true,
    strict: false,
  });
  addFormats.default(ajv, ['uuid', 'date']);
  const compiled = new WeakMap<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, known);
    return known;
  };
  app.setValidatorCompiler<JsonSchema>(({ schema, httpPart }) => {
    const validate = validatorOf(schema);
    return (data: unknown) => {
      const value = httpPart === 'querystring' ? readQuery((data ?? {}) as Record<string, unknown>, schema) : data;
      if (validate(value)) return { value };
      return { error: validate.errors as never };
    };
  });
}
