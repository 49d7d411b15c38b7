/** The way to a value within a body or a query: keys of objects, and indices of lists. */
type Path = readonly (string | number)[];

/** A whole number that a request may carry. */
export interface IntegerPlace {
  readonly path: Path;
  /** Largest value declared; undefined for none. */
  readonly maximum: number | undefined;
}

/** Part of a JSON Schema that constrains the values of a request. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly minItems?: number;
  /** The first one is what values are made of. */
  readonly anyOf?: readonly Shape[];
}

const typesOf = ({ type }: Shape): readonly string[] => (type === undefined ? [] : ([type].flat() as string[]));

/** Every whole number that a schema declares, without those that are one of a closed set. */
export function integersOf(schema: Shape, path: Path = []): readonly IntegerPlace[] {
  const own = typesOf(schema).includes('integer') && !schema.enum ? [{ path, maximum: schema.maximum }] : [];
  const within = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => integersOf(one, [...path, key]));
  return [...own, ...within, ...(schema.items ? integersOf(schema.items, [...path, 0]) : [])];
}

/** Returns the minimal value that a schema accepts. `id` is used for every record id. */
export function leastOf(schema: Shape, id: string): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0] && schema.type === undefined) return leastOf(schema.anyOf[0], id);
  const [type] = typesOf(schema);
  if (type === 'object') {
    const required = (schema.required ?? []).map((key) => [key, leastOf(schema.properties?.[key] ?? {}, id)]);
    return Object.fromEntries(required);
  }
  if (type === 'array') return schema.minItems ? [leastOf(schema.items ?? {}, id)] : [];
  if (type === 'integer' || type === 'number') return schema.maximum ?? 1;
  if (type === 'boolean') return true;
  if (schema.format === 'currency') return 'AUD';
  return schema.format === 'uuid' ? id : 'a';
}

/** Returns a copy of `held` with the value at that path; missing parents are created by their schema. */
export function putAt(held: unknown, schema: Shape, [key, ...rest]: Path, value: unknown, id: string): unknown {
  if (key === undefined) return value;
  const here = held ?? leastOf(schema, id);
  const next = (typeof key === 'number' ? schema.items : schema.properties?.[key]) ?? {};
  if (typeof key === 'number') return [putAt((here as unknown[])[key], next, rest, value, id)];
  const record = here as Readonly<Record<string, unknown>>;
  return { ...record, [key]: putAt(record[key], next, rest, value, id) };
}
