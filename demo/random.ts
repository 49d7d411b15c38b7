/** Draws that come out the same each time: the same seed gives the same numbers on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  /** True in so many of all cases; 0.3 in three of ten. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of several, each as likely as its weight says. */
  weighted<T>(weights: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** So many different ones; all, where there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** A number from a text, spread over 32 bits (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A generator for a seed (mulberry32); give each purpose its own, so that one more draw here changes nothing there. */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[integer(0, list.length - 1)] as T;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(integer(0, left.length - 1), 1)[0] as T);
  };
  return {
    fraction,
    integer,
    chance: (share) => fraction() < share,
    pick,
    weighted: (weights) => {
      let rest = fraction() * weights.reduce((sum, [, weight]) => sum + weight, 0);
      const found = weights.find(([, weight]) => (rest -= weight) < 0) ?? weights.at(-1);
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found[0];
    },
    shuffled,
    sample: (list, count) => shuffled(list).slice(0, count),
  };
}
