import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { incoming, folderStorage } from '../integrations/storage/folder.ts';
import { holdMark } from '../integrations/storage/hold.ts';
import { isKey, MissingObjectError } from '../integrations/storage/port.ts';
import type { Archive } from './archive.ts';
import { openBaseBackup } from './baseBackup.ts';
import type { Source } from './source.ts';

/** PostgreSQL's logs, which a database does not need. */
const isLog = (name: string) => name === 'current_logfiles' || name === 'log' || name.startsWith('log/');

/** Adds a running database to an archive as `postgres/`, as a DATA_DIR holds it. */
export async function copyDatabase(
  { cluster, port }: NonNullable<Source['embedded']>,
  archive: Archive,
  signal: AbortSignal,
): Promise<void> {
  await archive.addFolder('postgres');
  await archive.addText('postgres/password', `${cluster.password}\n`);
  await archive.addFolder('postgres/data');
  const members = extract();
  const reading = pipeline(await openBaseBackup(cluster, port), members, { signal });
  reading.catch(() => undefined);
  try {
    for await (const entry of members) {
      const { type, size = 0, mtime: modifiedAt = new Date(0) } = entry.header;
      const name = posix.normalize(entry.header.name).replace(/\/$/, '');
      if (type === 'file' && !isLog(name)) {
        await archive.addFile(`postgres/data/${name}`, { size, modifiedAt }, entry as Readable);
        continue;
      }
      if (type === 'directory' && !isLog(name)) await archive.addFolder(`postgres/data/${name}`);
      entry.resume();
    }
    await reading;
  } finally {
    members.destroy();
    await reading.catch(() => undefined);
  }
}

/** Adds the uploaded files of a folder to an archive as `files/`. Returns their number. */
export async function copyFiles(root: string, archive: Archive): Promise<number> {
  await archive.addFolder('files');
  const storage = folderStorage(root);
  let copied = 0;
  for await (const { key, bytes, modifiedAt } of storage.list('')) {
    if (!isKey(key) || key === holdMark || key.startsWith(`${incoming}/`)) continue;
    const content = await storage.get(key).catch((error: unknown) => {
      // Its row was gone before the backup began.
      if (error instanceof MissingObjectError) return null;
      throw error;
    });
    if (content === null) continue;
    await archive.addFile(`files/${key}`, { size: bytes, modifiedAt: new Date(modifiedAt) }, content);
    copied += 1;
  }
  return copied;
}
