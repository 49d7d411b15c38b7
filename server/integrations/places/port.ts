/** Providers of places: the gazetteer that is part of Greenroom, OpenStreetMap, or a sandbox in its place. */
export type PlaceSource = 'GAZETTEER' | 'OSM' | 'SANDBOX';

/** A state, a country or the like; the id is null where the gazetteer does not have it. */
interface Named {
  readonly id: string | null;
  readonly name: string;
}

/** Parts of an address beyond its region and country. */
export interface PlaceAddress {
  /** House and street, in the order of the country. */
  readonly line: string;
  readonly district: string | null;
  readonly city: Named | null;
  /** The whole address on one line. */
  readonly whole: string;
}

/** A town, a suburb or a city of the world, or an address in one. */
export interface Place {
  /** By which the provider knows it. */
  readonly id: string;
  readonly source: PlaceSource;
  readonly name: string;
  /** State, province or the like; null if unknown. */
  readonly region: Named | null;
  /** Its id is ISO 3166 alpha-2, its name English. */
  readonly country: { readonly id: string; readonly name: string };
  readonly zip: string | null;
  /** Null for a town. */
  readonly address: PlaceAddress | null;
}

/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns true if a request to an outside provider is within the limits of who asks; counts it. */
export type MayAsk = () => Promise<boolean>;

/** Searches the places of the world. */
export interface PlacesPort {
  /**
   * Finds the places that a text may mean, best match first, at most `placesFoundLimit`. Its first word begins one of
   * their names, each further one a word of name, region or country; case and accents are ignored.
   * @param near the country (ISO 3166 alpha-2) whose places come before larger ones elsewhere; null for none
   */
  search(keyword: string, near: string | null, mayAsk: MayAsk): Promise<readonly Place[]>;
  /** Returns the place of an id; null for an unknown one. */
  find(id: string, mayAsk: MayAsk): Promise<Place | null>;
  /** Returns the position of a place by its id, to about a kilometre; null for an unknown one. */
  position(id: string): Promise<Position | null>;
}

/** Knows the towns of the world by itself. */
export interface TownsPort {
  search(keyword: string, near: string | null): Promise<readonly Place[]>;
  find(id: string): Promise<Place | null>;
  position(id: string): Promise<Position | null>;
  /** Returns the nearest town of a position, within some fifty kilometres. */
  nearest(position: Position): Promise<Place | null>;
  /** Returns the town of a name near a position, in the given region rather than in others. */
  named(name: string, about: Surroundings): Promise<Place | null>;
  /** Returns the position of the largest town of a country. */
  largest(countryCode: string): Promise<Position | null>;
}

/** Location of a name. */
export interface Surroundings {
  readonly position: Position;
  readonly countryCode: string;
  readonly region: string | null;
}

/** An address, or a village that the gazetteer may lack, in the words of its provider. */
export interface FoundAddress {
  readonly id: string;
  /** Name of a village, or of a house; null for a plain address. */
  readonly name: string | null;
  readonly isVillage: boolean;
  readonly houseNumber: string | null;
  readonly street: string | null;
  readonly district: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly zip: string | null;
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  readonly position: Position;
}

/** Knows streets and postal codes. Ids contain the position, see `placedId`. */
export interface AddressesPort {
  readonly source: Exclude<PlaceSource, 'GAZETTEER'>;
  /** Finds addresses, best match first; none if the provider fails or is slow. */
  search(keyword: string, near: Bias, mayAsk: MayAsk): Promise<readonly FoundAddress[]>;
  /** Returns the address of an id; null for an unknown one, and if the provider fails or is slow. */
  find(id: string, mayAsk: MayAsk): Promise<FoundAddress | null>;
}

/** Location that a search prefers. */
export interface Bias {
  /** ISO 3166 alpha-2; null for none. */
  readonly countryCode: string | null;
  /** Its largest town. */
  readonly position: Position | null;
}
