import { setTimeout as pause } from 'node:timers/promises';

/** Pause before a further try, in milliseconds: it doubles from the first to the longest. */
const [firstPause, longestPause] = [100, 5_000];
/** Tries, over some two minutes. */
const mostTries = 30;

/** Values of a statement by which pg-boss notes that jobs are done or have failed: their queue, their ids, and what came of them. */
export const isOutcome = (values: readonly unknown[]): boolean => values.length === 3 && Array.isArray(values[1]);

/**
 * Notes what came of a job, again and again while the database is away. pg-boss does not wait for it, so that a rejection
 * would end the process. A job whose outcome is never noted is found abandoned and runs again.
 * @param complain receives the reason of each try that failed
 * @param signal ends it before its next try
 */
export async function keepOutcome<Result>(
  note: () => Promise<Result>,
  complain: (error: unknown) => void,
  signal: AbortSignal,
): Promise<Result | { rows: { count: string }[] }> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await note();
    } catch (error) {
      complain(error);
      if (tried === mostTries || signal.aborted) return { rows: [{ count: '0' }] };
    }
    const wait = Math.min(longestPause, firstPause * 2 ** (tried - 1));
    await pause(wait, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
