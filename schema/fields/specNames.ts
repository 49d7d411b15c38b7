/** Source of a further key: the path of the key that it repeats, alone or with codes for its values or a text before them. */
export type SpecNameSource =
  | string
  | { readonly of: string; readonly codes: Readonly<Record<string, string>> }
  | { readonly of: string; readonly prefix: string };

/**
 * Further keys that the spec has in answers, each with what it repeats (`{ objectId: 'id' }`). Keys and sources are paths of
 * at most two parts: `{ 'address.entireAddress': 'entireAddress', roleName: 'position.displayName' }`.
 */
export type SpecNames = Readonly<Record<string, SpecNameSource>>;

/** The options of a field whose values have further keys in answers. */
export interface SpecNamed {
  readonly specNames?: SpecNames;
}

/** A JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Schema>>;

const parts = (path: string) => path.split('.') as [string, string?];
const sourceOf = (source: SpecNameSource) => (typeof source === 'string' ? source : source.of);

/** Returns the key of the object itself that a path begins with. */
export function topKey(path: string): string {
  return parts(path)[0];
}

/** Returns the keys of the object itself on which a further key depends. */
export function topSource(source: SpecNameSource): string {
  return topKey(sourceOf(source));
}

function valueAt(object: Values, path: string): unknown {
  const [top, inner] = parts(path);
  const value = object[top];
  // What is not read has no further name either; what is empty is null under both.
  return inner === undefined || value === null || value === undefined ? value : (value as Values)[inner];
}

function valueOf(object: Values, source: SpecNameSource): unknown {
  const value = valueAt(object, sourceOf(source));
  if (typeof source === 'string' || typeof value !== 'string') return value;
  return 'codes' in source ? (source.codes[value] ?? value) : `${source.prefix}${value}`;
}

/** Sets the further keys of an object from its own; a key whose source is absent stays absent. */
export function setSpecNames(object: Record<string, unknown>, names: SpecNames): void {
  for (const [path, source] of Object.entries(names)) {
    const value = valueOf(object, source);
    if (value === undefined) continue;
    const [top, inner] = parts(path);
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

function schemaAt(properties: Properties, path: string): Schema | undefined {
  const [top, inner] = parts(path);
  const schema = properties[top];
  return inner === undefined ? schema : (schema?.['properties'] as Properties | undefined)?.[inner];
}

/** Returns properties of a JSON Schema with those of the further keys. */
export function withSpecSchemas(properties: Properties, names: SpecNames = {}): Record<string, Schema> {
  const named: Record<string, Schema> = { ...properties };
  for (const [path, source] of Object.entries(names)) {
    const repeated = schemaAt(properties, sourceOf(source)) ?? {};
    // Codes and prefixed texts are of no format.
    const from = typeof source === 'string' ? repeated : { type: repeated['type'] };
    // A part of an object that may be null is null with it.
    const schema =
      topSource(source) === sourceOf(source) || typeof from['type'] !== 'string'
        ? from
        : { ...from, type: [from['type'], 'null'] };
    const [top, inner] = parts(path);
    const before = (named[top]?.['properties'] ?? {}) as Properties;
    named[top] = inner === undefined ? schema : { type: 'object', properties: { ...before, [inner]: schema } };
  }
  return named;
}

/** Returns the mistakes of further keys, given the keys that the object has; `where` names the declaration. */
export function specNameMistakes(names: SpecNames | undefined, keys: readonly string[], where: string): string[] {
  return Object.entries(names ?? {}).flatMap(([path, source]) => [
    ...(keys.includes(topSource(source)) ? [] : [`${where} repeats '${topSource(source)}', which there is not`]),
    ...(keys.includes(topKey(path)) ? [`${where} names '${topKey(path)}', which is taken`] : []),
  ]);
}
