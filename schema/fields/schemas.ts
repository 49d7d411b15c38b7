import type { JsonSchema } from './field.ts';

/** The JSON Schemas that several kinds share. */
export const uuid: JsonSchema = { type: 'string', format: 'uuid' };
export const string: JsonSchema = { type: 'string' };
export const boolean: JsonSchema = { type: 'boolean' };
/** Milliseconds since the epoch, within what a date can hold. */
export const instantSchema: JsonSchema = { type: 'integer', minimum: -62135596800000, maximum: 253402300799999 };
export const day: JsonSchema = { type: 'string', format: 'date' };

export const reference: JsonSchema = {
  type: 'object',
  properties: {
    id: uuid,
    displayName: string,
    avatar: { type: ['string', 'null'] },
    kind: string,
    isDeleted: boolean,
  },
};

export const statusReference: JsonSchema = {
  type: 'object',
  properties: { ...(reference['properties'] as object), color: string, categoryCode: string },
};

/** The same schema, null allowed. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { enum: values, type, ...rest } = schema as { enum?: readonly unknown[]; type?: string | string[] };
  const types = new Set(type === undefined ? [] : [type].flat()).add('null');
  const choices = new Set(values).add(null);
  return { ...rest, ...(type && { type: [...types] }), ...(values && { enum: [...choices] }) };
}

/** An object with these properties, of which some must be there, and no others. */
export function closed(properties: object, required: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    ...(required.length > 0 && { required }),
  };
}
