import { median } from './figures.ts';

export interface TurnOptions {
  /** Number of counted rounds, after one warm-up; 21 by default. */
  readonly turns?: number;
  /** Stops early after so many milliseconds in all, but not before five turns. */
  readonly patience?: number;
}

/**
 * Times several functions in turns, so that other load of the machine affects all of them alike; each turn begins with
 * another one. Returns the median of each in milliseconds.
 */
export async function inTurns(
  things: readonly (() => Promise<unknown>)[],
  { turns = 21, patience = 15_000 }: TurnOptions = {},
): Promise<readonly number[]> {
  const times: number[][] = things.map(() => []);
  const begun = performance.now();
  for (let turn = -1; turn < turns; turn += 1) {
    if (turn >= 5 && performance.now() - begun > patience) break;
    for (let step = 0; step < things.length; step += 1) {
      const which = (turn + 1 + step) % things.length;
      const from = performance.now();
      await things[which]?.();
      if (turn >= 0) times[which]?.push(performance.now() - from);
    }
  }
  return times.map(median);
}
