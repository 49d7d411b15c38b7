import { acts } from '../names/acts.ts';
import { drawNames } from '../names/people.ts';
import { slugOf, type Name } from '../names/pool.ts';
import type { Random } from '../random.ts';
import { inShares } from '../shares.ts';

export const categories = ['Sports', 'Music', 'Entertainment'] as const;

/** Somebody whom an agency represents or watches, or several people under one name. */
export interface Subject {
  readonly name: Name;
  readonly category: (typeof categories)[number];
  /** A band, an ensemble or a stage name: without a day of birth. */
  readonly isAct: boolean;
}

/**
 * So many different ones in a random order, one in twenty an act where there are any.
 * @param namesakes names to use besides the drawn ones
 */
export function drawSubjects(random: Random, count: number, namesakes: readonly Name[], hasActs: boolean): Subject[] {
  const groups = (hasActs ? acts.slice(0, Math.round(count / 20)) : []).map(
    ({ displayName, slug = slugOf(displayName, '-'), category }): Subject => ({
      name: { displayName, slug, script: 'Latin' },
      category,
      isAct: true,
    }),
  );
  const taken = new Set(namesakes.map(({ displayName }) => displayName));
  const names = [...namesakes, ...drawNames(random, count - groups.length - namesakes.length, taken)];
  const each = inShares(random, names.length, [
    [categories[0], 34],
    [categories[1], 36],
    [categories[2], 30],
  ]);
  const people = names.map((name, index): Subject => ({ name, category: each[index] ?? 'Music', isAct: false }));
  return random.shuffled([...people, ...groups]);
}
