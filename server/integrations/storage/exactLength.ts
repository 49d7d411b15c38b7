import { WrongLengthError } from './port.ts';

/** Passes a stream's chunks on and throws as soon as they are more than `bytes`, or at the end where they are fewer. */
export function exactLength(bytes: number) {
  return async function* pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let count = 0;
    for await (const chunk of chunks) {
      count += chunk.byteLength;
      if (count > bytes) throw new WrongLengthError(`more than ${bytes} bytes`, true);
      yield chunk;
    }
    if (count < bytes) throw new WrongLengthError(`${count} bytes instead of ${bytes}`, false);
  };
}
