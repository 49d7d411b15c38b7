import type { FastifyInstance } from 'fastify';

/** Work that continues after its request was answered, so that the response time does not reveal it. */
export interface Background {
  /** Starts work once the answer is on its way. Its errors are logged. */
  start(work: () => Promise<void>): void;
  /** Resolves once all that was begun is over. */
  settled(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    background: Background;
  }
}

/** Adds background work to a server; closing the server waits for it. */
export function addBackground(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>();
  const begin = async (work: () => Promise<void>) => {
    await new Promise((resolve) => setImmediate(resolve));
    await work();
  };
  const background: Background = {
    start: (work) => {
      const one: Promise<void> = begin(work)
        .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
        .finally(() => running.delete(one));
      running.add(one);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
  app.decorate('background', background);
  app.addHook('onClose', () => background.settled());
  return background;
}
