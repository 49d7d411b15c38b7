import type { FastifyInstance } from 'fastify';
import { favoriteCalls } from '../../../../schema/areas/operators/calls/favorites.ts';
import type { Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { addFavoriteReading } from './favoriteLists.ts';
import { createFavoriteWrites } from './writeFavorites.ts';

/** Registers the calls of the favourites; adding one happens once for an `Idempotency-Key`. */
export function registerFavorites(app: FastifyInstance, engine: Engine): void {
  const writes = createFavoriteWrites(engine);
  addFavoriteReading(app, engine);

  registerCall(app, favoriteCalls.add, ({ actor, body, request }) => {
    const asked = { route: 'favorite', given: body };
    return once(engine, actor, request.headers['idempotency-key'], asked, (connection) =>
      writes.add(actor, body, connection),
    );
  });
  registerCall(app, favoriteCalls.changeGeneral, ({ actor, params, body: { version, ...given } }) =>
    writes.changeGeneral(actor, params.id, version, given),
  );
  registerCall(app, favoriteCalls.changeTags, ({ params, body }) =>
    writes.changeTags(params.id, body.version, body.tags),
  );
  registerCall(app, favoriteCalls.connect, ({ params, body: { add = [], remove = [] } }) =>
    writes.connect(params.id, add, remove),
  );
  registerCall(app, favoriteCalls.setStatus, async ({ body: { ids, status } }) => ({
    changed: await writes.setStatus(ids, status),
  }));
  registerCall(app, favoriteCalls.mark, async ({ body: { ids, isFavorite } }) => ({
    changed: await writes.mark(ids, isFavorite),
  }));
  registerCall(app, favoriteCalls.remove, async ({ params: { id } }) => {
    await writes.remove(id);
    return { id };
  });
}
