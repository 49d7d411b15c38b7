import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AccessLookup, Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import { passesFeatureChecks } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { agencyOf } from '../engine/agency.ts';
import { RefusalError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route states it, or the server does not start. */
    access?: RouteAccess;
  }
  interface FastifyRequest {
    /** Actor of the request; null only on public routes. */
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

const roleOf = { superAdmin: 'super_admin', appAdmin: 'app_admin' } as const;

/**
 * Throws 403 if a route's role, or the right on its entity, excludes the actor, before the body is read. Rights on single
 * records are the engine's.
 */
export function requirePermitted(access: RouteAccess | undefined, actor: Actor, lookup: AccessLookup): void {
  if (typeof access === 'object') {
    agencyOf(actor);
    if (can(actor, access.action, access.entity, lookup) === 'no') throw new RefusalError('forbidden', 'notAllowed');
  }
  if (access === 'admin') {
    agencyOf(actor);
    if (!passesFeatureChecks(actor)) throw new RefusalError('forbidden', 'notAllowed');
  }
  const isOfRole = access === 'superAdmin' || access === 'appAdmin';
  if (isOfRole && actor.role !== roleOf[access]) throw new RefusalError('forbidden', 'notAllowed');
}

/** Opens every route that a library adds within this scope to anybody. */
export function openToAll(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}
