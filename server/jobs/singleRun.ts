/** Runs work at once when it is woken, never twice at the same time, and once more where it was woken meanwhile. */
export interface SingleRun {
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Runs work once at a time; a wake-up during a run causes one more run.
 * @param fail receives the error of the work; the next wake-up tries again
 */
export function createSingleRun(work: () => Promise<unknown>, fail: (error: unknown) => void): SingleRun {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await work().catch(fail);
    }
  };
  return {
    wake: () => {
      isAsked = true;
      running ??= run().finally(() => (running = null));
    },
    idle: async () => {
      await running;
    },
  };
}

/** Runs work at once for whoever it is woken for, for one after the other. */
export interface EachRun {
  wake(id: string): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Runs work for each id that it is woken for, one at a time; wake-ups for an id that waits are one.
 * @param fail receives the errors of the work, which cost no other id its run
 */
export function createEachRun(work: (id: string) => Promise<unknown>, fail: (error: unknown) => void): EachRun {
  const waiting = new Set<string>();
  const run = createSingleRun(async () => {
    for (const id of waiting) {
      waiting.delete(id);
      await work(id).catch(fail);
    }
  }, fail);
  return {
    wake: (id) => {
      waiting.add(id);
      run.wake();
    },
    idle: () => run.idle(),
  };
}
