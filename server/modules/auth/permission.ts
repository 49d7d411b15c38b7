import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../schema/access/access.ts';
import { featureAccess, fullDataAccess } from '../../../schema/access/legacy.ts';
import { closure, levelSets, matrixLevels } from '../../../schema/access/levels.ts';
import { resources, wireName, type Resource } from '../../../schema/access/resources.ts';
import { passesFeatureChecks } from '../../../schema/access/scope.ts';
import { callerOf } from '../../plugins/session.ts';

const permissionSchema = {
  type: 'object',
  required: ['name', 'featureAccess', 'fullDataAccess', 'resourceAccesses'],
  properties: {
    name: { type: 'string' },
    featureAccess: { type: ['string', 'null'], enum: ['FullAccess', 'ViewOnly', null] },
    fullDataAccess: { type: 'boolean' },
    resourceAccesses: { type: 'array', items: { type: 'string', enum: matrixLevels } },
  },
} as const;

const answer = {
  type: 'object',
  required: ['responseData'],
  properties: {
    responseData: {
      type: 'object',
      required: ['role', 'resources'],
      properties: { role: { type: 'string' }, resources: { type: 'array', items: permissionSchema } },
    },
  },
} as const;

/** What an actor holds for a resource, in both vocabularies (AB 3, Permission resource). */
export function permissionOf(actor: Actor, resource: Resource) {
  const set = passesFeatureChecks(actor) ? levelSets.editAll : closure(actor.levels[resource] ?? []);
  return {
    name: wireName(resource),
    featureAccess: featureAccess(set),
    fullDataAccess: fullDataAccess(set),
    resourceAccesses: set,
  };
}

/** GET /user/v1/auth/current-permission (AB 7): the caller's role and what it holds for each resource. */
export function addPermission(app: FastifyInstance): void {
  app.get(
    '/user/v1/auth/current-permission',
    {
      config: { access: 'signedIn' },
      schema: { tags: ['auth'], summary: 'What the caller may do', response: { 200: answer } },
    },
    async (request) => {
      const actor = callerOf(request);
      return { responseData: { role: actor.role, resources: resources.map((each) => permissionOf(actor, each)) } };
    },
  );
}
