import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import type { ReactNode } from 'react';
import { typeOfMediaCodes, type Media } from '../../../schema/media.ts';
import { FileFace } from './FileFace.tsx';
import { FileName } from './FileName.tsx';
import { fileSize } from './fileSize.ts';
import { lineHeight } from './lineHeight.ts';
import { hostOf, linkedPage } from './mediaKind.ts';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** File in a line: picture, linked name, size or host, and actions. */
export function FileLine({ of, children }: { of: Media; children?: ReactNode }) {
  const locale = useLocale();
  const { filename, thumbnail, size, typeOfMedia } = of;
  const page = linkedPage(of);
  const isPlayed = typeOfMedia === typeOfMediaCodes.video || typeOfMedia === typeOfMediaCodes.audio;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, minHeight: lineHeight }}>
      <FileFace filename={filename} thumbnail={thumbnail} isPlayed={isPlayed} />
      <Box dir="auto" sx={{ flex: 1, minWidth: 0, ...cut }}>
        <FileName of={of} />
      </Box>
      <Box
        sx={{
          flex: '0 1 auto',
          maxWidth: '45%',
          color: 'ink3',
          fontSize: 12,
          fontVariantNumeric: 'tabular-nums',
          ...cut,
        }}
      >
        {page === null ? fileSize(size, locale) : hostOf(page)}
      </Box>
      {children}
    </Box>
  );
}
