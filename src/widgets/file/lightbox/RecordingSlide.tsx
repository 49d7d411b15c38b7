import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type PointerEvent } from 'react';
import type { Media } from '../../../../schema/media.ts';
import { useStanding } from '../useStanding.ts';
import { SlideLink, SlidePanel } from './SlidePanel.tsx';
import { paper } from './tints.ts';

interface RecordingSlideProps {
  readonly of: Media;
  readonly as: 'video' | 'audio';
  readonly isCurrent: boolean;
}

/** Height of the player's own controls, in pixels: a finger on them moves the time, not the slide. */
const controls = 72;

const keepFromSwipe = (event: PointerEvent<HTMLElement>) => {
  if (event.clientY > event.currentTarget.getBoundingClientRect().bottom - controls) event.stopPropagation();
};

/** A video or another recording in the lightbox, which stops when another file is shown. */
export function RecordingSlide({ of, as, isCurrent }: RecordingSlideProps) {
  const translate = useTranslate();
  const { media, standing, onError } = useStanding(of);
  const player = useRef<HTMLMediaElement>(null);
  useEffect(() => {
    if (!isCurrent) player.current?.pause();
  }, [isCurrent]);
  const origin = media.cdnOrigin ?? '';
  if (standing !== 'ready') {
    return (
      <SlidePanel title={media.filename} lead={translate(`app.uploads.player.${standing}.${as}`)}>
        {standing === 'unplayable' && (
          <SlideLink href={`${origin}?download=1`}>{translate('app.uploads.player.download')}</SlideLink>
        )}
      </SlidePanel>
    );
  }
  const common = {
    ref: player,
    src: origin,
    controls: true,
    // Its neighbours wait until they are shown.
    preload: isCurrent ? 'metadata' : 'none',
    'aria-label': media.filename,
    onError,
    onPointerDown: keepFromSwipe,
  } as const;
  if (as === 'audio') {
    return (
      <Box sx={{ width: 'min(480px, 100%)', p: 2.5, borderRadius: '10px', bgcolor: paper.ground }}>
        <Box component="audio" {...common} sx={{ display: 'block', width: '100%' }} />
      </Box>
    );
  }
  const { width, height } = media;
  return (
    <Box
      component="video"
      {...common}
      playsInline
      poster={media.cdnLarge ?? media.cdnMedium ?? undefined}
      sx={{
        display: 'block',
        maxWidth: '100%',
        maxHeight: '100%',
        bgcolor: 'common.black',
        ...(width && height ? { aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px)` } : {}),
        objectFit: 'contain',
      }}
    />
  );
}
