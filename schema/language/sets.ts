import type { AnyEntity } from './entity.ts';
import { inverseOf } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { offers, type Method } from './operations.ts';

/**
 * A set of an entity's records, of files or of other records, to which items are added and from which they are taken.
 */
export interface ItemSet {
  readonly field: string;
  /** The wire key that carries the ids. */
  readonly key: string;
  readonly isFile: boolean;
}

/** Route for the files of one record: all files, replacing all, adding one, or removing one. */
export interface SetRoute {
  readonly set: ItemSet;
  readonly does: 'read' | 'replace' | 'add' | 'remove';
  readonly method: Method;
  /** The whole path, `{id}` and `{itemId}` unfilled. */
  readonly path: string;
}

/** The names of fields whose files are those of the record (AB 7, media). */
const mediaFields: readonly string[] = ['medias', 'attachments'];

/** Returns the sets of an entity that callers may change; none if it has no update. */
export function itemSets(entity: AnyEntity): readonly ItemSet[] {
  if (!offers(entity, 'update')) return [];
  return Object.entries(entity.fields).flatMap(([field, declared]) => {
    if (declared.readOnly || declared.isFixed || inverseOf(declared) !== undefined) return [];
    const links = kindOf(declared).links?.(field, declared) ?? [];
    return links.flatMap(({ key, pointsTo, isFile = false }) => (pointsTo || isFile ? [{ field, key, isFile }] : []));
  });
}

/** Returns true if a field is a set to which items are added, and from which they are removed, by their ids. */
export function holdsItems(entity: AnyEntity, name: string): boolean {
  return itemSets(entity).some(({ field }) => field === name);
}

/** Returns the set with the files of a record, `medias` or `attachments`; undefined for an entity without one. */
export function mediaSet(entity: AnyEntity): ItemSet | undefined {
  const sets = itemSets(entity);
  return mediaFields.flatMap((name) => sets.filter(({ field, isFile }) => isFile && field === name))[0];
}

/**
 * The routes of an entity's sets: `POST {base}/{id}/{field}` and `DELETE {base}/{id}/{field}/{itemId}` for each, and
 * `GET` and `PUT {base}/{id}/media` for the files of a field called `medias` or `attachments`.
 */
export function setRoutes(entity: AnyEntity): readonly SetRoute[] {
  const one = `${entity.api.base}/{id}`;
  const sets = itemSets(entity);
  const media = [mediaSet(entity) ?? []].flat();
  return [
    ...media.flatMap((set): SetRoute[] => [
      { set, does: 'read', method: 'GET', path: `${one}/media` },
      { set, does: 'replace', method: 'PUT', path: `${one}/media` },
    ]),
    ...sets.flatMap((set): SetRoute[] => [
      { set, does: 'add', method: 'POST', path: `${one}/${set.field}` },
      { set, does: 'remove', method: 'DELETE', path: `${one}/${set.field}/{itemId}` },
    ]),
  ];
}
