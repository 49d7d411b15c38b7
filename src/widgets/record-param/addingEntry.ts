/** State of a history entry in which a record is added over its page. */
export interface AddingEntry {
  /** The kind of the record. */
  readonly adding?: string;
}

/** Returns the kind of record that a history entry adds over its page; null for none. The entry may hold anything. */
export function addingIn(state: unknown): string | null {
  const { adding } = (state ?? {}) as AddingEntry;
  return typeof adding === 'string' ? adding : null;
}
