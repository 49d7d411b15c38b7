import type { Actor } from '../../../schema/access/access.ts';
import type { Engine } from '../engine.ts';

type Given = Readonly<Record<string, unknown>>;

/** Ids of places: numbers of the gazetteer, and those of outside providers, which contain a position. */
const idShape = /^(\d{1,12}|[a-z]{1,10}:[^@]{1,140}@-?\d{1,2}\.\d{5},-?\d{1,3}\.\d{5})$/;

interface ResolvedPlace {
  readonly placeId: string;
  readonly description?: string;
  readonly displayName?: string;
}

/**
 * Returns the text and the id of a place that a body gives: by its id under either key, resolved, or as text, which stays
 * as it is. An id that no provider knows stays what it is, too.
 * @param key key of the text; that of the id is `<key>Id`
 * @param value text, id or resolved place under the key; undefined for none
 * @param id value under the key of the id
 */
export async function placeIn(engine: Engine, actor: Actor, key: string, value: unknown, id: unknown): Promise<Given> {
  if (typeof value === 'object' && value !== null) {
    const { placeId, description, displayName } = value as ResolvedPlace;
    const text = description ?? displayName ?? (await engine.placeOf(placeId, actor))?.name ?? placeId;
    return { [key]: text, [`${key}Id`]: placeId };
  }
  const asId = value === undefined ? id : value;
  if (typeof asId !== 'string' || !idShape.test(asId)) return value === undefined ? {} : { [key]: value };
  const place = await engine.placeOf(asId, actor);
  if (place === null) return value === undefined ? {} : { [key]: value };
  return { [key]: place.name, [`${key}Id`]: place.id };
}
