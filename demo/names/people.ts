import type { Random } from '../random.ts';
import { inShares } from '../shares.ts';
import { accented, australian, blended, vietnamese } from './latin.ts';
import { namesOf, type Name, type NamePool } from './pool.ts';
import { scripts } from './scripts.ts';

type Draw = () => Name;

/** Yields the names of several pools in turn, each once, without taken ones. */
function drawFrom(pools: readonly NamePool[], random: Random, taken: Set<string>): Draw {
  const decks = random.shuffled(pools).map((pool) => namesOf(pool, random));
  let turn = 0;
  return () => {
    for (let passed = 0; passed < decks.length; turn += 1) {
      const name = decks[turn % decks.length]?.pop();
      if (name === undefined) passed += 1;
      else if (!taken.has(name.displayName)) {
        taken.add(name.displayName);
        turn += 1;
        return name;
      }
    }
    throw new RangeError('the names are used up');
  };
}

/**
 * So many people's names for an agency in Australia: most in Latin letters, one in six in another script. None that is
 * in `taken`, to which they are added.
 */
export function drawNames(random: Random, count: number, taken: Set<string>): Name[] {
  const draws: readonly (readonly [Draw, number])[] = [
    [drawFrom([australian], random, taken), 43],
    [drawFrom([blended], random, taken), 25],
    [drawFrom([accented], random, taken), 11],
    [drawFrom([vietnamese], random, taken), 4],
    [drawFrom(scripts, random, taken), 17],
  ];
  return inShares(random, count, draws).map((draw) => draw());
}
