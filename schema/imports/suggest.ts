import { folded } from '../rules/texts.ts';

/** A field that a column can fill, and what it is called: its name, and its words in every language. */
export interface NamedTarget {
  readonly name: string;
  readonly words: readonly string[];
}

/**
 * Which field each column most likely fills, by what stands above it; null where nothing is called so. Letter case, accents
 * and signs do not count. Each field is filled once, by the first column of that name.
 */
export function suggestColumns(
  headings: readonly string[],
  targets: readonly NamedTarget[],
): readonly (string | null)[] {
  const free = new Map<string, string>();
  for (const { name, words } of targets.toReversed()) {
    for (const word of [...words, name]) if (folded(word) !== '') free.set(folded(word), name);
  }
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = free.get(folded(heading));
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}
