/**
 * What is known of some records by now: the version of each, or null for one that is no longer there for this person.
 * Those of which nothing new is known may be left out.
 */
export type Known = ReadonlyMap<string, number | null>;

/** Where a page hears of what others write. Polling is one such source; whatever pushes can take its place. */
export interface LiveSource {
  /** Calls back with what it hears of these records of an entity, until the answer is called. */
  subscribe(entity: string, ids: readonly string[], onChange: (known: Known) => void): () => void;
}
