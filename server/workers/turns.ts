/** Runs work one after another, in the order in which it is asked for. Throws QueueFullError where too much waits. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** More work is asked for than may wait for its turn. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Makes a queue in which one piece of work is done at a time; a failure holds up nothing behind it.
 * @param most pieces of work that may wait or be under way: each holds what it needs in memory
 */
export function createTurns(most = 100): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return (work) => {
    if (count >= most) return Promise.reject(new QueueFullError(`${count} pieces of work wait already`));
    count += 1;
    const turn = last.then(work).finally(() => {
      count -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
