/** Does a job at once whenever it is woken, never twice at the same time, and once more where it was woken meanwhile. */
export interface Courier {
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** @param fail hears what the job threw; it is tried again when it is woken next */
export function createCourier(job: () => Promise<unknown>, fail: (error: unknown) => void): Courier {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await job().catch(fail);
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
