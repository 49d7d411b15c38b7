import { acts } from '../names/acts.ts';
import { drawNames } from '../names/people.ts';
import { slugOf, type Name } from '../names/pool.ts';
import type { Random } from '../random.ts';
import { inShares } from '../shares.ts';

export const categories = ['Sports', 'Music', 'Entertainment'] as const;

/** A person whom an agency represents or watches, or several people under one name. */
export interface Subject {
  readonly name: Name;
  readonly category: (typeof categories)[number];
  /** A band, an ensemble or a stage name: without a day of birth. */
  readonly isAct: boolean;
}

export interface SubjectOptions {
  /** Names to use besides generated ones. */
  readonly namesakes: readonly Name[];
  /** Names not to use, to which the used ones are added. */
  readonly taken: Set<string>;
  /** Is one in twenty an act? */
  readonly hasActs: boolean;
}

/** So many different ones in a random order. */
export function drawSubjects(random: Random, count: number, options: SubjectOptions): Subject[] {
  const { namesakes, taken, hasActs } = options;
  const groups = (hasActs ? acts.slice(0, Math.round(count / 20)) : []).map(
    ({ displayName, slug = slugOf(displayName, '-'), category }): Subject => ({
      name: { displayName, slug, script: 'Latin' },
      category,
      isAct: true,
    }),
  );
  for (const { displayName } of namesakes) taken.add(displayName);
  const names = [...namesakes, ...drawNames(random, count - groups.length - namesakes.length, taken)];
  const each = inShares(random, names.length, [
    [categories[0], 34],
    [categories[1], 36],
    [categories[2], 30],
  ]);
  const people = names.map((name, index): Subject => ({ name, category: each[index] ?? 'Music', isAct: false }));
  return random.shuffled([...people, ...groups]);
}
