import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import {
  listedTypes,
  partnerListCalls,
  scoutListCalls,
  talentListCalls,
} from '../../../../schema/areas/settings/calls/catalogues.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import type { Engine } from '../../../engine/engine.ts';
import { everyRecord } from '../../../engine/reading/everyRecord.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Entries = AnswerOf<typeof partnerListCalls.categories>;

/**
 * Returns all entries of a small list, or of all of them, in the agency's order, for actors who may read the records
 * that use them.
 */
async function entriesOf(engine: Engine, actor: Actor, entity: string, type?: CatalogueType): Promise<Entries> {
  requireRight(engine, actor, 'read', entity);
  const filters = type === undefined ? {} : { type: [type] };
  const entries = await everyRecord(engine, actor, 'catalogue', { orderBy: 'position', filters });
  return entries as unknown as Entries;
}

/** Registers the small lists below an entity. */
export function registerPlainLists(app: FastifyInstance, engine: Engine): void {
  registerCall(app, partnerListCalls.categories, ({ actor, query }) => entriesOf(engine, actor, 'partner', query.type));
  for (const [entity, calls] of Object.entries({ talent: talentListCalls, scout: scoutListCalls })) {
    for (const name of ['types', 'subTypes', 'categories'] as const) {
      registerCall(app, calls[name], ({ actor }) => entriesOf(engine, actor, entity, listedTypes[name]));
    }
  }
}
