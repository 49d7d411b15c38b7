import type { FastifyInstance } from 'fastify';

/**
 * Keeps answers out of every cache (`no-store`), since nearly all of them contain personal data. Cacheable answers set
 * their own header: built files, and the contents of files, which a browser stores and revalidates each time.
 */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
