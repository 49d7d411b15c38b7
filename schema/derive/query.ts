import type { JsonSchema } from '../fields/field.ts';

type Property = { readonly type?: string | readonly string[]; readonly items?: JsonSchema };

function converted(text: unknown, schema: Property): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('array') && !types.includes('string')) {
    const items = Array.isArray(text) ? (text as unknown[]) : [text];
    return items.map((item) => converted(item, (schema.items ?? {}) as Property));
  }
  if (typeof text !== 'string') return text;
  if (types.includes('integer') && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * The texts of a query as the values that its schema speaks of: numbers, yes and no, and lists (a key that is repeated,
 * or stands once). What does not read as its type stays a text, for the schema to refuse.
 */
export function readQuery(query: Readonly<Record<string, unknown>>, schema: JsonSchema): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Property>>;
  return Object.fromEntries(Object.entries(query).map(([key, text]) => [key, converted(text, properties[key] ?? {})]));
}
