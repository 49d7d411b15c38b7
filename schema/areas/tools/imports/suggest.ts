import { folded } from '../../../rules/texts.ts';

/** A field that a column can fill, and what it is called: its name, and its words in every language. */
export interface NamedTarget {
  readonly name: string;
  readonly words: readonly string[];
  /** Fields that must come along: a city without a street is not an address. */
  readonly needs?: readonly string[];
}

/**
 * Suggests a field for each column by its heading; null if no field has that name. Case, accents and punctuation are
 * ignored. Each field is used once, by the first matching column.
 */
export function suggestColumns(
  headings: readonly string[],
  targets: readonly NamedTarget[],
): readonly (string | null)[] {
  const free = new Map<string, NamedTarget>();
  for (const target of targets.toReversed()) {
    for (const word of [...target.words, target.name]) if (folded(word) !== '') free.set(folded(word), target);
  }
  const taken = new Set<string>();
  const found = headings.map((heading) => {
    const target = free.get(folded(heading));
    if (target === undefined || taken.has(target.name)) return null;
    taken.add(target.name);
    return target;
  });
  return found.map((target) =>
    target?.needs?.every((name) => taken.has(name)) === false ? null : (target?.name ?? null),
  );
}
