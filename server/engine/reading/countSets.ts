import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Engine } from '../engine.ts';
import type { Model } from '../model.ts';
import { countByValues, type Counts } from './countBy.ts';
import type { Rows } from '../../database/pools.ts';
import { requireKnownFields } from '../writing/customFields.ts';
import { choiceOf, countRecords, listParts, type ListQuery } from './list.ts';
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
 * Counts what each of several queries finds, in one statement that reads the rows once: those that the first one finds
 * if all others narrow it, else all that the actor may read.
 */
async function countTogether(
  { engine, actor, entity: { name } }: Counting,
  [first = {}, ...others]: readonly ListQuery[],
  isNarrowing: boolean,
): Promise<readonly number[]> {
  const { deleted } = first;
  const { model, values, narrowed } = listParts(
    engine,
    actor,
    name,
    isNarrowing ? { ...first, orderBy: undefined } : { deleted },
  );
  for (const query of [first, ...others]) await requireKnownFields(engine, actor, model, query);
  const choices = [isNarrowing ? {} : first, ...others].map((query) => choiceOf(model, query, actor, values));
  const { rows }: Rows<readonly number[]> = await engine.database.query(actor.agencyId, {
    text: `select ${choices.map((one) => `count(*) filter (where ${one})`).join(', ')}
      from ${model.table} t where ${narrowed}`,
    values: values.list,
    isArrays: true,
  });
  return rows[0] ?? [];
}

/** Returns true if a set adds filters to those of the call, and changes none: neither its values nor what they mean. */
function narrows({ filters }: Model, call: Given, set: Given): boolean {
  const { not = [] } = set as { readonly not?: readonly string[] };
  const currencies = [...filters.values()].flatMap(({ param, currencyParam }) =>
    currencyParam !== undefined && Object.hasOwn(call, param) ? [currencyParam] : [],
  );
  return (
    Object.entries(set).every(([key, value]) => !Object.hasOwn(call, key) || isDeepStrictEqual(call[key], value)) &&
    !not.some((param) => Object.hasOwn(call, param)) &&
    !currencies.some((param) => Object.hasOwn(set, param) && !Object.hasOwn(call, param))
  );
}

/**
 * Counts the records of a list, and what each of several sets of filters finds: other lists of the entity, or presets. A
 * set names what differs from the call itself; it replaces a filter that both have. Each needs the rights of a list.
 */
export async function countSets(counting: Counting, given: Given): Promise<SetCounts> {
  const { engine, actor, entity } = counting;
  const { countBy, withDeleted, countEach, ...rest } = given;
  const sets = Object.entries(countEach as Readonly<Record<string, Given>>).map(
    ([name, set]) => [name, askedOf(engine, entity, 'count', set)] as const,
  );
  const queryOf = (set: Given) => listQueryOf({ ...rest, ...set });
  // What is deleted is read by another right, and not among the others.
  const isApart = (set: Given) => (set['deleted'] === true) !== (rest['deleted'] === true);
  const together = sets.filter(([, set]) => !isApart(set));
  const isNarrowing = together.every(([, set]) => narrows(engine.model(entity.name), rest, set));
  const [total = 0, ...totals] = await countTogether(
    counting,
    [queryOf({}), ...together.map(([, set]) => queryOf(set))],
    isNarrowing,
  );
  const each = new Map(together.map(([name], index) => [name, totals[index] ?? 0]));
  for (const [name, set] of sets.filter(([, one]) => isApart(one)))
    each.set(name, (await countRecords(engine, actor, entity.name, queryOf(set))).total);
  const isMore = countBy !== undefined || withDeleted !== undefined;
  const by = { countBy: (countBy ?? []) as readonly string[], withDeleted: withDeleted === true };
  const counts = isMore ? await countByValues(engine, actor, entity.name, queryOf({}), by) : { total, counts: {} };
  return { ...counts, each: Object.fromEntries(sets.map(([name]) => [name, each.get(name) ?? 0])) };
}
