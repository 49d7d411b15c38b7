import { useSyncExternalStore } from 'react';
import type { UploadDesk } from '../../../dataProvider/uploads/desk.ts';
import { useUploadDesk } from '../../../dataProvider/uploads/UploadDeskContext.ts';
import type { Media } from '../../../../schema/media.ts';
import type { LibraryPlace } from '../../../widgets/library/libraryPlace.ts';

/** An upload that is put into a folder once it is there, whatever page is open by then. */
export interface Filing {
  readonly uid: string;
  readonly place: LibraryPlace;
  readonly parentKey: string;
  readonly name: string;
  /** The file, once it is uploaded. */
  readonly media?: Media;
  /** True once it is in the folder, until the folder is read again. */
  readonly isFiled?: boolean;
  /** Error for which it is not in the folder. */
  readonly error?: unknown;
}

/** The filings of a tab. */
interface Filings {
  all(): readonly Filing[];
  subscribe(changed: () => void): () => void;
  put(filing: Filing): void;
  drop(uid: string): void;
}

function createFilings(): Filings {
  const listeners = new Set<() => void>();
  let all: readonly Filing[] = [];
  const change = (next: readonly Filing[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    put: (filing) => {
      const isKnown = all.some(({ uid }) => uid === filing.uid);
      change(isKnown ? all.map((one) => (one.uid === filing.uid ? filing : one)) : [...all, filing]);
    },
    drop: (uid) => change(all.filter((one) => one.uid !== uid)),
  };
}

const byDesk = new WeakMap<UploadDesk, Filings>();

/** Returns the filings of this tab, and follows them. */
export function useFilings(): Filings {
  const desk = useUploadDesk();
  const filings = byDesk.get(desk) ?? createFilings();
  byDesk.set(desk, filings);
  useSyncExternalStore(filings.subscribe, filings.all);
  return filings;
}
