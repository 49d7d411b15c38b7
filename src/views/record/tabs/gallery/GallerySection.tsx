import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';

interface GallerySectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A part of a gallery below its heading, with the number of its files. */
export function GallerySection({ title, count, children }: GallerySectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        component="h2"
        id={id}
        sx={{ m: 0, mb: 1.25, fontSize: 13, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.005em' }}
      >
        {title}{' '}
        <Box component="span" sx={{ ml: 0.5, color: 'ink3', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(count)}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
