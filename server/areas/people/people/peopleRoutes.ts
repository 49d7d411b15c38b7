import type { FastifyInstance } from 'fastify';
import { peopleCalls } from '../../../../schema/areas/people/calls/people.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findPeople } from '../../../engine/search/findPeople.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

const usualLimit = 20;

/**
 * Registers the search over all kinds of people. If exact words find few, similar names are searched as well; at most
 * `limit` results are returned.
 */
export function registerPeople(app: FastifyInstance, engine: Engine): void {
  registerCall(app, peopleCalls.search, async ({ actor, query: { keyword, limit = usualLimit } }) => ({
    data: actor.agencyId === null ? [] : await findPeople(engine, actor, keyword, limit),
  }));
}
