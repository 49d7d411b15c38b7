import type { Member } from './occurrences.ts';

/** A member of the plan as it was, and the day that it would have now if the rule had stayed. */
export interface Candidate {
  readonly member: Member;
  readonly day: string;
  /** Its dates are its own: it is not moved. */
  readonly isFixed: boolean;
}

/** Days of a new plan, and the members that have them. */
export interface Matched {
  readonly days: ReadonlyMap<string, Candidate>;
  /** Days for which there is no task yet. */
  readonly empty: readonly string[];
  /** Candidates for which the plan has no day. */
  readonly surplus: readonly Candidate[];
}

/**
 * Gives the days of a new plan to the tasks of the former one: a task whose day is in the plan keeps it, all others
 * follow in their order.
 * @param taken days that are not to be filled: their tasks are completed, were deleted or have left the series
 */
export function matchDays(
  days: readonly string[],
  taken: ReadonlySet<string>,
  candidates: readonly Candidate[],
): Matched {
  const given = new Map<string, Candidate>();
  const free = new Set(days.filter((day) => !taken.has(day)));
  const waiting: Candidate[] = [];
  const surplus: Candidate[] = [];
  for (const one of candidates) {
    if (free.delete(one.day)) given.set(one.day, one);
    else if (one.isFixed) surplus.push(one);
    else waiting.push(one);
  }
  for (const day of free) {
    const next = waiting.shift();
    if (!next) break;
    free.delete(day);
    given.set(day, next);
  }
  return { days: given, empty: [...free], surplus: [...surplus, ...waiting] };
}
