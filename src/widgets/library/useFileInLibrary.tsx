import { lazy, Suspense, useState, type ReactNode } from 'react';
import { libraryItem } from '../../../schema/areas/files/entities/libraryItem.ts';
import type { Media } from '../../../schema/media.ts';
import { useMay } from '../access/useMay.ts';

const FileInLibrary = lazy(async () => ({ default: (await import('./FileInLibrary.tsx')).FileInLibrary }));

/**
 * Returns the dialog that files things in the library, and what opens it for a file: null where that cannot be, for lack
 * of a right or since there is no file yet.
 */
export function useFileInLibrary(): {
  readonly openFor: (file: Media) => (() => void) | null;
  readonly dialog: ReactNode;
} {
  const mayFile = useMay('create', libraryItem.name);
  const [filed, setFiled] = useState<Media | null>(null);
  return {
    openFor: (file) => (mayFile && file.cdnOrigin !== null ? () => setFiled(file) : null),
    dialog: filed && (
      <Suspense fallback={null}>
        <FileInLibrary of={filed} onClose={() => setFiled(null)} />
      </Suspense>
    ),
  };
}
