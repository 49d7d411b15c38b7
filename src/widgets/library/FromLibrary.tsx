import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { libraryItem } from '../../../schema/areas/files/entities/libraryItem.ts';
import type { FileOptions } from '../../../schema/fields/file.ts';
import type { Media } from '../../../schema/media.ts';
import { useMay } from '../access/useMay.ts';

const LibraryPicker = lazy(async () => ({ default: (await import('./LibraryPicker.tsx')).LibraryPicker }));

const keep = (event: SyntheticEvent) => event.stopPropagation();

interface FromLibraryProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  /** Files that the field takes. */
  readonly options: FileOptions;
  /** Number of files for which it has room. */
  readonly most: number;
  readonly isDisabled?: boolean;
  readonly onChosen: (files: readonly Media[]) => void;
}

/** Button that chooses files of the library for a field, for those who may read it. */
export function FromLibrary({ options, most, isDisabled = false, onChosen, ...look }: FromLibraryProps) {
  const translate = useTranslate();
  const mayRead = useMay('read', libraryItem.name);
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  return (
    <>
      <Button {...look} disabled={isDisabled || most < 1} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.library.picker.open')}
      </Button>
      {isOpen && (
        // What is pressed in the dialog is not meant for the form around it.
        <Box component="span" onSubmit={keep} onKeyDown={keep}>
          <Suspense fallback={null}>
            <LibraryPicker options={options} most={most} onChosen={onChosen} onClose={() => setOpen(false)} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
