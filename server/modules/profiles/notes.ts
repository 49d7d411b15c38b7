import type { FastifyInstance } from 'fastify';
import { answerSchema, updateSchema } from '../../../schema/derive/jsonSchema.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { uuid } from '../../../schema/fields/schemas.ts';
import type { Actor } from '../../../schema/access/access.ts';
import { createRecord } from '../../engine/create.ts';
import type { Engine } from '../../engine/engine.ts';
import { once } from '../../engine/idempotency.ts';
import { findRecord, type Found } from '../../engine/one.ts';
import { recordRef } from '../../engine/routeSchemas.ts';
import { requireRight } from '../../engine/right.ts';
import { updateRecord } from '../../engine/update.ts';
import { notFound } from '../../errors.ts';
import { callerOf } from '../../plugins/session.ts';

type Body = Readonly<Record<string, unknown>> & { readonly id: string; readonly version?: number };

const told = ({ record, permissions }: Found) => ({ responseData: { ...record, permissions } });

/**
 * The notes of talents and scouts by type (AB 7): `POST {base}/notes` writes one about the record that `id` names, `PUT
 * {base}/notes` changes the note that `id` names, `GET {base}/notes/{id}` tells one. Each is what the notes' own calls do,
 * of notes about records of that type alone.
 */
export function registerNotes(app: FastifyInstance, engine: Engine, entity: AnyEntity): void {
  const note = engine.registry.get('note');
  const { owner: _owner, ...fields } = note.fields;
  const body = updateSchema({ ...note, fields }, true);
  const url = `${entity.api.base}/notes`;
  const schema = { tags: [entity.plural], response: { 200: answerSchema(recordRef(note)) } };

  const find = async (actor: Actor, id: string): Promise<Found> => {
    const found = await findRecord(engine, actor, 'note', id);
    if ((found.record['owner'] as Reference | null)?.kind !== entity.name) throw notFound();
    return found;
  };

  app.route<{ Body: Body }>({
    method: 'POST',
    url,
    config: { access: { entity: entity.name, action: 'update' } },
    schema: { ...schema, summary: `write a note about one of ${entity.plural}`, body },
    handler: async (request) => {
      const actor = callerOf(request);
      const { id: ownerId, version: _version, ...values } = request.body;
      await findRecord(engine, actor, entity.name, ownerId, { action: 'update' });
      const asked = { url, ...request.body };
      return once(engine, actor, request.headers['idempotency-key'], asked, async (connection) =>
        told(await createRecord(engine, actor, 'note', { ...values, ownerId }, connection ? { connection } : {})),
      );
    },
  });

  app.route<{ Body: Body }>({
    method: 'PUT',
    url,
    config: { access: { entity: 'note', action: 'update' } },
    schema: { ...schema, summary: `change a note about one of ${entity.plural}`, body },
    handler: async (request) => {
      const actor = callerOf(request);
      requireRight(engine, actor, 'update', 'note');
      const { id, version, ...values } = request.body;
      await find(actor, id);
      return told(await updateRecord(engine, actor, 'note', id, values, version === undefined ? {} : { version }));
    },
  });

  app.get<{ Params: { id: string } }>(
    `${url}/:id`,
    {
      config: { access: { entity: 'note', action: 'read' } },
      schema: {
        ...schema,
        summary: `one note about one of ${entity.plural}`,
        params: { type: 'object', required: ['id'], properties: { id: uuid } },
      },
    },
    async (request) => told(await find(callerOf(request), request.params.id)),
  );
}
