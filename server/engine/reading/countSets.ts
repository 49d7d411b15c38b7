import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Engine } from '../engine.ts';
import { countByValues, type Counts } from './countBy.ts';
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
 * Counts the records of a list, and what each of several sets of filters finds: other lists of the entity, or presets. A
 * set names what differs from the call itself; it replaces a filter that both have. Each needs the rights of a list.
 */
export async function countSets({ engine, actor, entity }: Counting, given: Given): Promise<SetCounts> {
  const { countBy, withDeleted, countEach, ...rest } = given;
  const by = { countBy: (countBy ?? []) as readonly string[], withDeleted: withDeleted === true };
  const counts = await countByValues(engine, actor, entity.name, listQueryOf(rest), by);
  const each: [string, number][] = [];
  for (const [name, set] of Object.entries(countEach as Readonly<Record<string, Given>>)) {
    const asked = { ...rest, ...askedOf(engine, entity, 'count', set) };
    each.push([name, (await countRecords(engine, actor, entity.name, listQueryOf(asked))).total]);
  }
  return { ...counts, each: Object.fromEntries(each) };
}
