import { systemActor } from '../schema/access/access.ts';
import { agencyDefaults } from '../schema/rules/agencyDefaults.ts';
import { createRecord } from '../server/engine/create.ts';
import type { Engine } from '../server/engine/engine.ts';
import { catalogueDefaults } from '../server/areas/operators/agencies/catalogueDefaults.ts';
import { seedCatalogue, seedAgency } from '../server/areas/operators/agencies/agencySeeds.ts';
import { inFlight } from './inFlight.ts';
import { addCustomFields } from './plan/customFields.ts';
import type { AgencyPlan } from './plan/agency.ts';
import { bodyOf, type Planned } from './plan/planned.ts';

/** Enough to keep the database busy while records are prepared. */
const atOnce = 8;

/**
 * Makes all records of a planned agency through the engine, so that history, search texts and assignments are right.
 * @returns the id of every planned record, by its key
 */
export async function fillAgency(
  engine: Engine,
  agencyId: string,
  plan: AgencyPlan,
): Promise<ReadonlyMap<string, string>> {
  const actor = systemActor(agencyId, agencyDefaults({ timeZone: plan.profile.timeZone }));
  const { catalogueIds, statusIds } = await seedAgency(engine, actor, plan.since);
  const from = catalogueDefaults.TAG?.length ?? 0;
  const tags = await seedCatalogue(engine, actor, 'TAG', plan.tags, { from, at: plan.since });
  const added = await addCustomFields(engine, agencyId, plan.customFields, plan.since);
  const ids = new Map([...catalogueIds, ...statusIds, ...tags, ...added]);
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the demo of ${plan.profile.name} has no '${key}'`);
    return id;
  };
  const make = (planned: readonly Planned[]) =>
    inFlight(atOnce, planned, async (one) => {
      const { entity, key, at, by } = one;
      const maker = { ...actor, staffId: by === null ? null : idOf(by) };
      const { record } = await createRecord(engine, maker, entity, bodyOf(one, idOf), { at });
      ids.set(key, record.id);
    });

  const [director, ...others] = plan.staff;
  if (director) await make([director]);
  await make(others);
  await make([...plan.partners, ...plan.talents, ...plan.scouts]);
  await make(plan.contacts);
  await make(plan.contracts);
  await make(plan.notes);
  return ids;
}
