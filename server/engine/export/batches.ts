import { Readable } from 'node:stream';

/** How many batches wait for a slow reader. */
const ahead = 2;

/** A stream of batches of rows, and its reader's wishes. */
export interface Batches {
  readonly batches: Readable;
  /** Waits until the reader wants more; false where there is no reader any more. */
  readonly isWanted: () => Promise<boolean>;
}

/** Opens the stream; whoever fills it asks before each batch that it has no room for. */
export function openBatches(): Batches {
  let wake = () => {};
  const batches = new Readable({
    objectMode: true,
    highWaterMark: ahead,
    read: () => wake(),
    destroy: (error, done) => {
      wake();
      done(error);
    },
  });
  // Whoever reads hears of an error; whoever has stopped reading need not.
  batches.on('error', () => {});
  const isWanted = async () => {
    if (batches.destroyed) return false;
    await new Promise<void>((resolve) => (wake = resolve));
    return !batches.destroyed;
  };
  return { batches, isWanted };
}
