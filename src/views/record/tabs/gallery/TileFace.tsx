import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { failureGaps, typeOfMediaCodes, type Media } from '../../../../../schema/media.ts';
import { WarningIcon } from '../../../../theme/icons/actions.tsx';
import { hostOf, linkedPage } from '../../../../widgets/file/mediaKind.ts';
import { sourcesOf } from '../../../../widgets/file/sources.ts';
import { PlayIcon } from '../../../../widgets/icons.tsx';
import { UploadBar } from '../../../../widgets/upload/UploadBar.tsx';
import { playTime } from './playTime.ts';
import { TileWords } from './TileFrame.tsx';

/** On pictures light and dark. */
const chip = {
  position: 'absolute',
  px: 0.75,
  borderRadius: '4px',
  bgcolor: 'rgb(0 0 0 / 0.72)',
  color: 'common.white',
  fontSize: 11,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
} as const;

function Picture({ of, width }: { readonly of: Media; readonly width: number }) {
  const sources = sourcesOf(of);
  const [smallest] = sources;
  const src = smallest?.src ?? of.cdnSmall ?? of.thumbnail;
  if (!src) return null;
  return (
    <Box
      component="img"
      src={src}
      srcSet={sources.map((one) => `${one.src} ${one.width}w`).join(', ') || undefined}
      sizes={`${width}px`}
      width={smallest?.width}
      height={smallest?.height}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        // Faces are in the upper part of a picture.
        objectPosition: '50% 30%',
        WebkitTouchCallout: 'none',
      }}
    />
  );
}

interface TileFaceProps {
  readonly of: Media;
  /** Pixels, about. */
  readonly width: number;
  /** Word for the use that the record makes of the file. */
  readonly mark?: string | undefined;
}

/** A file within its tile: picture or poster, how long a recording is, or why there is nothing to see yet. */
export function TileFace({ of, width, mark }: TileFaceProps) {
  const translate = useTranslate();
  const { filename, failure, isProcessing, url, duration, typeOfMedia } = of;
  if (isProcessing) {
    return (
      <TileWords>
        <Box sx={{ width: '70%' }}>
          <UploadBar label={translate('app.uploads.progress', { name: filename })} percent={100} />
        </Box>
        {translate('app.uploads.processing')}
      </TileWords>
    );
  }
  if (url === null) {
    return (
      <TileWords icon={<WarningIcon sx={{ color: 'status.bad.fg' }} />}>
        {translate(`rules.${failure?.key ?? 'fileUploadFailed'}`, failureGaps)}
      </TileWords>
    );
  }
  const page = linkedPage(of);
  const isPlayed = typeOfMedia === typeOfMediaCodes.video || typeOfMedia === typeOfMediaCodes.audio;
  return (
    <>
      <Picture of={of} width={width} />
      {isPlayed && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 40,
            height: 40,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'rgb(0 0 0 / 0.6)',
            color: 'common.white',
          }}
        >
          <PlayIcon sx={{ fontSize: 18, fill: 'currentColor', ml: '2px' }} />
        </Box>
      )}
      {page !== null && <Box sx={{ ...chip, left: 6, bottom: 6 }}>{hostOf(page)}</Box>}
      {duration !== null && isPlayed && <Box sx={{ ...chip, right: 6, bottom: 6 }}>{playTime(duration)}</Box>}
      {mark !== undefined && (
        <Box
          sx={{
            ...chip,
            left: 6,
            bottom: 6,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 560,
          }}
        >
          {mark}
        </Box>
      )}
    </>
  );
}
