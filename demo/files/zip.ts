import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** The moment that files tell as theirs: by the clocks of the machine, since an archive keeps no zone. */
export const writtenAt = new Date(2026, 0, 5, 9, 30);

/** Packs files into an archive, by their paths; the same files give the same bytes. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime: writtenAt, forceDosTimestamp: true };
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path, options);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
