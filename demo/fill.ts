import { voiceKinds } from '../schema/areas/community/modules.ts';
import { systemActor } from '../schema/access/access.ts';
import { agencyDefaults } from '../schema/rules/agencyDefaults.ts';
import { createRecord } from '../server/engine/writing/create.ts';
import { contractReminders } from '../schema/areas/work/settings/contractReminders.ts';
import { contractTerms } from '../schema/areas/work/settings/contractTerms.ts';
import { changeSettings } from '../server/engine/settings/values.ts';
import { termTexts } from './texts/contracts.ts';
import type { Engine } from '../server/engine/engine.ts';
import { catalogueDefaults } from '../server/areas/operators/agencies/catalogueDefaults.ts';
import { insertMany } from '../server/engine/many/insertMany.ts';
import { seedCatalogue, seedAgency } from '../server/areas/operators/agencies/agencySeeds.ts';
import type { StoragePort } from '../server/integrations/storage/port.ts';
import { fillFanActs } from './fanActs.ts';
import { keepFile } from './files/keepFile.ts';
import type { FileStock } from './files/stock.ts';
import { inFlight } from './inFlight.ts';
import { addCustomFields } from './plan/customFields.ts';
import type { AgencyPlan } from './plan/agency.ts';
import { namePosts } from '../server/areas/community/voices/publishing.ts';
import { bodyOf, levelsOf, setOf, type Planned } from './plan/planned.ts';

/** Files that are being made, and where they go. */
export interface Shelf {
  readonly stock: FileStock;
  readonly storage: StoragePort;
}

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
  shelf: Shelf,
): Promise<ReadonlyMap<string, string>> {
  const actor = systemActor(agencyId, agencyDefaults({ timeZone: plan.profile.timeZone }));
  const { catalogueIds, statusIds, taskTypeIds } = await seedAgency(engine, actor, plan.since);
  const from = catalogueDefaults.TAG?.length ?? 0;
  const tags = await seedCatalogue(engine, actor, 'TAG', plan.tags, { from, at: plan.since });
  const added = await addCustomFields(engine, agencyId, plan.customFields, plan.since);
  const types = [...taskTypeIds].map(([code, id]) => [`TASK_TYPE/${code}`, id] as const);
  const ids = new Map([...catalogueIds, ...statusIds, ...types, ...tags, ...added]);
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the demo of ${plan.profile.name} has no '${key}'`);
    return id;
  };
  const files = new Map(plan.files.map((file) => [file.key, file]));
  /** Puts the files into the agency that records are about to name. */
  const keepFiles = (planned: readonly Planned[]) => {
    const named = planned.flatMap(({ refs, setRefs = {} }) => [
      ...Object.values(refs).flat(),
      ...Object.values(setRefs),
    ]);
    const wanted = [...new Set(named)].flatMap((key) => (ids.has(key) ? [] : (files.get(key) ?? [])));
    return inFlight(atOnce, wanted, async ({ key, name, at, order }) => {
      const whole = await shelf.stock.wholeOf(order);
      const where = { database: engine.database, storage: shelf.storage, agencyId, at };
      ids.set(key, await keepFile(where, { name, content: whole.content }, whole));
    });
  };
  const make = async (planned: readonly Planned[]) => {
    await keepFiles(planned);
    await inFlight(atOnce, planned, async (one) => {
      const { entity, key, at, by } = one;
      const maker = { ...actor, staffId: by === null ? null : idOf(by) };
      const set = setOf(one, idOf);
      const { record } = await createRecord(engine, maker, entity, bodyOf(one, idOf), { at, ...(set && { set }) });
      ids.set(key, record.id);
    });
  };

  /** Makes records of one kind, those of one maker and moment in one statement. */
  const makeMany = async (planned: readonly Planned[]) => {
    await keepFiles(planned);
    const batches = new Map<string, Planned[]>();
    for (const one of planned) {
      const key = JSON.stringify([one.by, one.at, one.set]);
      batches.set(key, [...(batches.get(key) ?? []), one]);
    }
    for (const batch of batches.values()) {
      const [{ entity, at, by, set } = {} as Planned] = batch;
      const maker = { ...actor, staffId: by === null ? null : idOf(by) };
      const bodies = batch.map((one) => bodyOf(one, idOf));
      const made = await insertMany(engine, maker, entity, bodies, { at, ...(set && { set }) });
      for (const [index, { id }] of made.entries()) ids.set(batch[index]?.key ?? '', id);
    }
  };

  const [director, ...others] = plan.staff;
  if (director) await make([director]);
  await make(others);
  await make([...plan.partners, ...plan.talents, ...plan.scouts]);
  await make(plan.contacts);
  await makeMany(plan.opportunities);
  await makeMany(plan.projects);
  await makeMany(plan.projectGroups);
  await makeMany(plan.events);
  await makeMany(plan.holds);
  await make(plan.contractSettings.filter(({ entity }) => entity === 'contractType'));
  await make(plan.contractSettings.filter(({ entity }) => entity === 'contractTemplate'));
  await changeSettings(engine, actor, contractTerms.name, { termConfigs: termTexts });
  await changeSettings(engine, actor, contractReminders.name, {
    rules: [
      { of: 'NOTICE', daysBefore: 14 },
      { of: 'END', daysBefore: 30 },
      { of: 'AMOUNT_DUE', daysBefore: 3 },
    ],
  });
  await make(plan.contracts);
  await makeMany(plan.amounts);
  await makeMany(plan.parts);
  await make(plan.notes);
  const { suppliers, groups, items, rules } = plan.taskSettings;
  for (const level of levelsOf(plan.library)) await make(level);
  for (const planned of [suppliers, groups, items, rules, plan.tasks, plan.series]) await makeMany(planned);
  for (const kind of ['news', 'cmsEvent', 'audio', 'video'])
    await makeMany(plan.pieces.filter(({ entity }) => entity === kind));
  namePosts(engine);
  for (const kind of voiceKinds) await makeMany(plan.voices.records.filter(({ entity }) => entity === kind));
  await fillFanActs(engine, agencyId, plan.voices, idOf);
  return ids;
}
