import type { JsonSchema } from '../../fields/field.ts';
import { closed, nullable, string, uuid } from '../../fields/schemas.ts';
import { valuesLimit } from '../../rules/limits.ts';

/**
 * Shapes in which an alias carries the value of its key: `url` an object with a link, `ordered` files with their order,
 * `entries` names of entries of a small list (one alone may be a text), `place` the id of a place or a resolved place.
 */
export type NameShape = 'url' | 'ordered' | 'entries' | 'place';

/** An alias whose value has another shape than that of its key. */
export interface ShapedName {
  readonly of: string;
  readonly as: NameShape;
}

/** Aliases of wire keys, each with the key it replaces; a `place` may be an alias of its own key. */
export type OtherNames = Readonly<Record<string, string | ShapedName>>;

/** Returns the key that an alias stands for, and the shape of its value; no shape for the same one. */
export function readName(name: string | ShapedName): { readonly of: string; readonly as?: NameShape } {
  return typeof name === 'string' ? { of: name } : name;
}

/** Longest name of an entry of a small list. */
const entryLimit = 100;
const entry: JsonSchema = { ...string, maxLength: entryLimit };
const text = nullable(string);

/** A link preview (CM 3): the link is kept, the rest is read from the page again. */
const linkPreview = closed({
  url: text,
  id: text,
  title: text,
  description: text,
  imageUrl: text,
  thumbnails: { type: ['array', 'null'], items: { type: 'object' } },
  typeOfMedia: { type: ['integer', 'null'] },
});

/** A resolved place, as the search for places answers it. */
const place = {
  type: 'object',
  properties: { placeId: string, description: string, displayName: string },
  required: ['placeId'],
};

/** Returns the JSON Schema of an alias' value, given that of its key. */
export function shapedSchema(as: NameShape, own: JsonSchema): JsonSchema {
  switch (as) {
    case 'url':
      return nullable(linkPreview);
    case 'ordered':
      return { type: 'array', items: closed({ mediaId: uuid, order: { type: 'integer' } }, ['mediaId']) };
    case 'entries':
      return { anyOf: [entry, { type: 'array', items: entry, maxItems: valuesLimit }] };
    case 'place':
      return { anyOf: [own, place] };
  }
}
