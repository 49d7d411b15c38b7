import { instantSchema, nullable } from '../../../../schema/fields/schemas.ts';
import type { JsonSchema } from '../../../../schema/fields/field.ts';

type Values = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

const isInstant = (schema: JsonSchema | undefined): boolean => schema?.['minimum'] === instantSchema['minimum'];

/** Returns the properties of a schema as an assistant reads and writes them: moments are texts of ISO 8601. */
export function withTexts(properties: Properties): Properties {
  const text: JsonSchema = { type: 'string', format: 'date-time' };
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      if (!isInstant(schema)) return [key, schema];
      return [key, [schema['type']].flat().includes('null') ? nullable(text) : text];
    }),
  );
}

/** Returns values with moments as texts, where the schema has them in milliseconds. */
export function textsOf(values: Values, properties: Properties): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' && isInstant(properties[key]) ? new Date(value).toISOString() : value,
    ]),
  );
}

interface Nested extends JsonSchema {
  readonly items?: JsonSchema;
  readonly properties?: Properties;
  readonly anyOf?: readonly JsonSchema[];
}

/** Returns an answer with moments as texts at every depth, as far as its schema describes it. */
export function textsWithin(value: unknown, schema: JsonSchema | undefined): unknown {
  if (schema === undefined || value === null) return value;
  const { items, properties = {}, anyOf = [] } = schema as Nested;
  if (typeof value === 'number') {
    return [schema, ...anyOf].some(isInstant) ? new Date(value).toISOString() : value;
  }
  if (Array.isArray(value)) return value.map((one) => textsWithin(one, items));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, textsWithin(one, properties[key])]));
}

/** Returns values as the API takes them: moments that are texts become milliseconds; the API refuses what is none. */
export function millisecondsOf(values: Values, properties: Properties): Values {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== 'string' || !isInstant(properties[key])) return [key, value];
      const moment = Date.parse(value);
      return [key, Number.isNaN(moment) ? value : moment];
    }),
  );
}
