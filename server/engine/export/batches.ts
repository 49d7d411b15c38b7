import { Readable } from 'node:stream';

/** Number of batches buffered for a slow reader. */
const ahead = 2;

/** A stream of batches of rows, and its reader's wishes. */
export interface Batches {
  readonly batches: Readable;
  /** Waits until the reader wants more; false after the reader has gone. */
  readonly isWanted: () => Promise<boolean>;
}

/** Opens the stream; the producer awaits `isWanted` before each batch. */
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
  // The reader receives the error; after it has stopped, the error is ignored.
  batches.on('error', () => {});
  const isWanted = async () => {
    if (batches.destroyed) return false;
    await new Promise<void>((resolve) => (wake = resolve));
    return !batches.destroyed;
  };
  return { batches, isWanted };
}
