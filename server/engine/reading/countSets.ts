import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { countByValues, type Counts } from './countBy.ts';
import type { Rows } from '../../database/pools.ts';
import { requireKnownFields } from '../writing/customFields.ts';
import { chooseRecords, choiceOf } from './choice.ts';
import { countRecords } from './list.ts';
import { askedOf, listQueryOf } from './listQuery.ts';

type Given = Readonly<Record<string, unknown>>;

interface Counting {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly entity: AnyEntity;
}

/** Counts of a list, and those of each set of filters by its name. */
export interface SetCounts extends Counts {
  readonly each: Readonly<Record<string, number>>;
}

/**
 * Counts what each of several sets of filters finds, in one statement that reads the rows once: those that the filters
 * find which all sets have in common.
 */
async function countTogether(
  { engine, actor, entity: { name } }: Counting,
  shared: Given,
  sets: readonly Given[],
): Promise<readonly number[]> {
  const { model, values, narrowed } = chooseRecords(engine, actor, name, listQueryOf(shared));
  const choices: string[] = [];
  for (const set of sets) {
    const query = listQueryOf(set);
    await requireKnownFields(engine, actor, model, query);
    choices.push(choiceOf(model, query, actor, values));
  }
  const { rows }: Rows<readonly number[]> = await engine.database.query(actor.agencyId, {
    text: `select ${choices.map((one) => `count(*) filter (where ${one})`).join(', ')}
      from ${model.table} t where ${narrowed}`,
    values: values.list,
    isArrays: true,
  });
  return rows[0] ?? [];
}

/** Returns true if a set changes what a filter of the call asks for: its values, what it excludes or its currency. */
function changes({ filters }: Model, call: Given, set: Given, key: string): boolean {
  const isOther = (param: string) => Object.hasOwn(set, param) && !isDeepStrictEqual(call[param], set[param]);
  const currency = filters.get(key)?.currencyParam;
  return isOther(key) || isOther('not') || (currency !== undefined && isOther(currency));
}

/**
 * Counts the records of a list, and what each of several sets of filters finds: other lists of the entity, or presets. A
 * set names what differs from the call itself; it replaces a filter that both have. Each needs the rights of a list.
 */
export async function countSets(counting: Counting, given: Given): Promise<SetCounts> {
  const { engine, actor, entity } = counting;
  const { countBy, withDeleted, countEach, ...rest } = given;
  const sets: (readonly [name: string, set: Given])[] = [];
  for (const [name, set] of Object.entries(countEach as Readonly<Record<string, Given>>))
    sets.push([name, await askedOf(engine, actor, entity, 'count', set)]);
  const queryOf = (set: Given) => listQueryOf({ ...rest, ...set });
  // What is deleted is read by another right, and not among the others.
  const isApart = (set: Given) => (set['deleted'] === true) !== (rest['deleted'] === true);
  const together = sets.filter(([, set]) => !isApart(set));
  const model = engine.model(entity.name);
  const isShared = (key: string) => together.every(([, set]) => !changes(model, rest, set, key));
  const [total = 0, ...totals] = await countTogether(
    counting,
    Object.fromEntries(Object.entries(rest).filter(([key]) => isShared(key))),
    [{}, ...together.map(([, set]) => set)].map((set) => ({ ...rest, ...set })),
  );
  const each = new Map(together.map(([name], index) => [name, totals[index] ?? 0]));
  for (const [name, set] of sets.filter(([, one]) => isApart(one)))
    each.set(name, (await countRecords(engine, actor, entity.name, queryOf(set))).total);
  const isMore = countBy !== undefined || withDeleted !== undefined;
  const by = { countBy: (countBy ?? []) as readonly string[], withDeleted: withDeleted === true };
  const counts = isMore ? await countByValues(engine, actor, entity.name, queryOf({}), by) : { total, counts: {} };
  return { ...counts, each: Object.fromEntries(sets.map(([name]) => [name, each.get(name) ?? 0])) };
}
