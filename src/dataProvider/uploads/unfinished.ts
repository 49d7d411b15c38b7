import { unfinishedUploadTime } from '../../../schema/rules/limits.ts';

type Kept = Readonly<Record<string, { readonly key: string; readonly at: number }>>;

/** Unfinished uploads of this browser, so that the same file can be resumed after a reload. */
export interface Unfinished {
  /** Returns the upload begun with a file; null if the server has none. */
  find(file: File): string | null;
  keep(file: File, key: string): void;
  forget(file: File): void;
}

const place = 'greenroom.uploads';

/**
 * Keeps them in the browser's storage.
 * @param owner whose they are: account and agency
 * @param clock milliseconds since the epoch
 */
export function createUnfinished(storage: Storage, owner: string, clock: () => number): Unfinished {
  const read = (): Kept => {
    try {
      return JSON.parse(storage.getItem(place) ?? '{}') as Kept;
    } catch {
      return {};
    }
  };
  const write = (kept: Kept) => {
    const current = Object.entries(kept).filter(([, { at }]) => clock() - at < unfinishedUploadTime);
    try {
      storage.setItem(place, JSON.stringify(Object.fromEntries(current)));
    } catch {
      // A browser without storage starts over after a reload.
    }
  };
  const nameOf = ({ name, size, lastModified }: File) => `${owner} ${size} ${lastModified} ${name}`;
  return {
    find: (file) => {
      const found = read()[nameOf(file)];
      return found && clock() - found.at < unfinishedUploadTime ? found.key : null;
    },
    keep: (file, key) => write({ ...read(), [nameOf(file)]: { key, at: clock() } }),
    forget: (file) => {
      const { [nameOf(file)]: _gone, ...rest } = read();
      write(rest);
    },
  };
}
