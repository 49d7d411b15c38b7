import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ImageSize } from '../../../../schema/media.ts';
import type { MadeSize, MediaRow } from '../../../engine/media/mediaRow.ts';
import type { WholeFile } from '../../../engine/media/keepWhole.ts';
import { MissingObjectError, type StoragePort } from '../../../integrations/storage/port.ts';
import { examine, type Tools } from './examining.ts';

/** A storage that lasts as long as an examination. */
function briefStorage(objects: Map<string, Buffer>): StoragePort {
  return {
    put: async (key, content) => void objects.set(key, await buffer(content)),
    get: async (key) => {
      const content = objects.get(key);
      if (content === undefined) throw new MissingObjectError(key);
      return Readable.from([content], { objectMode: false });
    },
    remove: async (key) => void objects.delete(key),
    list: async function* list() {},
  };
}

/**
 * Examines a file that is kept nowhere yet, as an uploaded one is examined, so that it can be kept at once, also several
 * times. Videos get no poster.
 * @throws WorkerEndedError if reading it times out
 */
export async function examineWhole(content: Buffer, log: Tools['log']): Promise<WholeFile> {
  const objects = new Map([['origin', content]]);
  const nothing = { width: null, height: null, duration: null };
  const media = { agency_id: 'no-agency', id: 'file', object: 'origin', ...nothing } as unknown as MediaRow;
  const { sizes, ...found } = await examine({ storage: briefStorage(objects), stills: null, log }, media);
  const made = Object.entries(sizes) as [ImageSize, MadeSize][];
  return {
    content,
    found,
    sizes: made.map(([size, { object, contentType }]) => ({
      size,
      contentType,
      content: objects.get(object) ?? Buffer.alloc(0),
    })),
  };
}
