import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '../errors.ts';

/** Returns errors of the form parser as client errors, also those that it does not mark as such. */
function refused(error: unknown): unknown {
  const isSaid = typeof (error as { statusCode?: unknown }).statusCode === 'number' || error instanceof RefusalError;
  return isSaid ? error : new RefusalError('invalid', 'malformed');
}

/** The fields and files of a form, in their order, while it comes in. @throws RefusalError 400 for a broken one */
export async function* readForm(request: FastifyRequest): AsyncGenerator<Multipart> {
  let parts: AsyncIterator<Multipart> | undefined;
  for (;;) {
    let next: IteratorResult<Multipart>;
    try {
      parts ??= request.parts()[Symbol.asyncIterator]();
      next = await parts.next();
    } catch (error) {
      throw refused(error);
    }
    if (next.done) return;
    yield next.value;
  }
}
