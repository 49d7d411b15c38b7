import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers out of every cache (`no-store`), since nearly all of them tell of people. What may be kept says so by itself:
 * built files, and the contents of files, which a browser keeps and asks about each time.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
