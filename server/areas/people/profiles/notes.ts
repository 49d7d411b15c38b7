import type { FastifyInstance } from 'fastify';
import { noteCallsOf } from '../../../../schema/areas/people/calls/profiles.ts';
import type { Note } from '../../../../schema/areas/people/entities/note.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import type { Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { findRecord, type Found } from '../../../engine/reading/readOne.ts';
import { updateRecord } from '../../../engine/writing/update.ts';
import { notFound } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

const told = ({ record, permissions }: Found) => ({ ...record, permissions }) as unknown as Note;

/** Registers the notes of talents or of scouts by type (AB 7). */
export function registerNotes(app: FastifyInstance, engine: Engine, entity: AnyEntity): void {
  const calls = noteCallsOf(entity);
  const find = async (actor: Actor, id: string): Promise<Found> => {
    const found = await findRecord(engine, actor, 'note', id);
    if ((found.record['owner'] as Reference | null)?.kind !== entity.name) throw notFound();
    return found;
  };

  registerCall(app, calls.add, async ({ actor, body, request }) => {
    const { id: ownerId, version: _version, ...values } = body;
    await findRecord(engine, actor, entity.name, ownerId, { action: 'update' });
    const asked = { url: `${entity.api.base}/notes`, ...body };
    return once(engine, actor, request.headers['idempotency-key'], asked, async (connection) =>
      told(await createRecord(engine, actor, 'note', { ...values, ownerId }, connection ? { connection } : {})),
    );
  });

  registerCall(app, calls.change, async ({ actor, body: { id, version, ...values } }) => {
    await find(actor, id);
    return told(await updateRecord(engine, actor, 'note', id, values, version === undefined ? {} : { version }));
  });

  registerCall(app, calls.read, async ({ actor, params }) => told(await find(actor, params.id)));
}
