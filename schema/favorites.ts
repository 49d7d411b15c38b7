import { talent } from './entities/talent.ts';
import { namesOf } from './fields/choice.ts';

/** How far an app admin has got with somebody: the statuses of talents, with the same codes (AB 3). */
export const favoriteStatuses = talent.fields.status.choices;
export type FavoriteStatus = (typeof favoriteStatuses)[keyof typeof favoriteStatuses];
export const favoriteStatusNames = namesOf(favoriteStatuses);

/** Who is named beside somebody. */
export interface FavoriteReference {
  readonly id: string;
  readonly displayName: string;
  /** The address of their picture. */
  readonly avatar: string | null;
}

/** Somebody outside the agencies whom the app admins keep an eye on (AB 6, AB 7). */
export interface Favorite extends FavoriteReference {
  readonly avatarId: string | null;
  readonly link: string | null;
  readonly status: FavoriteStatus;
  readonly tags: readonly string[];
  /** Those of the favourites who belong with them. */
  readonly connected: readonly FavoriteReference[];
  readonly isFavorite: boolean;
  /** Milliseconds. */
  readonly markedAt: number;
  /** Counts the writes; one that names an older one is refused. */
  readonly version: number;
}

const base = '/cms/v1/favorites';

/** The addresses of the favourites' calls; `id` is the favourite's. */
export const favoriteRoutes = {
  list: `${base}/list`,
  export: `${base}/export`,
  suggestions: `${base}/suggestions`,
  general: `${base}/general`,
  mark: `${base}/mark-favorites`,
  status: `${base}/status`,
  one: (id: string) => `${base}/${id}`,
  generalOf: (id: string) => `${base}/${id}/general`,
  tagsOf: (id: string) => `${base}/${id}/tags`,
  connect: (id: string) => `${base}/${id}/connect`,
} as const;
