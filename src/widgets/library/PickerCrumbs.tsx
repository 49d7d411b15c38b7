import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { LibraryFolder } from './libraryPlace.ts';

interface PickerCrumbsProps {
  readonly path: readonly LibraryFolder[];
  /** Goes to the folder so many steps below the root. */
  readonly onGo: (depth: number) => void;
}

/** The way from the root to the open folder of the picker. */
export function PickerCrumbs({ path, onGo }: PickerCrumbsProps) {
  const translate = useTranslate();
  const names = [translate('app.library.title'), ...path.map(({ name }) => name)];
  const keys = ['root', ...path.map(({ key }) => key)];
  return (
    <Box
      component="nav"
      aria-label={translate('app.library.crumbs')}
      sx={{ flex: 'none', display: 'flex', alignItems: 'center', overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {names.map((name, depth) => (
        <Box key={keys[depth]} sx={{ flex: 'none', display: 'flex', alignItems: 'center' }}>
          {depth > 0 && (
            <Box component="span" aria-hidden sx={{ color: 'ink3' }}>
              /
            </Box>
          )}
          <Button
            size="small"
            variant="text"
            aria-current={depth === path.length ? 'page' : undefined}
            onClick={() => onGo(depth)}
            sx={{ minWidth: 0, fontWeight: depth === path.length ? 600 : 490 }}
          >
            {name}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
