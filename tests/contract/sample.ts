import type { JsonSchema } from '../../schema/fields/field.ts';

/** An id that nothing has. */
export const nowhere = '01930000-0000-7000-8000-00000000dead';
/** A version that nothing has: a write with it is refused once the rights have been passed. */
export const noVersion = 2_000_000_000;

const textOf = ({ format, minLength = 1 }: { format?: string; minLength?: number }) => {
  if (format === 'uuid') return nowhere;
  if (format === 'date') return '2026-11-20';
  if (format === 'currency') return 'AUD';
  return 'a'.repeat(Math.max(1, minLength));
};

/**
 * Returns the minimal value of a schema: its required parts, and of the others a version and those with examples.
 * `name` is the key of the value.
 */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  const { enum: values, const: only, anyOf, type, examples } = schema as Record<string, unknown>;
  if (name === 'version') return noVersion;
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as JsonSchema, name);
  switch ([type].flat()[0]) {
    case 'string':
      return textOf(schema as { format?: string });
    case 'integer':
    case 'number':
      return (schema['minimum'] as number | undefined) ?? 1;
    case 'boolean':
      return true;
    case 'array': {
      const { items, minItems = 0 } = schema as { items?: JsonSchema; minItems?: number };
      return Array.from({ length: minItems }, () => sampleOf(items ?? {}));
    }
    default: {
      const { properties = {}, required = [] } = schema as {
        properties?: Record<string, JsonSchema>;
        required?: readonly string[];
      };
      const told = Object.keys(properties).filter((key) => key === 'version' || 'examples' in (properties[key] ?? {}));
      const keys = [...new Set([...required, ...told])];
      return Object.fromEntries(keys.map((key) => [key, sampleOf(properties[key] ?? {}, key)]));
    }
  }
}
