/** A bound that a ratio should keep. */
export interface Target {
  readonly is: 'at least' | 'at most';
  readonly bound: number;
}

/** One line of a table: two things measured side by side in one run, and what the one is to the other. */
export interface Figure {
  readonly what: string;
  /** The two measures in words, milliseconds for instance; they depend on the machine. */
  readonly sides: readonly [string, string];
  readonly ratio: number;
  readonly target?: Target;
}

/** A table of the results. */
export interface Topic {
  readonly title: string;
  /** Subject of the comparison, in a few sentences. */
  readonly about: string;
  /** The names of the two sides. */
  readonly sides: readonly [string, string];
  readonly figures: readonly Figure[];
  /** Remarks below the table. */
  readonly remarks?: readonly string[];
}

export const atLeast = (bound: number): Target => ({ is: 'at least', bound });
export const atMost = (bound: number): Target => ({ is: 'at most', bound });

/** Milliseconds in words. */
export const inMilliseconds = (time: number): string => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;

export function isMet({ ratio, target }: Figure): boolean | null {
  if (!target) return null;
  return target.is === 'at least' ? ratio >= target.bound : ratio <= target.bound;
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Prints the progress. */
export type Say = (line: string) => void;
