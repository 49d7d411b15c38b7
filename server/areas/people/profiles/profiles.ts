import type { FastifyInstance } from 'fastify';
import { partNames, profileCalls } from '../../../../schema/areas/people/calls/profiles.ts';
import { routePartsOf } from '../../../../schema/language/call.ts';
import type { Engine } from '../../../engine/engine.ts';
import { inNames } from '../../../engine/routes/otherNames.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { registerNotes } from './notes.ts';
import { writePart } from './writePart.ts';

/**
 * Registers the calls that write a part of a person's profile. Each is an update of the record: POST adds its rows to
 * the existing ones, PUT changes the rows that it names by `id` and adds those without; both return the updated record.
 * Notes by type are notes (`notes.ts`).
 */
export function registerProfiles(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    for (const call of Object.values(profileCalls.of(entity))) {
      const { method, url } = routePartsOf(call);
      const isAdding = method === 'POST';
      registerCall(app, call, async ({ actor, params, body, request }) => {
        const { id = params['id'] ?? '', version, ...given } = body;
        const values = inNames(partNames(entity), given);
        const write = { entity: entity.name, id, values, isAdding, ...(version !== undefined && { version }) };
        const key = isAdding ? request.headers['idempotency-key'] : undefined;
        const found = await once(engine, actor, key, { url, ...body }, (connection) =>
          writePart(engine, actor, write, connection),
        );
        return { ...found.record, permissions: found.permissions };
      });
    }
    if (entity.root === 'talent') registerNotes(app, engine, entity);
  }
}
