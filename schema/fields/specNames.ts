/**
 * Source of a further key:
 * - the path of the key that it repeats: alone, with `codes` for its values, with a text before them (`prefix`), or as a
 *   link (`{ url }`)
 * - `is`: true if the value of a key is this one; `always`: a fixed flag
 * - `instead`: the value of another key, in place of what the field of this name has
 * - `idOf`: the id of the referenced record at a key, if it is of one of some kinds; else null
 * - `files`: the files of this name, each with its place (`order`) and itself (`media`)
 */
export type SpecNameSource =
  | string
  | { readonly of: string; readonly codes: Readonly<Record<string, string>> }
  | { readonly of: string; readonly prefix: string }
  | { readonly of: string; readonly is: string | number }
  | { readonly url: string }
  | { readonly always: boolean }
  | { readonly instead: string }
  | { readonly idOf: string; readonly kinds: readonly string[] }
  | { readonly files: true };

/**
 * Further keys that the spec has in answers, each with its source (`{ objectId: 'id' }`). Keys and sources are paths of at
 * most two parts: `{ 'address.entireAddress': 'entireAddress', roleName: 'position.displayName' }`. They are set after all
 * other keys, by the names of the record alone.
 */
export type SpecNames = Readonly<Record<string, SpecNameSource>>;

/** The options of a field whose values have further keys in answers. */
export interface SpecNamed {
  readonly specNames?: SpecNames;
}

/** A JSON Schema. */
type JsonSchema = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;
type Named = readonly [path: string, source: SpecNameSource];

const parts = (path: string) => path.split('.') as [string, string?];

/** The path of the value from which a further key follows; null for a fixed flag. */
function sourceOf([path, source]: Named): string | null {
  if (typeof source === 'string') return source;
  if ('of' in source) return source.of;
  if ('url' in source) return source.url;
  if ('instead' in source) return source.instead;
  if ('idOf' in source) return source.idOf;
  return 'files' in source ? path : null;
}

/** Returns the key of the object itself that a path begins with. */
export function topKey(path: string): string {
  return parts(path)[0];
}

/** Returns the key of the object itself on which a further key depends; null if it depends on none. */
export function topSource(named: Named): string | null {
  const path = sourceOf(named);
  return path === null ? null : topKey(path);
}

function valueAt(object: Values, path: string): unknown {
  const [top, inner] = parts(path);
  const value = object[top];
  // What is not read has no further name either; what is empty is null under both.
  return inner === undefined || value === null || value === undefined ? value : (value as Values)[inner];
}

function valueOf(object: Values, named: Named): unknown {
  const [, source] = named;
  if (typeof source === 'object' && 'always' in source) return source.always;
  const value = valueAt(object, sourceOf(named) ?? '');
  if (typeof source === 'string' || value === undefined || 'instead' in source) return value;
  if ('is' in source) return value === source.is;
  if ('idOf' in source) {
    const { id, kind } = (value ?? {}) as { readonly id?: string; readonly kind?: string };
    return kind !== undefined && source.kinds.includes(kind) ? id : null;
  }
  if ('url' in source) return value === null ? null : { url: value };
  if ('files' in source) return (value as object[]).map((media, order) => ({ ...media, media, order }));
  if (typeof value !== 'string') return value;
  return 'codes' in source ? (source.codes[value] ?? value) : `${source.prefix}${value}`;
}

/** Returns the keys on which the further keys of a name depend, those within its object too (`event.start`). */
export function furtherSources(names: SpecNames, key: string): readonly string[] {
  return Object.entries(names).flatMap((named) => (topKey(named[0]) === key ? (topSource(named) ?? []) : []));
}

/** Sets the further keys of an object from its own; a key whose source is absent stays absent. */
export function setSpecNames(object: Record<string, unknown>, names: SpecNames): void {
  for (const named of Object.entries(names)) {
    const value = valueOf(object, named);
    const [top, inner] = parts(named[0]);
    // An empty reference stays empty.
    if (value === undefined || (inner !== undefined && object[top] === null)) continue;
    object[top] = inner === undefined ? value : { ...(object[top] as Values | undefined), [inner]: value };
  }
}

/** Returns an object with its further keys; itself if it has none. */
export function withSpecNames<T extends object>(object: T, names: SpecNames | undefined): T {
  if (!names) return object;
  const named = { ...object };
  setSpecNames(named as Record<string, unknown>, names);
  return named;
}

function schemaAt(properties: Properties, path: string): JsonSchema {
  const [top, inner] = parts(path);
  const schema = properties[top] ?? {};
  if (inner === undefined) return schema;
  const part = (schema['properties'] as Properties | undefined)?.[inner] ?? {};
  // A part of an object that may be null is null with it.
  return typeof part['type'] === 'string' ? { ...part, type: [part['type'], 'null'] } : part;
}

function schemaOf(properties: Properties, named: Named): JsonSchema {
  const [, source] = named;
  const path = sourceOf(named);
  if (path === null || (typeof source === 'object' && 'is' in source)) return { type: 'boolean' };
  const repeated = schemaAt(properties, path);
  if (typeof source === 'string' || 'instead' in source) return repeated;
  if ('idOf' in source) return { type: ['string', 'null'], format: 'uuid' };
  if ('url' in source) return { type: ['object', 'null'], properties: { url: { type: 'string' } } };
  if ('files' in source) {
    const media = (repeated['items'] ?? {}) as JsonSchema;
    const own = { ...(media['properties'] as Properties | undefined), media, order: { type: 'integer' } };
    return { ...repeated, items: { ...media, properties: own } };
  }
  // Codes and prefixed texts are of no format.
  return { type: repeated['type'] };
}

/** Returns properties of a JSON Schema with those of the further keys. */
export function withSpecSchemas(properties: Properties, names: SpecNames = {}): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = { ...properties };
  for (const named of Object.entries(names)) {
    const schema = schemaOf(properties, named);
    const [top, inner] = parts(named[0]);
    const before = all[top] ?? { type: 'object' };
    const inside = (before['properties'] ?? {}) as Properties;
    all[top] = inner === undefined ? schema : { ...before, properties: { ...inside, [inner]: schema } };
  }
  return all;
}

/** True for a key that changes what a field of its name answers. */
const isOfField = ([path, source]: Named) =>
  path.includes('.') || (typeof source === 'object' && ('instead' in source || 'files' in source));

/** Returns the mistakes of further keys, given the keys that the object has; `where` names the declaration. */
export function specNameMistakes(names: SpecNames | undefined, keys: readonly string[], where: string): string[] {
  return Object.entries(names ?? {}).flatMap((named) => {
    const [source, key] = [topSource(named), topKey(named[0])];
    return [
      ...(source === null || keys.includes(source) ? [] : [`${where} repeats '${source}', which there is not`]),
      ...(keys.includes(key) && !isOfField(named) ? [`${where} names '${key}', which is taken`] : []),
    ];
  });
}
