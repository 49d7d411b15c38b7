import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import type { ReactNode } from 'react';
import type { Media } from '../../../schema/media.ts';
import { FileFace } from './FileFace.tsx';
import { fileSize } from './fileSize.ts';

/** A file on a line: what it looks like, its name as the way to it, its size, and what can be done with it. */
export function FileLine({ of, children }: { of: Media; children?: ReactNode }) {
  const locale = useLocale();
  const { filename, thumbnail, url, size } = of;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, minHeight: 40 }}>
      <FileFace filename={filename} thumbnail={thumbnail} />
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {url === null ? (
          filename
        ) : (
          <Box
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            title={filename}
            sx={{ color: 'ink', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {filename}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 'none', color: 'ink3', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        {fileSize(size, locale)}
      </Box>
      {children}
    </Box>
  );
}
