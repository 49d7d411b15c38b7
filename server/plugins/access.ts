import type { FastifyInstance, RouteOptions } from 'fastify';
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
  interface FastifyInstance {
    /** Every route of the server, with who may call it. */
    readonly routeTable: readonly RouteOptions[];
  }
}

/** Refuses to start with a route that does not say who may call it. */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      if (config?.access === undefined)
        throw new Error(`${String(method)} ${url} does not say who may call it (access)`);
    }
  });
}

/** Opens every route that a library adds within this scope to anybody. */
export function openToAll(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}
