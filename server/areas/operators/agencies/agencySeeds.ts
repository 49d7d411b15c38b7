import type { Actor } from '../../../../schema/access/access.ts';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { statusCategories, statusTypes, type StatusType } from '../../../../schema/rules/statuses.ts';
import { taskTypeCodes, taskTypeSeeds, type TaskTypeCode } from '../../../../schema/areas/tasks/taskTypes.ts';
import { taxRateSeeds, type TaxRateSeed } from '../../../../schema/rules/finance/taxes.ts';
import { insertRecord, type CreateOptions } from '../../../engine/writing/create.ts';
import type { Engine } from '../../../engine/engine.ts';
import { insertMany } from '../../../engine/many/insertMany.ts';
import { catalogueDefaults } from './catalogueDefaults.ts';
import { englishSeeds, type SeedWords } from './seedWords.ts';

/** The ids of what a new agency was given, by the keys below. */
export interface AgencySeeds {
  /** By `TASK/NEW`: the status with which that category starts. */
  readonly statusIds: ReadonlyMap<string, string>;
  /** By `POSITION/Agent`: the type and the English name. */
  readonly catalogueIds: ReadonlyMap<string, string>;
  /** By the code of the type. */
  readonly taskTypeIds: ReadonlyMap<TaskTypeCode, string>;
  /** By the English name. */
  readonly taxRateIds: ReadonlyMap<TaxRateSeed, string>;
}

type Entry = readonly [key: string, id: string];

/** The key of an entry of a small list: its type and its name. */
export function catalogueKey(type: CatalogueType, name: string): string {
  return `${type}/${name}`;
}

/** Adds the categories of a type, each with its first status; gives `TASK/NEW` with the id of that status. */
export async function seedStatuses(
  engine: Engine,
  actor: Actor,
  type: StatusType,
  words: SeedWords,
  at: CreateOptions,
): Promise<Entry[]> {
  const statuses: { readonly key: string; readonly body: Record<string, unknown> }[] = [];
  for (const [position, [code, { color }]] of Object.entries(statusCategories[type]).entries()) {
    const name = words.ofStatus(type, code);
    const category = { displayName: name, isHidden: false, position };
    const made = await insertRecord(engine, actor, 'statusCategory', category, { ...at, set: { type, code } });
    statuses.push({ key: `${type}/${code}`, body: { statusName: name, type, categoryId: made.id, color, position } });
  }
  const bodies = statuses.map(({ body }) => body);
  const inserted = await insertMany(engine, actor, 'status', bodies, at);
  return inserted.map(({ id }, index) => [statuses[index]?.key ?? '', id]);
}

/**
 * Adds entries to one of an agency's small lists, in this order after `from` others; gives each key with its id.
 * @param options.word what an entry is called in the agency's language; as it is named by default
 */
export async function seedCatalogue<Name extends string>(
  engine: Engine,
  actor: Actor,
  type: CatalogueType,
  names: readonly Name[],
  options: { readonly from?: number; readonly at?: number; readonly word?: (name: Name) => string } = {},
): Promise<readonly Entry[]> {
  const { from = 0, word = String, ...at } = options;
  const bodies = names.map((name, index) => ({ displayName: word(name), type, position: from + index }));
  const inserted = await insertMany(engine, actor, 'catalogue', bodies, at);
  return inserted.map(({ id }, index) => [catalogueKey(type, names[index] ?? ''), id]);
}

/** Adds the types of tasks that every agency starts with; gives each code with its id. */
async function seedTaskTypes(
  engine: Engine,
  actor: Actor,
  words: SeedWords,
  at: CreateOptions,
): Promise<[TaskTypeCode, string][]> {
  const made: [TaskTypeCode, string][] = [];
  for (const [position, code] of taskTypeCodes.entries()) {
    const { id } = await insertRecord(
      engine,
      actor,
      'taskType',
      { ...taskTypeSeeds[code], displayName: words.ofTaskType(code), position },
      { ...at, set: { code } },
    );
    made.push([code, id]);
  }
  return made;
}

/** Adds the tax rates that every agency starts with. */
async function seedTaxRates(
  engine: Engine,
  actor: Actor,
  words: SeedWords,
  at: CreateOptions,
): Promise<readonly (readonly [TaxRateSeed, string])[]> {
  const bodies = taxRateSeeds.map(({ displayName, ...rate }, position) => ({
    ...rate,
    displayName: words.ofTaxRate(displayName),
    position,
  }));
  const made = await insertMany(engine, actor, 'taxRate', bodies, at);
  return taxRateSeeds.map(({ displayName }, index) => [displayName, made[index]?.id ?? '']);
}

/**
 * Seeds a new agency (AB 3, AB 4): the fixed status categories with one status each, and the first entries of its small
 * lists, types of tasks and tax rates. Call it only once: it does not look for existing entries. For all or nothing, pass an engine bound to one
 * transaction.
 * @param actor the server itself in that agency (`systemActor`); people may not create status categories
 * @param at creation time in milliseconds; now by default
 * @param words what all this is called; in English by default
 */
export async function seedAgency(
  engine: Engine,
  actor: Actor,
  at?: number,
  words: SeedWords = englishSeeds,
): Promise<AgencySeeds> {
  const options = at === undefined ? {} : { at };
  const [statuses, catalogues, taskTypes, taxRates] = await Promise.all([
    Promise.all(statusTypes.map((type) => seedStatuses(engine, actor, type, words, options))),
    Promise.all(
      Object.entries(catalogueDefaults).map(([type, names]) =>
        seedCatalogue(engine, actor, type as CatalogueType, names, { ...options, word: words.ofEntry }),
      ),
    ),
    seedTaskTypes(engine, actor, words, options),
    seedTaxRates(engine, actor, words, options),
  ]);
  return {
    statusIds: new Map(statuses.flat()),
    catalogueIds: new Map(catalogues.flat()),
    taskTypeIds: new Map(taskTypes),
    taxRateIds: new Map(taxRates),
  };
}
