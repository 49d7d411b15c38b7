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
