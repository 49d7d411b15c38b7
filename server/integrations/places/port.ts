/** A town, a suburb or a city of the world. */
export interface Place {
  /** By which the provider knows it. */
  readonly id: string;
  readonly name: string;
  /** The state, province or the like; null where the provider knows none. */
  readonly region: { readonly id: string; readonly name: string } | null;
  /** Its id is ISO 3166 alpha-2, its name English. */
  readonly country: { readonly id: string; readonly name: string };
  readonly zip: string | null;
}

/** Searches the places of the world. */
export interface PlacesPort {
  /**
   * The places that a text may mean, the likeliest first, `placesFoundLimit` of them at most. Its first word begins one of
   * their names, each further one a word of name, region or country; letter case and accents aside.
   * @param near the country (ISO 3166 alpha-2) whose places come before larger ones elsewhere; null for none
   */
  search(keyword: string, near: string | null): Promise<readonly Place[]>;
  /** The place of an id; null where there is none. */
  find(id: string): Promise<Place | null>;
}
