import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { LoadFailed } from '../states/LoadFailed.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import { useFolderTree } from './useFolderTree.ts';

const FolderTree = lazy(async () => ({ default: (await import('./FolderTree.tsx')).FolderTree }));

/** A folder of a tree, chosen as a target. */
export interface ChosenFolder {
  readonly key: string;
  readonly name: string;
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
  const [isOwn, setOwn] = useState(place !== null);
  const shown = isOwn ? place : null;
  const { folders, error, retry } = useFolderTree(shown);
  const rootLabel = translate(shown === null ? 'app.library.ofAgency' : 'app.library.ofRecord');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {place !== null && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isOwn}
          aria-label={translate('app.library.whose')}
          onChange={(_event, next: boolean | null) => {
            if (next === null) return;
            setOwn(next);
            onChoose(null);
          }}
        >
          <ToggleButton value>{translate('app.library.ofRecord')}</ToggleButton>
          <ToggleButton value={false}>{translate('app.library.ofAgency')}</ToggleButton>
        </ToggleButtonGroup>
      )}
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
                onChoose({ key, name: parentKey === null ? rootLabel : name, upload })
              }
            />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
