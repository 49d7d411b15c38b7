/** State of a history entry in which a record is added over its page. */
export interface AddingEntry {
  /** The kind of the record. */
  readonly adding?: string;
  /** Values with which it begins, by wire key. */
  readonly starts?: Readonly<Record<string, unknown>>;
}

/** Returns the kind of record that a history entry adds over its page; null for none. The entry may hold anything. */
export function addingIn(state: unknown): string | null {
  const { adding } = (state ?? {}) as AddingEntry;
  return typeof adding === 'string' ? adding : null;
}

/** Returns the values with which the record that a history entry adds begins; undefined where the page decides. */
export function startsIn(state: unknown): AddingEntry['starts'] {
  const { starts } = (state ?? {}) as AddingEntry;
  return typeof starts === 'object' && starts !== null ? starts : undefined;
}
