import { codeOf } from '../../../../schema/fields/choice.ts';
import type { Favorite, FavoriteReference } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteStatuses } from '../../../../schema/areas/operators/favorites.ts';
import { fileAddress } from '../../../../schema/media.ts';
import type { Values } from '../../../engine/sql.ts';

interface ReferenceRow {
  readonly id: string;
  readonly display_name: string;
  readonly avatar_id: string | null;
}

/** A favourite as statements read it. */
export interface FavoriteRow extends ReferenceRow {
  readonly link: string | null;
  readonly status: string;
  readonly tags: readonly string[];
  readonly connected: readonly ReferenceRow[];
  readonly is_marked: boolean;
  readonly marked_at: number;
  readonly version: number;
  /** SQL of the value by which the list is sorted. */
  readonly sorted: string;
}

/** Query of the favourites. */
export interface Found {
  readonly keyword?: string;
  readonly statusIds?: readonly number[];
  readonly tags?: readonly string[];
  /** Marked favourites by default. */
  readonly isFavorite?: boolean;
}

/** Select list of a favourite `f`. One that was unmarked does not show as connected. */
export const selected = `f.id, f.display_name, f.avatar_id, f.link, f.status, f.tags, f.is_marked, f.marked_at, f.version,
  lower(f.display_name) as sorted,
  (
    select coalesce(json_agg(json_build_object('id', o.id, 'display_name', o.display_name, 'avatar_id', o.avatar_id)
      order by lower(o.display_name), o.id), '[]')
    from favorite_connection c
    join favorite o on o.id = case when c.favorite_id = f.id then c.other_id else c.favorite_id end and o.is_marked
    where f.id in (c.favorite_id, c.other_id)
  ) as connected`;

/** Returns the condition on a favourite `f`; the keyword may be in a name or in a tag. */
export function foundSql({ keyword = '', statusIds, tags, isFavorite = true }: Found, values: Values): string {
  const word = values.add(keyword.trim());
  const names = Object.entries(favoriteStatuses).filter(([, code]) => statusIds?.includes(code));
  const conditions = [
    `f.is_marked = ${values.add(isFavorite)}`,
    `(strpos(lower(f.display_name), lower(${word})) > 0
      or exists (select from unnest(f.tags) t where strpos(lower(t), lower(${word})) > 0))`,
    ...(statusIds?.length ? [`f.status = any(${values.add(names.map(([name]) => name))}::text[])`] : []),
    ...(tags?.length ? [`f.tags && ${values.add(tags)}::text[]`] : []),
  ];
  return conditions.join(' and ');
}

/** Returns a favourite as a name and a picture. */
export function referenceOf({ id, display_name: displayName, avatar_id: avatarId }: ReferenceRow): FavoriteReference {
  return { id, displayName, avatar: avatarId && fileAddress(avatarId, 'thumbnail') };
}

/** Returns a favourite in its API format. */
export function favoriteOf(row: FavoriteRow): Favorite {
  return {
    ...referenceOf(row),
    avatarId: row.avatar_id,
    link: row.link,
    status: codeOf(favoriteStatuses, row.status) as Favorite['status'],
    tags: row.tags,
    connected: row.connected.map(referenceOf),
    isFavorite: row.is_marked,
    markedAt: row.marked_at,
    version: row.version,
  };
}
