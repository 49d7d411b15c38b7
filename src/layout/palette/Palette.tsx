import Dialog from '@mui/material/Dialog';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { PaletteField } from './PaletteField.tsx';

const CommandPalette = lazy(() =>
  import('./CommandPalette.tsx').then((module) => ({ default: module.CommandPalette })),
);

interface PaletteProps {
  /** Keyword that is searched at once. */
  readonly start: string;
  readonly onClose: () => void;
  readonly isNarrow: boolean;
}

/**
 * Dialog of the command palette, with an input from the first moment: text typed before the rest has loaded, and an
 * Enter after it, is passed on.
 */
export function Palette({ start, onClose, isNarrow }: PaletteProps) {
  const translate = useTranslate();
  const labelId = useId();
  const [keyword, setKeyword] = useState(start);
  const [isEntered, setEntered] = useState(false);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      aria-labelledby={labelId}
      slotProps={{
        container: { sx: { alignItems: { xs: 'stretch', md: 'flex-start' } } },
        paper: {
          sx: { m: 0, mt: { md: '12vh' }, width: { xs: '100%', md: 560 }, maxWidth: 'none', overflow: 'hidden' },
        },
      }}
    >
      <h2 id={labelId} style={visuallyHidden}>
        {translate('app.palette.label')}
      </h2>
      <Suspense
        fallback={
          <PaletteField
            value={keyword}
            onChange={({ target }) => {
              setKeyword(target.value);
              setEntered(false);
            }}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) setEntered(keyword.trim() !== '');
            }}
            isNarrow={isNarrow}
            onClose={onClose}
          />
        }
      >
        <CommandPalette
          keyword={keyword}
          onKeyword={setKeyword}
          isEntered={isEntered}
          isNarrow={isNarrow}
          onClose={onClose}
        />
      </Suspense>
    </Dialog>
  );
}
