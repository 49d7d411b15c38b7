import { libraryItem } from '../../../schema/areas/files/entities/libraryItem.ts';
import type { CallAnswer, CallInput } from '../../../schema/calls.ts';
import type { Owner } from '../../../schema/routes/screen.ts';
import { matchScreen } from '../../../schema/routes.ts';
import { requestTo, type SendOptions } from '../../dataProvider/declaredCall.ts';
import type { HttpClient } from '../../dataProvider/httpClient.ts';

/** Owner of a tree of folders: a record, or the agency (null). */
export type LibraryPlace = { readonly kind: Owner; readonly id: string } | null;

/** A page of what is in a folder. */
export type LibraryPage = CallAnswer<'POST /media/v1/library/list'>;
/** A folder or a file. */
export type LibraryItem = LibraryPage['data'][number];
/** A folder as trees and crumbs have it. */
export type LibraryFolder = LibraryPage['folder'];

/** The calls of one tree, written as those of the agency's. */
type TreeRoute =
  | 'GET /media/v1/library/folder-tree'
  | 'POST /media/v1/library/list'
  | 'POST /media/v1/library'
  | 'POST /media/v1/library/object'
  | 'PUT /media/v1/library';

const agencyBase = '/media/v1/library';
/** A scout's tree has the address of a talent's, whose id it keeps (AB 7). */
const words: Readonly<Record<Owner, string>> = {
  talent: 'talent',
  scout: 'talent',
  partner: 'partner',
  staff: 'staff',
};

/** Sends a call of a tree. */
export function askLibrary<Route extends TreeRoute>(
  client: HttpClient,
  place: LibraryPlace,
  route: Route,
  input: CallInput<Route> & SendOptions,
): Promise<CallAnswer<Route>> {
  const { path, ...request } = requestTo(route, input);
  const base = place ? `${agencyBase}/${words[place.kind]}/${place.id}` : agencyBase;
  return client.call({ ...request, path: base + path.slice(agencyBase.length) });
}

/** Returns the key of what is asked of a tree, beside all else that is asked about items of the library. */
export function libraryQuery(what: 'tree' | 'items', place: LibraryPlace): readonly unknown[] {
  return [libraryItem.name, what, place && `${place.kind} ${place.id}`];
}

/** Returns the record on whose pages an address is, as the owner of a tree; null for any other address. */
export function placeOfAddress(pathname: string): LibraryPlace {
  const match = matchScreen(pathname);
  const { owner } = match?.screen ?? {};
  const id = match?.params['id'];
  return owner === undefined || id === undefined ? null : { kind: owner, id };
}
