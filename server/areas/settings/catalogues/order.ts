import type { FastifyInstance } from 'fastify';
import { catalogueCalls } from '../../../../schema/areas/settings/calls/catalogueEntries.ts';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { Engine } from '../../../engine/engine.ts';
import { placeRecord } from '../../../engine/many/placeRecord.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

/** Registers the order of the entries of a small list. */
export function registerEntryOrder(app: FastifyInstance, engine: Engine): void {
  registerCall(app, catalogueCalls.reorder, ({ actor, params, body }) =>
    placeRecord(engine, actor, catalogue.name, params.id, body, 'type', 'label'),
  );
}
