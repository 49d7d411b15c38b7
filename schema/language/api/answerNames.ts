import type { JsonSchema } from '../../fields/field.ts';
import { boolean, nullable, string } from '../../fields/schemas.ts';

type Wire = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, JsonSchema>>;

/** Value of a further key: that of a key of the same object, or a fixed flag. */
export type ItemValue = string | boolean | { readonly ofRecord: string };

/**
 * A further key of an answer: the value of another key, a link as `{ url }`, whether a key has a value, a fixed flag, or
 * more keys of each item of a key that is there: those of references, or of files their place and themselves.
 */
export type AnswerName =
  | string
  | { readonly url: string }
  | { readonly of: string; readonly is: string | number }
  | { readonly always: boolean }
  | { readonly items: Readonly<Record<string, ItemValue>> }
  | { readonly files: true };

/** Further keys of answers (`api.answers`), by their names. */
export type AnswerNames = Readonly<Record<string, AnswerName>>;

function itemValue(item: Wire, value: ItemValue, record: Wire): unknown {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? item[value] : (record[value.ofRecord] ?? null);
}

function withKeys(item: unknown, names: Readonly<Record<string, ItemValue>>, record: Wire): unknown {
  if (item === null || typeof item !== 'object') return item;
  const more = Object.entries(names).map(([key, value]) => [key, itemValue(item as Wire, value, record)] as const);
  return { ...item, ...Object.fromEntries(more) };
}

/** Returns the value of a further key; undefined if the answer lacks what it follows from. */
function answered(key: string, name: AnswerName, record: Wire): unknown {
  const own = record[key];
  if (typeof name === 'string') return record[name];
  if ('always' in name) return name.always;
  if ('url' in name) {
    const url = record[name.url];
    return url === undefined || url === null ? url : { url };
  }
  if ('of' in name) return record[name.of] === undefined ? undefined : record[name.of] === name.is;
  if ('files' in name) {
    if (!Array.isArray(own)) return own;
    return own.map((media: object, order) => ({ ...media, media, order }));
  }
  return Array.isArray(own) ? own.map((item) => withKeys(item, name.items, record)) : withKeys(own, name.items, record);
}

/** Returns an answer with the further keys of its entity. */
export function withAnswerNames<Answer extends object>(names: AnswerNames | undefined, record: Answer): Answer {
  if (!names) return record;
  const more = Object.entries(names).flatMap(([key, name]) => {
    const value = answered(key, name, record as Wire);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { ...record, ...Object.fromEntries(more) };
}

/** A schema of an object, or of objects, with further properties. */
function widened(schema: JsonSchema, more: Properties): JsonSchema {
  const { items, properties } = schema as { readonly items?: JsonSchema; readonly properties?: Properties };
  return items ? { ...schema, items: widened(items, more) } : { ...schema, properties: { ...properties, ...more } };
}

function schemaOf(key: string, name: AnswerName, own: Properties): JsonSchema {
  if (typeof name === 'string') return own[name] ?? {};
  if ('url' in name) return nullable({ type: 'object', properties: { url: string } });
  if ('always' in name || 'of' in name) return boolean;
  const mine = own[key] ?? {};
  if ('files' in name) return widened(mine, { media: (mine['items'] ?? {}) as JsonSchema, order: { type: 'integer' } });
  const item = (mine['items'] ?? mine) as { readonly properties?: Properties };
  const more = Object.entries(name.items).map(([other, value]) => {
    if (typeof value === 'boolean') return [other, boolean] as const;
    return [other, (typeof value === 'string' ? item.properties?.[value] : own[value.ofRecord]) ?? {}] as const;
  });
  return widened(mine, Object.fromEntries(more));
}

/** Returns the properties of an answer with those of its further keys. */
export function withAnswerProperties(names: AnswerNames | undefined, own: Properties): Record<string, JsonSchema> {
  const more = Object.entries(names ?? {}).map(([key, name]) => [key, schemaOf(key, name, own)] as const);
  return { ...own, ...Object.fromEntries(more) };
}

/** Returns the keys from which the value of a key follows, besides its own; none for a key that is answered as it is. */
export function answerSources(names: AnswerNames | undefined, key: string): readonly string[] {
  const name = names && Object.hasOwn(names, key) ? names[key] : undefined;
  if (name === undefined) return [];
  if (typeof name === 'string') return [name];
  if ('url' in name) return [name.url];
  if ('of' in name) return [name.of];
  if ('items' in name) {
    const others = Object.values(name.items).flatMap((one) => (typeof one === 'object' ? [one.ofRecord] : []));
    return [key, ...others];
  }
  return 'files' in name ? [key] : [];
}

/** Returns an answer without the keys that were read for others alone, of which some keys were requested. */
export function withoutSources<Answer extends object>(
  names: AnswerNames | undefined,
  record: Answer,
  fields: readonly string[],
): Answer {
  if (!names) return record;
  const keys = Object.keys(names);
  const read = new Set([...keys, ...keys.flatMap((key) => answerSources(names, key))]);
  const kept = Object.entries(record).filter(([key]) => !read.has(key) || fields.includes(key));
  return Object.fromEntries(kept) as Answer;
}

/** Returns the mistakes of further keys of answers: what they follow from is not answered. */
export function answerNameMistakes(names: AnswerNames | undefined, own: ReadonlySet<string>): string[] {
  return Object.keys(names ?? {}).flatMap((key) =>
    answerSources(names, key)
      .filter((one) => !own.has(one))
      .map((one) => `api.answers follows '${key}' from '${one}', which is not answered`),
  );
}
