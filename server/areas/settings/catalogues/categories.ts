import type { FastifyInstance } from 'fastify';
import { catalogue, type Catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import { categoryCalls } from '../../../../schema/areas/settings/calls/catalogueEntries.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { updateMany } from '../../../engine/many/updateMany.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { referencingRecords } from '../../../engine/references/referencingRecords.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { faultsOfMany, freeNames } from './faultsOfMany.ts';

/** Registers the calls of categories (AB 7): changing several entries, and counting the records that have one. */
export function registerCategories(app: FastifyInstance, engine: Engine): void {
  registerCall(app, categoryCalls.saveMany, async ({ actor, body }) => {
    if (body.categories === undefined) throw invalid([fieldRefusal('categories', 'required')]);
    const updates = body.categories.map(({ id, version, ...values }) => ({
      id: id.toLowerCase(),
      ...(version !== undefined && { version }),
      body: values,
    }));
    return engine.database.transaction(agencyOf(actor), async (connection) => {
      const { faults, namings } = await faultsOfMany(engine, connection, actor, updates);
      if (faults.length > 0) throw invalid(faults);
      const here = within(engine, connection);
      const onJudged = () => freeNames(connection, actor, namings);
      await updateMany(here, actor, catalogue.name, updates, { connection, onJudged });
      const ids = updates.map(({ id }) => id);
      const found = await findRecords(here, actor, catalogue.name, ids);
      return ids.flatMap((id) => found.get(id)?.record ?? []) as unknown as Catalogue[];
    });
  });
  registerCall(app, categoryCalls.references, async ({ actor, params }) => {
    const { record } = await findRecord(engine, actor, catalogue.name, params.id);
    return referencingRecords(engine, actor, catalogue.name, [record.id], 'refuse');
  });
}
