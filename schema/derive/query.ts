import type { JsonSchema } from '../fields/field.ts';

type Property = { readonly type?: string | readonly string[]; readonly items?: JsonSchema };

/** Converts the text, or texts, of a parameter; undefined for one that nobody has set. */
type Reader = (text: unknown) => unknown;

function readerOf({ type = 'string', items = {} }: Property): Reader {
  const types = [type].flat();
  const [isText, isList] = [types.includes('string'), types.includes('array')];
  if (isList && !isText) {
    const read = itemReaderOf(items);
    return (text) => (Array.isArray(text) ? (text as unknown[]) : text === '' ? [] : [text]).map(read);
  }
  if (isText && isList) return (text) => (text === '' ? [] : text);
  const read = itemReaderOf({ type });
  // An empty figure, yes or no, or moment is one that nobody has set; an empty text may mean something.
  return isText || isList ? read : (text) => (text === '' ? undefined : read(text));
}

function itemReaderOf({ type = 'string' }: Property): Reader {
  const types = [type].flat();
  const [isNumber, isBoolean] = [types.includes('integer'), types.includes('boolean')];
  if (!isNumber && !isBoolean) return (text) => text;
  return (text) => {
    if (typeof text !== 'string') return text;
    if (isNumber && /^-?\d{1,16}$/.test(text)) return Number(text);
    return isBoolean && (text === 'true' || text === 'false') ? text === 'true' : text;
  };
}

/**
 * Returns the function that converts the texts of a query to the types of a schema: numbers, booleans, and lists
 * (repeated keys, or a single one; a single empty one is a list of none). An empty number or boolean
 * (`checkPermission=`) is left out. A text that cannot be converted stays as it is, for the schema to refuse.
 */
export function queryReader(schema: JsonSchema): (query: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Property>>;
  const readers = new Map<string, Reader>();
  const unknown = readerOf({});
  const readerFor = (name: string) => {
    const known = readers.get(name);
    if (known || !Object.hasOwn(properties, name)) return known ?? unknown;
    const reader = readerOf(properties[name] ?? {});
    readers.set(name, reader);
    return reader;
  };
  return (query) => {
    const read: Record<string, unknown> = {};
    for (const name of Object.keys(query)) {
      const value = readerFor(name)(query[name]);
      if (value !== undefined) read[name] = value;
    }
    return read;
  };
}
