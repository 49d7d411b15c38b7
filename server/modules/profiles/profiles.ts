import type { FastifyInstance } from 'fastify';
import { answerSchema, updateSchema } from '../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import type { Engine } from '../../engine/engine.ts';
import { once } from '../../engine/idempotency.ts';
import { recordRef } from '../../engine/routeSchemas.ts';
import { callerOf } from '../../plugins/session.ts';
import { registerNotes } from './notes.ts';
import { parts, type Part } from './parts.ts';
import { writePart } from './writePart.ts';

/** A call that writes a part of a record: by `id` in its body, or in its path. */
interface PartCall {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly name: string;
  readonly part: Pick<Part, 'fields' | 'hasCustom'>;
}

type Body = Readonly<Record<string, unknown>> & { readonly id?: string; readonly version?: number };

function registerPart(app: FastifyInstance, engine: Engine, entity: AnyEntity, call: PartCall): void {
  const { method, url, name, part } = call;
  const names = part.fields(entity);
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([field]) => names.includes(field)));
  const hasId = !url.includes(':id');
  app.route<{ Params: { id?: string }; Body: Body }>({
    method,
    url,
    config: { access: { entity: entity.name, action: 'update' } },
    schema: {
      tags: [entity.plural],
      summary: `${method === 'POST' ? 'add to' : 'change'} ${name}, one of ${entity.plural}`,
      ...(!hasId && { params: { type: 'object', required: ['id'], properties: { id: uuid } } }),
      body: updateSchema({ ...entity, fields, customFields: part.hasCustom ?? false }, hasId),
      response: { 200: answerSchema(recordRef(entity)) },
    },
    handler: async (request) => {
      const actor = callerOf(request);
      const { id = request.params.id ?? '', version, ...values } = request.body;
      const isAdding = method === 'POST';
      const write = { entity: entity.name, id, values, isAdding, ...(version !== undefined && { version }) };
      const key = isAdding ? request.headers['idempotency-key'] : undefined;
      const found = await once(engine, actor, key, { url, ...request.body }, (connection) =>
        writePart(engine, actor, write, connection),
      );
      return { responseData: { ...found.record, permissions: found.permissions } };
    },
  });
}

const billing: Part = { methods: ['PUT'], fields: () => ['billingContacts'] };
const medias: Part = { methods: ['PUT'], fields: () => ['medias'] };

/**
 * The calls that write a part of somebody's profile (AB 7): `PUT basic-infos`, `POST` and `PUT` of business, career,
 * emergency contacts, families and custom fields, by type, `PUT finance/contacts/{kind}/{id}` for whoever has billing
 * contacts, and `PUT media` for whoever has files, which are all of `mediaIds` then. Each is an update of the record: POST
 * adds its rows to what is there, PUT changes the rows that it names by `id` and adds those without; both answer the record as
 * it is now. Notes by type are notes (`notes.ts`).
 */
export function registerProfiles(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.registry.all) {
    const { base } = entity.api;
    if (entity.fields['billingContacts']) {
      const url = `/finance/v1/contacts/${base.split('/').at(-1)}/:id`;
      registerPart(app, engine, entity, { method: 'PUT', url, name: 'billing contacts', part: billing });
    }
    if (entity.fields['medias']) {
      registerPart(app, engine, entity, { method: 'PUT', url: `${base}/media`, name: 'files', part: medias });
    }
    if (entity.root !== 'talent') continue;
    registerNotes(app, engine, entity);
    for (const [name, part] of Object.entries(parts)) {
      for (const method of part.methods) {
        registerPart(app, engine, entity, { method, url: `${base}/${name}`, name, part });
      }
    }
  }
}
