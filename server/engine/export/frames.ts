import { pipeline, Transform, type Readable } from 'node:stream';

/** Progress of an export. */
export interface Progress {
  /** Rows that were read. */
  readonly done: number;
  readonly total: number;
}

const headLength = 12;

function headOf({ done, total }: Progress, bytes: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32BE(done, 0);
  head.writeUInt32BE(total, 4);
  head.writeUInt32BE(bytes, 8);
  return head;
}

/**
 * Returns a file in frames that report its progress: three whole numbers of four bytes, big-endian (rows done, rows in
 * all, bytes that follow), then the bytes. The first and the last frame carry no bytes.
 */
export function framesOf(file: Readable, progress: () => Progress): Readable {
  const frames = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, Buffer.concat([headOf(progress(), chunk.length), chunk])),
    flush: (done) => done(null, headOf(progress(), 0)),
  });
  frames.push(headOf(progress(), 0));
  // The reader of the frames receives the error.
  pipeline(file, frames, () => {});
  return frames;
}
