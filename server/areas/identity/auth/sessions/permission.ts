import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../../schema/access/access.ts';
import { featureAccess, fullDataAccess } from '../../../../../schema/access/legacy.ts';
import { closure, levelSets } from '../../../../../schema/access/levels.ts';
import { resources, wireName, type Resource } from '../../../../../schema/access/resources.ts';
import type { Role } from '../../../../../schema/access/roles.ts';
import { passesFeatureChecks } from '../../../../../schema/access/scope.ts';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

/** Returns an actor's levels for a resource, in both vocabularies (AB 3, Permission resource). */
export function permissionOf(actor: Actor, resource: Resource) {
  const set = passesFeatureChecks(actor) ? levelSets.editAll : closure(actor.levels[resource] ?? []);
  return {
    name: wireName(resource),
    featureAccess: featureAccess(set),
    fullDataAccess: fullDataAccess(set),
    resourceAccesses: set,
  };
}

/** Registers what the caller may do: their role and what it holds for each resource (AB 7). */
export function addPermission(app: FastifyInstance): void {
  registerCall(app, ownAccountCalls.permission, async ({ actor }) => ({
    // The server itself, which has no role of a person, calls nothing.
    role: actor.role as Role,
    resources: resources.map((each) => permissionOf(actor, each)),
  }));
}
