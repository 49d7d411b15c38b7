/** Runs work at once when it is woken, never twice at the same time, and once more where it was woken meanwhile. */
export interface SingleRun {
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** @param fail is told what the work threw; the next wake-up tries again */
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
