import type { FastifyInstance } from 'fastify';
import type { Actor, Action } from '../../schema/access/access.ts';

/**
 * Who may call a route. Every route states it, or the server does not start:
 * - `public`: anybody, without a session;
 * - `signedIn`: any session; the handler speaks only of the caller itself;
 * - an entity and an action: the engine decides with the actor's scope before it touches anything.
 */
export type RouteAccess = 'public' | 'signedIn' | { readonly entity: string; readonly action: Action };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Who calls; null only on public routes. */
    actor: Actor | null;
  }
}

/** Refuses to start with a route that does not say who may call it. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`the route ${String(route.method)} ${route.url} does not say who may call it (config.access)`);
    }
  });
}
