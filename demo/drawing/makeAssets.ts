import { writeFile } from 'node:fs/promises';
import { examineWhole } from '../../server/areas/files/media/wholeFile.ts';
import { assetsPath, packAssets, readAssets, type AssetEntry } from '../files/assets.ts';
import { assetOrders, markOf } from './assetOrders.ts';
import { drawnOf } from './drawn.ts';

/**
 * Makes the drawn files of the demo, each examined by the server as an upload is; those whose drawings are the same as
 * before are kept.
 */
export async function makeAssets(say: (line: string) => void): Promise<void> {
  const former = await readAssets().catch(() => null);
  const blobs: Buffer[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (content: Buffer): number => {
    const key = content.toString('latin1');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, blobs.length);
    return blobs.push(content) - 1;
  };
  const entries: Record<string, AssetEntry> = {};
  let drawn = 0;
  for (const [name, order] of assetOrders()) {
    const { drawings, make } = drawnOf(order);
    const mark = markOf(drawings);
    const kept = former?.entries[name]?.mark === mark ? former.wholeOf(name) : null;
    if (!kept) drawn += 1;
    const { content, found, sizes } = kept ?? (await examineWhole(await make(), { warn: say }));
    const numbered = sizes.map((one) => ({
      size: one.size,
      contentType: one.contentType,
      content: numberOf(one.content),
    }));
    entries[name] = { mark, found, content: numberOf(content), sizes: numbered };
  }
  const pack = packAssets(entries, blobs);
  await writeFile(assetsPath, pack);
  say(`drew ${drawn} of ${Object.keys(entries).length} files: ${(pack.length / 1_000_000).toFixed(1)} MB`);
}
