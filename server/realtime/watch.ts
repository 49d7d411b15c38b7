/** The version of each of some records by now; null for one that is not there for the person. */
export type Known = ReadonlyMap<string, number | null>;

/** Watched records of an entity. */
export interface Watch {
  /** Marks one of the records, or all of them, to be checked again; false if none of them is watched. */
  expire(id?: string): boolean;
  /** Reads what has expired; returns what changed since the last time, everything the first time. */
  look(read: (ids: readonly string[]) => Promise<Known>): Promise<Known>;
}

/** Starts to watch records. What could not be read stays expired. */
export function watch(ids: readonly string[]): Watch {
  const told = new Map<string, number | null>();
  let due = new Set(ids);
  return {
    expire: (id) => {
      if (id !== undefined && !ids.includes(id)) return false;
      for (const one of id === undefined ? ids : [id]) due.add(one);
      return true;
    },
    look: async (read) => {
      const asked = [...due];
      if (asked.length === 0) return new Map();
      due = new Set();
      try {
        const found = await read(asked);
        const isNew = (id: string) => !told.has(id) || told.get(id) !== (found.get(id) ?? null);
        const news = asked.filter(isNew).map((id) => [id, found.get(id) ?? null] as const);
        for (const [id, version] of news) told.set(id, version);
        return new Map(news);
      } catch (error) {
        for (const id of asked) due.add(id);
        throw error;
      }
    },
  };
}
