/**
 * Does a piece of work for each item, so many at a time, and waits for all that began. Throws what the first failing
 * piece threw; none begins after it.
 */
export async function inFlight<Item>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const failures: unknown[] = [];
  const next = async (): Promise<void> => {
    for (const item of left) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: limit }, next));
  if (failures.length > 0) throw failures[0];
}
