import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useLocale, useTranslate } from 'ra-core';
import { fileSize } from '../../../../widgets/file/fileSize.ts';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { Age } from '../../../../widgets/moment/Age.tsx';
import { FolderIcon } from '../../../../theme/icons/files.tsx';
import { LargeFace } from './ItemFace.tsx';
import { isFolder, kindWord } from './itemFacts.ts';
import { ItemName } from './ItemName.tsx';
import { ItemTools } from './ItemTools.tsx';
import { useItemEvents } from './useItemEvents.ts';

const Tile = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 8,
  border: `1px solid ${theme.palette.line}`,
  background: theme.palette.background.paper,
  cursor: 'default',
  userSelect: 'none',
  '&:hover': { borderColor: theme.palette.edge },
  '&[aria-selected="true"]': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
    background: theme.palette.rowPicked,
  },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&[data-over]': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -1,
    background: theme.palette.accentSoft,
  },
  '& [data-tools]': { opacity: 0 },
  '&:hover [data-tools], &:focus-within [data-tools], &:focus [data-tools]': { opacity: 1 },
  '@media (pointer: coarse)': { '& [data-tools]': { opacity: 1 } },
}));

/** A folder or a file as a tile: its picture, its name on two lines, size and day. */
export function ItemTile({ of, columnIndex }: { readonly of: LibraryItem; readonly columnIndex: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const events = useItemEvents(of);
  const size = of.bytes === null ? '' : fileSize(of.bytes, locale);
  const kind = <span style={visuallyHidden}>{translate(kindWord(of))}</span>;
  const common = {
    role: 'gridcell',
    'aria-colindex': columnIndex,
    ...events,
  } as const;
  if (isFolder(of)) {
    return (
      <Tile
        {...common}
        style={{ flexDirection: 'row', alignItems: 'center', gap: 8, padding: '0 4px 0 12px', height: 48 }}
      >
        <FolderIcon aria-hidden sx={{ flex: 'none', fontSize: 18, color: 'primary.main' }} />
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 520 }}>
          <ItemName of={of} lines={1} />
        </Box>
        {kind}
        <ItemTools of={of} />
      </Tile>
    );
  }
  return (
    <Tile {...common}>
      <LargeFace of={of} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 0.25,
          p: '7px 2px 8px 10px',
          minHeight: 66,
          boxSizing: 'border-box',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ lineHeight: '17px', minHeight: 34, fontSize: 12.5 }}>
            <ItemName of={of} lines={2} />
          </Box>
          <Box
            sx={{
              fontSize: 11.5,
              lineHeight: '16px',
              color: 'ink3',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {size} · <Age at={of.updatedAt} />
          </Box>
        </Box>
        {kind}
        <ItemTools of={of} />
      </Box>
    </Tile>
  );
}
