/** Somebody outside the agencies whom the app admins keep an eye on. */
export interface Favorite {
  readonly id: string;
  readonly displayName: string;
  readonly link: string | null;
  /** Milliseconds. */
  readonly markedAt: number;
}

export const favoriteRoutes = {
  list: '/cms/v1/favorites/list',
  general: '/cms/v1/favorites/general',
  mark: '/cms/v1/favorites/mark-favorites',
} as const;
