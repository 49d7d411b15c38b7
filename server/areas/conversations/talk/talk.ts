import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { talkCalls, talkPageSize } from '../../../../schema/areas/conversations/calls/talk.ts';
import { talkFieldsFor } from '../../../../schema/language/effects/talk.ts';
import { mostAhead } from '../../../../schema/fields/instant.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { notFound } from '../../../errors.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecords } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { partiesOf } from './parties.ts';
import { talkLines } from './talkLines.ts';
import { talkRows } from './talkRows.ts';

/** Returns the entities whose talk with records of a kind an actor may read. */
function talkEntities({ registry }: Engine, actor: Actor, kind: string): readonly AnyEntity[] {
  return registry.all.filter(
    (entity) => talkFieldsFor(entity, kind).length > 0 && can(actor, 'read', entity.name, registry) !== 'no',
  );
}

/** Requires that an actor may read a record, or restore it if it is deleted: its talk is of use to who decides on that. */
async function requirePerson(engine: Engine, actor: Actor, kind: string, id: string): Promise<void> {
  const fields = ['id'];
  if ((await findRecords(engine, actor, kind, [id], { fields })).size > 0) return;
  if (can(actor, 'restore', kind, engine.registry) === 'no') throw notFound();
  const restorable = { action: 'restore', isDeleted: true, fields } as const;
  if ((await findRecords(engine, actor, kind, [id], restorable)).size === 0) throw notFound();
}

/** Registers the time line of what was said with somebody: what the reader may read of each entity that is talk. */
export function registerTalk(app: FastifyInstance, engine: Engine): void {
  registerCall(app, talkCalls.list, async ({ actor, query }) => {
    const { kind, id, of, isSpoken = false, before, beforeId, pageSize = talkPageSize } = query;
    if (!engine.registry.all.some(({ name }) => name === kind)) throw notFound();
    await requirePerson(engine, actor, kind, id);
    const entities = talkEntities(engine, actor, kind);
    const wanted = entities.filter(
      ({ name, talk }) => (of === undefined || name === of) && (!isSpoken || talk?.spoken !== undefined),
    );
    const rows = await talkRows(engine, actor, wanted, {
      parties: await partiesOf(engine, actor, id),
      isSpoken,
      before: before ?? engine.clock() + mostAhead,
      beforeId: before === undefined ? undefined : beforeId,
      most: pageSize + 1,
    });
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      data: await talkLines(engine, actor, shown, id),
      kinds: entities.map(({ name }) => name),
      next: rows.length > pageSize && last ? { before: last.at, beforeId: last.id } : null,
    };
  });
}
