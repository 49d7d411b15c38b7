import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { ChosenIcon } from '../../theme/icons/actions.tsx';
import { FolderIcon } from '../../theme/icons/files.tsx';
import { FileFace } from '../file/FileFace.tsx';
import { fileSize } from '../file/fileSize.ts';
import { NextIcon } from '../icons.tsx';
import type { LibraryItem } from './libraryPlace.ts';

const Row = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 44,
  justifyContent: 'flex-start',
  gap: 10,
  padding: '4px 10px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  textAlign: 'start',
  font: 'inherit',
  '&:hover': { background: theme.palette.row },
  '&[aria-checked="true"]': { background: theme.palette.rowPicked },
}));

const nameSx = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface PickerRowsProps {
  /** Folders, and the files that fit; undefined while they load. */
  readonly items: readonly LibraryItem[] | undefined;
  readonly chosen: ReadonlyMap<string, LibraryItem>;
  readonly isOne: boolean;
  readonly growth: { readonly hasMore: boolean; readonly isLoading: boolean; readonly load: () => void };
  readonly onOpen: (folder: LibraryItem) => void;
  readonly onToggle: (file: LibraryItem) => void;
  /** Takes a file at once, as a double click does where one is chosen. */
  readonly onPick: (file: LibraryItem) => void;
}

/** The folders and files of the picker: folders open, files are ticked. */
export function PickerRows({ items, chosen, isOne, growth, onOpen, onToggle, onPick }: PickerRowsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!items) {
    return (
      <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ flex: 1 }}>
        {[60, 44, 72, 52, 64].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={44} />
        ))}
      </Box>
    );
  }
  return (
    <Box
      role="group"
      aria-label={translate('app.library.files')}
      sx={{ flex: 1, minHeight: 160, overflow: 'auto', borderTop: 1, borderColor: 'line' }}
    >
      {items.length === 0 && (
        <Box sx={{ p: 3, textAlign: 'center', color: 'ink3' }}>{translate('app.library.picker.none')}</Box>
      )}
      {items.map((item) => {
        const { key, name, media } = item;
        if (!media) {
          return (
            <Row key={key} onClick={() => onOpen(item)}>
              <Box
                component="span"
                sx={{ flex: 'none', width: 32, display: 'grid', placeItems: 'center', color: 'primary.main' }}
              >
                <FolderIcon aria-hidden sx={{ fontSize: 20 }} />
              </Box>
              <Box component="span" sx={nameSx}>
                {name}
              </Box>
              <NextIcon aria-hidden sx={{ fontSize: 14, color: 'ink3' }} />
            </Row>
          );
        }
        const isChosen = chosen.has(key);
        return (
          <Row
            key={key}
            role={isOne ? 'radio' : 'checkbox'}
            aria-checked={isChosen}
            onClick={() => onToggle(item)}
            onDoubleClick={() => isOne && onPick(item)}
          >
            <FileFace filename={name} thumbnail={item.isSensitive ? null : media.thumbnail} />
            <Box component="span" dir="auto" sx={nameSx}>
              {name}
            </Box>
            <Box
              component="span"
              sx={{ flex: 'none', fontSize: 12, color: 'ink3', fontVariantNumeric: 'tabular-nums' }}
            >
              {fileSize(media.size, locale)}
            </Box>
            <Box component="span" aria-hidden sx={{ flex: 'none', width: 16, color: 'primary.main' }}>
              {isChosen && <ChosenIcon sx={{ display: 'block', fontSize: 16 }} />}
            </Box>
          </Row>
        );
      })}
      {growth.hasMore && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button loading={growth.isLoading} onClick={growth.load}>
            {translate('app.library.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
