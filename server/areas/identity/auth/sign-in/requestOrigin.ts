import type { FastifyRequest } from 'fastify';
import type { Origin } from '../sessions/sessions.ts';

/**
 * Returns the origin of a request for the session's row. Forwarded addresses count only as far as the server trusts
 * them.
 */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}
