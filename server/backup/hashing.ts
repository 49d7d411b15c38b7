import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on and takes their SHA-256. */
export class Hashing extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** In hexadecimal digits; to be asked once, when all has passed. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** Line for a member in the list of checksums, in the format of `sha256sum`. */
export const sumLine = (digest: string, name: string) => `${digest}  ${name}\n`;
