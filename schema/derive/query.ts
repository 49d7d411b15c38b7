import type { JsonSchema } from '../fields/field.ts';

type Property = { readonly type?: string | readonly string[]; readonly items?: JsonSchema };

function converted(text: unknown, schema: Property): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('array') && !types.includes('string')) {
    const items = Array.isArray(text) ? (text as unknown[]) : text === '' ? [] : [text];
    return items.map((item) => converted(item, (schema.items ?? {}) as Property));
  }
  if (typeof text !== 'string') return text;
  if (types.includes('integer') && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Is this an empty figure, yes or no, or moment? Nobody has set such a parameter; an empty text may mean something. */
function isUnset(text: unknown, { type = 'string' }: Property): boolean {
  return text === '' && ![type].flat().some((one) => one === 'string' || one === 'array');
}

/**
 * Converts the texts of a query to the types of its schema: numbers, booleans, and lists (repeated keys, or a single
 * one; a single empty one is a list of none). An empty number or boolean (`checkPermission=`) is left out. A text that
 * cannot be converted stays as it is, for the schema to refuse.
 */
export function readQuery(query: Readonly<Record<string, unknown>>, schema: JsonSchema): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Property>>;
  const given = Object.entries(query).map(([key, text]) => [key, text, properties[key] ?? {}] as const);
  return Object.fromEntries(
    given.flatMap(([key, text, property]) => (isUnset(text, property) ? [] : [[key, converted(text, property)]])),
  );
}
