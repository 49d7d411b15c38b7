import { Readable } from 'node:stream';
import { exportPace, exportPatience } from '../../../schema/rules/limits.ts';

/** The most bytes that are offered at once: small enough to be taken within `exportPatience` at `exportPace`. */
const pieceSize = 16_384;

function* piecesOf(chunk: Buffer): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += pieceSize) yield chunk.subarray(at, at + pieceSize);
}

/**
 * A file, given up where its reader is too slow: one who takes nothing for `exportPatience`, or less than `exportPace`
 * on average of the time that the file waited for them. Then both streams are destroyed, the result with an error. Time
 * in which the file is still being made does not count.
 */
export function takenInTime(file: Readable): Readable {
  let wake = () => {};
  const taken = new Readable({
    read: () => wake(),
    destroy: (error, done) => {
      wake();
      file.destroy();
      done(error);
    },
  });
  /** Time that the reader may still delay the file, in milliseconds. */
  let credit = exportPatience;
  const giveUp = () => taken.destroy(new Error('the reader of an export takes too little'));
  const isWanted = async () => {
    if (taken.destroyed) return;
    const begunAt = performance.now();
    const limit = setTimeout(giveUp, credit);
    await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(limit);
    credit -= performance.now() - begunAt;
  };
  const pass = async () => {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      for (const piece of piecesOf(chunk)) {
        credit = Math.min(exportPatience, credit + (piece.length / exportPace) * 1000);
        if (!taken.push(piece)) await isWanted();
        if (taken.destroyed) return;
      }
    }
    taken.push(null);
  };
  pass().catch((error: Error) => taken.destroy(error));
  return taken;
}
