import { Readable } from 'node:stream';
import { exportPatience } from '../../../schema/rules/limits.ts';

/** How many batches wait for a slow reader. */
const ahead = 2;

/** A stream of batches of rows, and its reader's wishes. */
export interface Batches {
  readonly batches: Readable;
  /**
   * Waits until the reader wants more; false where there is no reader any more. One who takes nothing for too long is
   * none: the stream is destroyed, so that a reader who fell asleep holds no connection for good.
   */
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
    const tooLong = setTimeout(
      () => batches.destroy(new Error('the reader of an export took nothing')),
      exportPatience,
    );
    await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(tooLong);
    return !batches.destroyed;
  };
  return { batches, isWanted };
}
