import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { readEntry } from './history/listEntry.ts';
import type { ListReader } from './listReader.ts';
import { asksForAdded } from './listState.ts';
import { readListAddress, type ListReading } from './readListState.ts';
import { queryOfPlace } from './tabAddress.ts';

/** Part of a browser location that says what a list shows; `state` is that of its history entry, if there is one. */
export interface ListPlace {
  readonly pathname: string;
  readonly search: string;
  readonly state?: unknown;
}

/** Entity of a list, and whether its custom fields are known. */
export interface KnownEntity {
  readonly entity: AnyEntity;
  readonly isSettled: boolean;
}

/** State of a list at an address, with the parts of the address that were refused, now or on the way there. */
export interface ListAt extends ListReading {
  /** False while a custom field in the address is not yet known: the state is not valid then. */
  readonly isRead: boolean;
}

/**
 * Reads the state of a list from a location (AB 4, CM 2): the only reader of addresses of lists, for the router, which
 * requests the first rows, and for pages. The state depends on nothing else but the reader's rights and defaults and the
 * custom fields of the agency. These can change without navigation, so a page reads its location again when they do.
 * Column settings and selections are kept apart from it, in the store.
 */
export function listAt(place: ListPlace, { entity, isSettled }: KnownEntity, reader: ListReader): ListAt {
  const search = queryOfPlace(place);
  const isRead = isSettled || !asksForAdded(search);
  const { state, refused } = readListAddress(search, entity, reader);
  return { state, refused: isRead ? [...(readEntry(place.state).refused ?? []), ...refused] : [], isRead };
}
