/** A town, a suburb or a city of the world. */
export interface Place {
  /** By which the provider knows it. */
  readonly id: string;
  readonly name: string;
  /** State, province or the like; null if unknown. */
  readonly region: { readonly id: string; readonly name: string } | null;
  /** Its id is ISO 3166 alpha-2, its name English. */
  readonly country: { readonly id: string; readonly name: string };
  readonly zip: string | null;
}

/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Searches the places of the world. */
export interface PlacesPort {
  /**
   * Finds the places that a text may mean, best match first, at most `placesFoundLimit`. Its first word begins one of
   * their names, each further one a word of name, region or country; case and accents are ignored.
   * @param near the country (ISO 3166 alpha-2) whose places come before larger ones elsewhere; null for none
   */
  search(keyword: string, near: string | null): Promise<readonly Place[]>;
  /** Returns the position of a place by its id, to about a kilometre; null for an unknown one. */
  position(id: string): Promise<Position | null>;
  /** Returns the place of an id; null for an unknown one. */
  find(id: string): Promise<Place | null>;
}
