/**
 * Present state of some records: the version of each, or null for one that no longer exists for this person. Records
 * without news may be left out.
 */
export type Known = ReadonlyMap<string, number | null>;

/** Source of notifications about writes of others. Polling is one such source; a push channel can replace it. */
export interface LiveSource {
  /** Calls back with changes to these records of an entity, until the returned function is called. */
  subscribe(entity: string, ids: readonly string[], onChange: (known: Known) => void): () => void;
}
