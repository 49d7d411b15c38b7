import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Part } from './manifest.ts';
import { DamageError, type Taker } from './readArchive.ts';

/** Writes members, and counts the uploaded files among them. */
export interface Unpacker extends Pick<Taker, 'addFolder' | 'openFile'> {
  files(): number;
}

/**
 * Writes the members of a backup below a folder, readable by their owner alone. None replaces another.
 * @param folder absolute; it exists
 * @param parts what may be in the backup
 */
export function unpackInto(folder: string, parts: readonly Part[]): Unpacker {
  let files = 0;
  const pathOf = (name: string) => {
    const isKnown = parts.some((part) => name === part || name.startsWith(`${part}/`));
    if (!isKnown) throw new DamageError(`${JSON.stringify(name)} is not what its manifest says`);
    return join(folder, name);
  };
  return {
    files: () => files,
    addFolder: async (name) => {
      await mkdir(pathOf(name), { recursive: true, mode: 0o700 });
    },
    openFile: async (name) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (name.startsWith('files/')) files += 1;
      return createWriteStream(path, { flags: 'wx', mode: 0o600 });
    },
  };
}
