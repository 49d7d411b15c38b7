/** Work for one of several. Returns the number of rows it touched. */
export type WorkOnOne<One> = (one: One) => Promise<number>;

/** Reasons why the work failed, by whom it was for. */
export type Failed<One> = Map<One, unknown>;

/** Works for one after the other, without those for whom it has failed before, and notes for whom it fails. */
export async function workOnEach<One>(all: readonly One[], work: WorkOnOne<One>, failed: Failed<One>): Promise<number> {
  let touched = 0;
  for (const one of all) {
    if (failed.has(one)) continue;
    try {
      touched += await work(one);
    } catch (error) {
      failed.set(one, error);
    }
  }
  return touched;
}

/** Throws what went wrong, once everybody else's work is done. */
export function throwFailed(failed: Failed<unknown>): void {
  const [first, ...others] = failed.values();
  if (others.length > 0) throw new AggregateError([first, ...others], `${failed.size} times: ${String(first)}`);
  if (failed.size > 0) throw first;
}

/**
 * Works for one after the other, so that one whose work fails costs nobody else theirs. Returns the number of rows touched.
 * @throws what failed, after the work for all others
 */
export async function eachApart<One>(all: readonly One[], work: WorkOnOne<One>): Promise<number> {
  const failed: Failed<One> = new Map();
  const touched = await workOnEach(all, work, failed);
  throwFailed(failed);
  return touched;
}
