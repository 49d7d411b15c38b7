import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { createFolderNames } from './zipNames.ts';
import type { ZippedFile, ZipPlan } from './zipPlan.ts';

/** Streaming of an archive. */
export interface ZipStreaming {
  readonly storage: StoragePort;
  /** Asked before each file; what it throws ends the archive. */
  readonly beforeFile: (file: ZippedFile) => Promise<void>;
}

const linkList = 'links.txt';

/** An archive that is being sent. */
export interface ZipStream {
  readonly content: Readable;
  /** Bytes of the whole archive. */
  readonly bytes: Promise<number>;
}

/**
 * Streams an archive, one file after the other, stored as they are: most of what is large is compressed already. Neither
 * files nor archive are held in memory. Pages that are linked stand in a list. Larger archives are in the format for them
 * (ZIP64). A reader that goes away ends it, with the file that is open.
 */
export function streamZip(plan: ZipPlan, { storage, beforeFile }: ZipStreaming): ZipStream {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  let open: Readable | null = null;
  const take = async (file: ZippedFile): Promise<Readable> => {
    await beforeFile(file);
    if (content.destroyed) throw new Error('nobody reads the archive any more');
    open = await storage.get(file.object);
    open.on('error', (error: Error) => content.destroy(error));
    return open;
  };
  for (const file of plan.files) {
    const options = { compress: false, size: file.bytes, mtime: new Date(file.changedAt) };
    zip.addReadStreamLazy(file.path, options, (use) => {
      take(file).then(
        (stream) => use(null, stream),
        (error: Error) => content.destroy(error),
      );
    });
  }
  for (const path of plan.emptyFolders) zip.addEmptyDirectory(path);
  if (plan.links.length > 0) {
    const nameOf = createFolderNames();
    for (const { path } of plan.files) if (!path.includes('/')) nameOf(path, true);
    const text = plan.links.map(({ path, address }) => `${path}\r\n${address}\r\n`).join('\r\n');
    zip.addBuffer(Buffer.from(text), nameOf(linkList, true), { compress: false });
  }
  zip.on('error', (error: Error) => content.destroy(error));
  content.on('close', () => open?.destroy());
  const bytes = new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void);
  });
  return { content, bytes };
}
