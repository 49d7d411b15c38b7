import type { WholeFile } from '../../server/engine/media/keepWhole.ts';
import { readAssets, type Assets } from './assets.ts';
import { assetName, type FileOrder } from './orders.ts';
import { writtenFile } from './written.ts';

/** Files of the demo, by their orders. */
export interface FileStock {
  /** Returns the file of an order; null for a picture that is not among the assets. */
  wholeOf(order: FileOrder): Promise<WholeFile | null>;
}

/** Opens a stock over the drawn files, which are read with the first order. */
export function createStock(read: () => Promise<Assets> = readAssets): FileStock {
  let opened: Promise<Assets> | undefined;
  return {
    wholeOf: async (order) => {
      const assets = await (opened ??= read());
      if (order.maker !== 'file') return assets.wholeOf(assetName(order));
      const shown = order.picture && assets.wholeOf(assetName(order.picture));
      return writtenFile(order, shown ?? undefined);
    },
  };
}
