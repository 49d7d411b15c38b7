import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { typeOfMediaCodes, type Media } from '../../schema/media.ts';
import { PlayIcon } from '../widgets/icons.tsx';
import { sourcesOf } from '../widgets/file/sources.ts';
import { DownloadButton } from './DownloadButton.tsx';

interface GalleryTileProps {
  readonly media: Media;
  readonly onShow: () => void;
  readonly onDownload?: () => void;
}

/** Shapes that stay legible beside others: no narrower than a portrait, no wider than a panorama. */
const narrowest = 0.6;
const widest = 2.2;

const Opener = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: 8,
  overflow: 'hidden',
  background: theme.palette.line2,
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
}));

/** A picture, or the still of a video, which opens the preview; below it its name and the way to download it. */
export function GalleryTile({ media, onShow, onDownload }: GalleryTileProps) {
  const translate = useTranslate();
  const { filename: name, width, height } = media;
  const shape = width && height ? Math.min(widest, Math.max(narrowest, width / height)) : 1.5;
  const sources = sourcesOf(media);
  const src = media.cdnMedium ?? media.cdnLarge ?? media.cdnSmall ?? media.thumbnail;
  const isVideo = media.typeOfMedia === typeOfMediaCodes.video;
  return (
    <Box component="li" sx={{ flex: `${shape * 100} 1 calc(var(--row) * ${shape})`, maxWidth: '100%', minWidth: 0 }}>
      <Box sx={{ position: 'relative', aspectRatio: `${shape}` }}>
        <Opener
          type="button"
          onClick={onShow}
          aria-haspopup="dialog"
          aria-label={translate('app.shares.page.show', { name })}
        >
          {src !== null && (
            <img
              src={src}
              alt=""
              loading="lazy"
              decoding="async"
              {...(sources.length > 0 && {
                srcSet: sources.map((one) => `${one.src} ${one.width}w`).join(', '),
                sizes: `(max-width: 600px) 50vw, ${Math.round(280 * shape)}px`,
              })}
            />
          )}
          {isVideo && (
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                inset: 0,
                m: 'auto',
                width: 48,
                height: 48,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'rgb(0 0 0 / 0.55)',
                color: '#fff',
              }}
            >
              <PlayIcon sx={{ fontSize: 22 }} />
            </Box>
          )}
        </Opener>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32 }}>
        <Box
          dir="auto"
          title={name}
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: 13,
            color: 'ink2',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        {onDownload && <DownloadButton name={name} onDownload={onDownload} />}
      </Box>
    </Box>
  );
}
