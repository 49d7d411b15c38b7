import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from '../../schema/media.ts';
import type { WholeFile } from '../../server/engine/media/keepWhole.ts';
import { projectRoot } from '../../server/root.ts';

/** File of all drawn files: `scripts/demo-assets.mjs` makes it. */
export const assetsPath = join(projectRoot, 'demo/assets/drawn.pack');

/** An entry of the assets. Contents are numbers of blobs. */
export interface AssetEntry {
  /** Hash of all that decides its bytes. */
  readonly mark: string;
  readonly found: WholeFile['found'];
  readonly content: number;
  readonly sizes: readonly { readonly size: ImageSize; readonly contentType: string; readonly content: number }[];
}

/** Table of contents: JSON in front of the blobs, after its own length in four bytes. */
export interface AssetTable {
  readonly entries: Readonly<Record<string, AssetEntry>>;
  /** Lengths of the blobs, in their order. */
  readonly blobs: readonly number[];
}

/** The drawn files, by name. */
export interface Assets {
  readonly entries: AssetTable['entries'];
  /** Returns a file with what the server found in it; null if none is called so. */
  wholeOf(name: string): WholeFile | null;
}

/** Packs a table of contents and its blobs into one file. */
export function packAssets(entries: AssetTable['entries'], blobs: readonly Buffer[]): Buffer {
  const table: AssetTable = { entries, blobs: blobs.map(({ length }) => length) };
  const head = Buffer.from(JSON.stringify(table));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...blobs]);
}

/** Reads a pack of assets. */
export function unpackAssets(pack: Buffer): Assets {
  const start = 4 + pack.readUInt32BE(0);
  const { entries, blobs } = JSON.parse(pack.toString('utf8', 4, start)) as AssetTable;
  let at = start;
  const contents = blobs.map((length) => pack.subarray(at, (at += length)));
  const blob = (index: number) => {
    const content = contents[index];
    if (!content) throw new Error(`the assets of the demo have no blob ${index}`);
    return content;
  };
  return {
    entries,
    wholeOf: (name) => {
      const entry = entries[name];
      if (!entry) return null;
      const { content, found, sizes } = entry;
      return { content: blob(content), found, sizes: sizes.map((one) => ({ ...one, content: blob(one.content) })) };
    },
  };
}

/** Reads the drawn files of the demo. */
export async function readAssets(path: string = assetsPath): Promise<Assets> {
  return unpackAssets(await readFile(path));
}
