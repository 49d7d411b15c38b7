import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { Media } from '../../../schema/media.ts';
import { linkedPage, playedAs } from './mediaKind.ts';

const PlayerDialog = lazy(async () => ({ default: (await import('./PlayerDialog.tsx')).PlayerDialog }));

const look = {
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // The line clips its overflow.
  '&:focus-visible': { outlineOffset: '-1px', borderRadius: '2px' },
} as const;
const button = {
  ...look,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  display: 'block',
} as const;

/** The name of a file as the way to it: a recording plays here, all else opens beside the page. */
export function FileName({ of }: { of: Media }) {
  const [isPlaying, setPlaying] = useState(false);
  const { filename, url } = of;
  const as = playedAs(of);
  if (as !== null) {
    return (
      <>
        <Box
          component="button"
          type="button"
          title={filename}
          aria-haspopup="dialog"
          onClick={() => setPlaying(true)}
          sx={button}
        >
          {filename}
        </Box>
        {isPlaying && (
          <Suspense fallback={null}>
            <PlayerDialog of={of} as={as} onClose={() => setPlaying(false)} />
          </Suspense>
        )}
      </>
    );
  }
  if (url === null) return filename;
  const isElsewhere = linkedPage(of) !== null;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel={isElsewhere ? 'noopener noreferrer' : 'noreferrer'}
      title={filename}
      sx={look}
    >
      {filename}
    </Box>
  );
}
