/** Values by keys, for a while, the last ones asked for at most. */
export interface Remembered<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Remembers values in memory.
 * @param life how long, in milliseconds
 * @param most how many
 */
export function createRemembered<Value>(
  clock: () => number,
  { life, most }: { readonly life: number; readonly most: number },
): Remembered<Value> {
  const all = new Map<string, { readonly until: number; readonly value: Value }>();
  return {
    get: (key) => {
      const known = all.get(key);
      if (known === undefined) return undefined;
      all.delete(key);
      if (known.until <= clock()) return undefined;
      all.set(key, known);
      return known.value;
    },
    set: (key, value) => {
      all.delete(key);
      all.set(key, { until: clock() + life, value });
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) all.delete(oldest);
    },
  };
}
