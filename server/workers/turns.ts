/** Runs work one after another, in the order in which it is asked for. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue in which one piece of work is done at a time; a failure holds up nothing behind it. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
