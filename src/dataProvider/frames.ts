import type { ExportProgress } from './types.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Rows done, rows in all and bytes that follow, four bytes each. */
const headLength = 12;
/**
 * Chunk size in bytes: received data is moved to a blob in chunks of this size, since the browser may keep blobs on
 * disk.
 */
const portion = 4_194_304;

function joined(one: Bytes, other: Bytes): Bytes {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Takes bytes as they come, and gives them away as a blob. */
function collector() {
  const portions: Blob[] = [];
  let chunks: Bytes[] = [];
  let size = 0;
  const pack = () => {
    portions.push(new Blob(chunks));
    chunks = [];
    size = 0;
  };
  return {
    add: (chunk: Bytes) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= portion) pack();
    },
    blob: () => {
      pack();
      return new Blob(portions);
    },
  };
}

/**
 * Assembles the file of an export that arrives in frames. `onProgress` is called for the first frame, and for each that
 * has more rows. Throws if the frames end before all rows have arrived.
 */
export async function fileOf(
  chunks: AsyncIterable<Bytes>,
  onProgress: (progress: ExportProgress) => void = () => {},
): Promise<Blob> {
  const file = collector();
  let rest: Bytes = new Uint8Array();
  let told = -1;
  let isWhole = false;
  for await (const chunk of chunks) {
    rest = joined(rest, chunk);
    while (rest.length >= headLength) {
      const head = new DataView(rest.buffer, rest.byteOffset, headLength);
      const [done, total, bytes] = [head.getUint32(0), head.getUint32(4), head.getUint32(8)];
      if (rest.length < headLength + bytes) break;
      if (bytes > 0) file.add(rest.slice(headLength, headLength + bytes));
      rest = rest.subarray(headLength + bytes);
      isWhole = bytes === 0 && done === total && told >= 0;
      if (done > told) onProgress({ done, total });
      told = done;
    }
  }
  if (!isWhole || rest.length > 0) throw new Error('the export ended too early');
  return file.blob();
}
