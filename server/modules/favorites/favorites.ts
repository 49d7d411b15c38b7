import type { FastifyInstance } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import { favoriteRoutes } from '../../../schema/favorites.ts';
import type { Engine } from '../../engine/engine.ts';
import { once } from '../../engine/idempotency.ts';
import { callerOf } from '../../plugins/session.ts';
import { addFavoriteReading } from './reading.ts';
import * as shapes from './shapes.ts';
import { createFavoriteWrites, type General } from './writing.ts';

interface ById {
  Params: { id: string };
}
type Versioned<More> = { readonly version: number } & More;

const tags = ['favorites'];
const config = { access: 'appAdmin' } as const;
const changed = { 200: answerSchema(shapes.changedSchema) };
const favorite = { 200: answerSchema(shapes.favoriteSchema) };

/**
 * The favourites of the app admins (AB 6, AB 7): people outside the agencies whom they keep an eye on, the same for each
 * of them. `POST /general` adds one (once for an `Idempotency-Key`); `PUT /{id}/general` and `/{id}/tags` change one
 * over the version that is named, `PUT /{id}/connect` who belongs with them; `PUT /status` and `POST /mark-favorites` change
 * several. What is unmarked is kept, so that it can be marked again, until `DELETE /{id}` removes it for good.
 */
export function registerFavorites(app: FastifyInstance, engine: Engine): void {
  const writes = createFavoriteWrites(engine);
  addFavoriteReading(app, engine);

  app.post<{ Body: General & { displayName: string } }>(
    favoriteRoutes.general,
    { config, schema: { tags, summary: 'Add a favourite', body: shapes.addBody, response: favorite } },
    async (request) => {
      const actor = callerOf(request);
      const asked = { route: 'favorite', given: request.body };
      const responseData = await once(engine, actor, request.headers['idempotency-key'], asked, (connection) =>
        writes.add(actor, request.body, connection),
      );
      return { responseData };
    },
  );

  app.put<ById & { Body: Versioned<General> }>(
    favoriteRoutes.generalOf(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Change who a favourite is',
        params: shapes.idParams,
        body: shapes.generalBody,
        response: favorite,
      },
    },
    async (request) => {
      const { version, ...given } = request.body;
      return { responseData: await writes.changeGeneral(callerOf(request), request.params.id, version, given) };
    },
  );

  app.put<ById & { Body: Versioned<{ tags: readonly string[] }> }>(
    favoriteRoutes.tagsOf(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Change the tags of a favourite',
        params: shapes.idParams,
        body: shapes.tagsBody,
        response: favorite,
      },
    },
    async ({ params, body }) => ({ responseData: await writes.changeTags(params.id, body.version, body.tags) }),
  );

  app.put<ById & { Body: { add?: readonly string[]; remove?: readonly string[] } }>(
    favoriteRoutes.connect(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Say which favourites belong together',
        params: shapes.idParams,
        body: shapes.connectBody,
        response: favorite,
      },
    },
    async ({ params: { id }, body: { add = [], remove = [] } }) => ({
      responseData: await writes.connect(id, add, remove),
    }),
  );

  app.put<{ Body: { ids: readonly string[]; status: number } }>(
    favoriteRoutes.status,
    { config, schema: { tags, summary: 'Set the status of favourites', body: shapes.statusBody, response: changed } },
    async ({ body: { ids, status } }) => ({ responseData: { changed: await writes.setStatus(ids, status) } }),
  );

  app.post<{ Body: { ids: readonly string[]; isFavorite: boolean } }>(
    favoriteRoutes.mark,
    { config, schema: { tags, summary: 'Mark or unmark favourites', body: shapes.markBody, response: changed } },
    async ({ body: { ids, isFavorite } }) => ({ responseData: { changed: await writes.mark(ids, isFavorite) } }),
  );

  app.delete<ById>(
    favoriteRoutes.one(':id'),
    {
      config,
      schema: {
        tags,
        summary: 'Remove a favourite for good',
        params: shapes.idParams,
        response: { 200: answerSchema({ type: 'object', properties: { id: uuid } }) },
      },
    },
    async ({ params: { id } }) => {
      await writes.remove(id);
      return { responseData: { id } };
    },
  );
}
