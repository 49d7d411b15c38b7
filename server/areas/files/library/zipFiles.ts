import { streamZip, type ZipStream } from './zipStream.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { createFolderNames } from './zipNames.ts';
import type { ZippedFile } from './zipPlan.ts';

/** A file for an archive, with the names of the folders around it. */
export interface FileToZip extends Omit<ZippedFile, 'path'> {
  readonly name: string;
  /** Outermost first; none for the top of the archive. */
  readonly folders: readonly string[];
}

/** Gives files paths that every system can store; two that a system might take for the same one are told apart. */
function withPaths(files: readonly FileToZip[]): readonly ZippedFile[] {
  const namers = new Map<string, (name: string, isFile: boolean) => string>();
  const folders = new Map<string, string>();
  const nameIn = (folder: string, name: string, isFile: boolean) => {
    const namer = namers.get(folder) ?? createFolderNames();
    namers.set(folder, namer);
    return `${folder}${namer(name, isFile)}`;
  };
  const folderOf = (names: readonly string[]): string => {
    const [last, ...around] = names.toReversed();
    if (last === undefined) return '';
    const key = names.join('/');
    const known = folders.get(key) ?? `${nameIn(folderOf(around.toReversed()), last, false)}/`;
    folders.set(key, known);
    return known;
  };
  return files.map(({ name, folders: names, ...file }) => ({ ...file, path: nameIn(folderOf(names), name, true) }));
}

/** Streams an archive of these files; `beforeFile` is asked before each, and what it throws ends the archive. */
export function zipFiles(
  storage: StoragePort,
  files: readonly FileToZip[],
  beforeFile: (file: Pick<FileToZip, 'itemId' | 'isSensitive'>) => Promise<void>,
): ZipStream {
  const zipped = withPaths(files);
  const bytes = zipped.reduce((sum, one) => sum + one.bytes, 0);
  return streamZip({ files: zipped, emptyFolders: [], links: [], bytes, name: null }, { storage, beforeFile });
}
