import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nullable,
  oneOf,
  paged,
  pageOf,
  referenceShape,
  text,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import { favoriteStatuses } from '../favorites.ts';
import {
  favoriteConnectionsLimit,
  favoriteNameLimit,
  favoriteTagLength,
  favoriteTagsLimit,
  keywordLimit,
  linkAddressLimit,
  valuesLimit,
} from '../../../rules/limits.ts';

const status = oneOf(Object.values(favoriteStatuses));

/** A person outside the agencies whom the app admins watch (AB 6, AB 7). */
const favorite = Type.Object({
  ...referenceShape.properties,
  avatarId: nullable(uuid),
  link: nullable(Type.String()),
  status,
  tags: Type.Array(Type.String()),
  /** Favourites that are connected with this one. */
  connected: Type.Array(referenceShape),
  isFavorite: Type.Boolean(),
  markedAt: instant,
  version,
});
export type Favorite = ValueOf<typeof favorite>;
/** Reference to a connected favourite. */
export type FavoriteReference = ValueOf<typeof referenceShape>;

const general = {
  displayName: text(favoriteNameLimit),
  link: Type.Optional(nullable(text(linkAddressLimit))),
  avatarId: Type.Optional(nullable(uuid)),
};
const search = {
  keyword: Type.Optional(text(keywordLimit)),
  statusIds: Type.Optional(Type.Array(status, { maxItems: valuesLimit })),
  tags: Type.Optional(Type.Array(Type.String(), { maxItems: valuesLimit })),
  isFavorite: Type.Optional(Type.Boolean({ description: 'false: those who were unmarked' })),
};
/** The version that the writer has seen; without it the change counts whatever has been written meanwhile. */
const seen = { version: Type.Optional(version) };
const tags = Type.Array(text(favoriteTagLength), { maxItems: favoriteTagsLimit });
const ids = Type.Array(idOf('favorite'), { minItems: 1, maxItems: valuesLimit });
const some = Type.Optional(Type.Array(idOf('favorite'), { maxItems: favoriteConnectionsLimit }));
const changed = Type.Object({ changed: Type.Integer() });
const access = 'appAdmin' as const;

/**
 * The favourites of the app admins (AB 6, AB 7), the same for each of them. Who is unmarked is kept, and can be marked
 * again, until they are removed for good. Of the company of a favourite only what changes is sent.
 */
export const favoriteCalls = defineCalls('favorites', {
  list: {
    route: 'POST /cms/v1/favorites/list',
    access,
    summary: 'Favourites by name or tag',
    body: nullable(closed({ ...paged, ...search })),
    answer: pageOf(favorite),
    isReading: true,
  },
  export: {
    route: 'POST /cms/v1/favorites/export',
    access,
    summary: 'The same as a CSV file',
    body: nullable(
      closed({ ...search, headings: Type.Optional(Type.Array(Type.String(), { minItems: 6, maxItems: 6 })) }),
    ),
    answer: { file: 'text/csv' },
    isReading: true,
  },
  suggestions: {
    route: 'GET /cms/v1/favorites/suggestions',
    access,
    summary: 'Who may be meant',
    query: closed({
      q: Type.Optional(text(keywordLimit)),
      except: Type.Optional(Type.String({ format: 'uuid', description: 'A favourite who is not suggested' })),
    }),
    answer: Type.Array(referenceShape),
  },
  add: {
    route: 'POST /cms/v1/favorites/general',
    access,
    summary: 'Add a favourite',
    body: closed(general),
    answer: favorite,
  },
  changeGeneral: {
    route: 'PUT /cms/v1/favorites/{id}/general',
    access,
    summary: 'Change who a favourite is',
    params: { id: idOf('favorite') },
    body: closed({ ...general, displayName: Type.Optional(general.displayName), ...seen }),
    answer: favorite,
  },
  changeTags: {
    route: 'PUT /cms/v1/favorites/{id}/tags',
    access,
    summary: 'Change the tags of a favourite',
    params: { id: idOf('favorite') },
    body: closed({ tags, ...seen }),
    answer: favorite,
  },
  connect: {
    route: 'PUT /cms/v1/favorites/{id}/connect',
    access,
    summary: 'Say which favourites belong together',
    params: { id: idOf('favorite') },
    body: closed({ add: some, remove: some }),
    answer: favorite,
  },
  setStatus: {
    route: 'PUT /cms/v1/favorites/status',
    access,
    summary: 'Set the status of favourites',
    body: closed({ ids, status }),
    answer: changed,
  },
  mark: {
    route: 'POST /cms/v1/favorites/mark-favorites',
    access,
    summary: 'Mark or unmark favourites',
    body: closed({ ids, isFavorite: Type.Boolean() }),
    answer: changed,
  },
  remove: {
    route: 'DELETE /cms/v1/favorites/{id}',
    access,
    summary: 'Remove a favourite for good',
    params: { id: idOf('favorite') },
    answer: Type.Object({ id: uuid }),
  },
});
