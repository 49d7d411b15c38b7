import { mergeTranslations } from 'ra-core';

/** Two parts of a catalog as one; a group that both have has the words of both. */
export function merged<First extends object, Second extends object>(first: First, second: Second): First & Second {
  return mergeTranslations(first, second) as First & Second;
}
