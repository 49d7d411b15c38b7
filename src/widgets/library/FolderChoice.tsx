import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import { useFolderTree } from './useFolderTree.ts';
import { WhoseLibrary } from './WhoseLibrary.tsx';

const FolderTree = lazy(async () => ({ default: (await import('./FolderTree.tsx')).FolderTree }));

/** A folder of a tree, chosen as a target. */
export interface ChosenFolder {
  readonly key: string;
  readonly name: string;
  /** Tree that it is in. */
  readonly place: LibraryPlace;
  /** False for a folder that takes no files. */
  readonly upload: boolean;
}

interface FolderChoiceProps {
  /** The tree that is shown first; that of the agency can be shown besides. */
  readonly place: LibraryPlace;
  readonly chosen: ChosenFolder | null;
  readonly disabled?: ReadonlySet<string>;
  readonly onChoose: (folder: ChosenFolder | null) => void;
}

const waiting = (
  <Box sx={{ px: 1, py: 0.5 }}>
    {[56, 72, 48, 64].map((width) => (
      <Skeleton key={width} width={`${width}%`} height={30} />
    ))}
  </Box>
);

/** The choice of a folder in the tree of a record, or of the agency. */
export function FolderChoice({ place, chosen, disabled, onChoose }: FolderChoiceProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(place);
  const { folders, error, retry } = useFolderTree(shown);
  const rootLabel = translate(shown === null ? 'app.library.ofAgency' : 'app.library.ofRecord');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <WhoseLibrary
        own={place}
        value={shown}
        onChange={(next) => {
          setShown(next);
          onChoose(null);
        }}
      />
      <Box
        sx={{
          height: 'min(320px, 50vh)',
          overflow: 'auto',
          p: 0.75,
          border: 1,
          borderColor: 'line',
          borderRadius: '8px',
        }}
      >
        {error && !folders && <LoadFailed onRetry={retry} />}
        {!error && !folders && waiting}
        {folders && (
          <Suspense fallback={waiting}>
            <FolderTree
              label={translate('app.library.folders')}
              rootLabel={rootLabel}
              folders={folders}
              chosen={chosen?.key ?? null}
              {...(disabled && { disabled })}
              onChoose={({ key, name, parentKey, upload }) =>
                onChoose({ key, name: parentKey === null ? rootLabel : name, place: shown, upload })
              }
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
