import type { Random } from './random.ts';

/**
 * So many values in exactly these shares (weights of any sum), in a random order: of 240 with 78 and 22 come 187 and 53.
 * What rounding leaves goes to the largest remainders.
 */
export function inShares<T>(random: Random, count: number, weights: readonly (readonly [T, number])[]): T[] {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  const exact = weights.map(([value, weight]) => ({ value, wanted: (count * weight) / sum }));
  const counts = exact.map(({ wanted }) => Math.floor(wanted));
  const missing = count - counts.reduce((total, one) => total + one, 0);
  const byRemainder = exact
    .map(({ wanted }, index) => ({ index, remainder: wanted - Math.floor(wanted) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return random.shuffled(exact.flatMap(({ value }, index) => Array<T>(counts[index] ?? 0).fill(value)));
}
