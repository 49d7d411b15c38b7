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
