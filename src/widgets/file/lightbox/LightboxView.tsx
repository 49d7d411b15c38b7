import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import Carousel, { isImageSlide, type SlotStyles } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { Media } from '../../../../schema/media.ts';
import { useWordsOfPages } from '../../../i18n/useWordsOfPages.ts';
import { CloseIcon } from '../../../theme/icons/actions.tsx';
import { DownloadIcon, NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '../../icons.tsx';
import { useIsNarrow } from '../../screen/useIsNarrow.ts';
import { FileSlide } from './FileSlide.tsx';
import type { LightboxProps } from './Lightbox.tsx';
import { slideOf } from './slides.ts';
import { paper } from './tints.ts';

/** Plays or pauses the recording that is shown, unless the key is for what has the focus. */
function playOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || (event.target as Element).closest('a, button, input, video, audio')) return;
  const player = event.currentTarget.querySelector<HTMLMediaElement>(
    '.yarl__slide_current video, .yarl__slide_current audio',
  );
  if (!player) return;
  event.preventDefault();
  if (player.paused) void player.play().catch(() => {});
  else player.pause();
}

/** Buttons of the library in the look of the product. */
const looks = (
  <GlobalStyles
    styles={{
      '.yarl__button': { display: 'inline-flex', filter: 'none', borderRadius: 8, lineHeight: 0 },
      '.yarl__button:focus-visible': { outline: `2px solid ${paper.ink}`, outlineOffset: -3 },
      // On pictures light and dark.
      '.yarl__navigation_prev, .yarl__navigation_next': { backgroundColor: 'rgb(0 0 0 / 0.45)', borderRadius: '50%' },
      '.yarl__navigation_prev': { insetInlineStart: 8 },
      '.yarl__navigation_next': { insetInlineEnd: 8 },
      '.yarl__button:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
    }}
  />
);

/** The file that is shown, and its place among all. */
function Caption({ name, place }: { readonly name: string; readonly place: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 0,
        insetInlineStart: 0,
        maxWidth: { xs: 'calc(100% - 150px)', sm: 'calc(100% - 240px)' },
        height: 56,
        px: { xs: 2, sm: 2.5 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Box
        dir="auto"
        sx={{
          color: paper.ink,
          fontWeight: 560,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
      <Box sx={{ color: paper.quiet, fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>{place}</Box>
    </Box>
  );
}

function Download({ of, onDownload }: { readonly of: Media } & Pick<LightboxProps, 'onDownload'>) {
  const translate = useTranslate();
  const { cdnOrigin, filename: name } = of;
  if (cdnOrigin === null || onDownload === null) return null;
  const label = translate('app.files.download', { name });
  const same = { className: 'yarl__button', 'aria-label': label, title: label };
  if (onDownload) {
    return (
      <Box component="button" type="button" {...same} onClick={() => onDownload(of)}>
        <DownloadIcon sx={{ fontSize: 18 }} />
      </Box>
    );
  }
  return (
    <Box
      component="a"
      className="yarl__button"
      href={`${cdnOrigin}?download=1`}
      download=""
      aria-label={label}
      title={label}
    >
      <DownloadIcon sx={{ fontSize: 18 }} />
    </Box>
  );
}

const icon = { fontSize: 18 } as const;

/** The lightbox itself, over the library that moves and zooms; `Lightbox` loads it. */
export function LightboxView({ files, start, onClose, onMove, onDownload }: LightboxProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const { zIndex, transitions } = useTheme();
  const isNarrow = useIsNarrow();
  const [shown, setShown] = useState(start);
  const slides = useMemo(() => files.map(slideOf), [files]);
  // The place of a file that is gone meanwhile is that of the next one.
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ id }) => id === start),
    ),
  );
  const found = files.findIndex(({ id }) => id === shown);
  const index = found < 0 ? Math.max(0, Math.min(place, files.length - 1)) : found;
  const current = files[index];
  const isEmpty = current === undefined;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (!current) return null;
  const isAlone = files.length === 1;
  const slide = slides[index];
  // Two fingers zoom on a phone.
  const isZoomed = !isNarrow && slide !== undefined && isImageSlide(slide);
  const styles: SlotStyles = {
    root: {
      '--yarl__color_backdrop': paper.backdrop,
      '--yarl__portal_zindex': zIndex.modal,
      '--yarl__toolbar_padding': '6px',
      '--yarl__button_padding': '13px',
      '--yarl__navigation_button_padding': '13px',
      '--yarl__color_button': paper.ink,
    },
    // Below the caption and its buttons.
    slide: { paddingTop: 60, paddingBottom: 24 },
  };
  return (
    <>
      {looks}
      <Carousel
        open
        close={onClose}
        slides={slides}
        index={index}
        plugins={[Zoom]}
        carousel={{ finite: true, preload: 1, padding: 0 }}
        controller={{ closeOnPullDown: true }}
        animation={{ fade: transitions.duration.shortest, swipe: 300, navigation: 200 }}
        zoom={{ scrollToZoom: false, maxZoomPixelRatio: 2 }}
        styles={styles}
        portal={{ container: { onKeyDown: playOnSpace } }}
        toolbar={{
          buttons: [
            <Download key="download" of={current} {...(onDownload !== undefined && { onDownload })} />,
            'close',
          ],
        }}
        labels={{
          Previous: translate('app.uploads.lightbox.previous'),
          Next: translate('app.uploads.lightbox.next'),
          Close: translate('app.actions.close'),
          'Zoom in': translate('app.uploads.lightbox.zoomIn'),
          'Zoom out': translate('app.uploads.lightbox.zoomOut'),
          Lightbox: translate('app.uploads.lightbox.label'),
          Carousel: translate('app.uploads.lightbox.carousel'),
          Slide: translate('app.uploads.lightbox.slide'),
          'Photo gallery': translate('app.uploads.lightbox.files'),
          '{index} of {total}': translate('app.uploads.lightbox.place', { place: '{index}', total: '{total}' }),
        }}
        on={{
          view: ({ index: at }) => {
            const file = files[at];
            if (!file || file.id === shown) return;
            setShown(file.id);
            setPlace(at);
            onMove?.(file);
          },
        }}
        render={{
          slide: ({ slide: one, offset }) =>
            isImageSlide(one) || !('media' in one) ? undefined : <FileSlide of={one.media} isCurrent={offset === 0} />,
          controls: () => (
            <Caption
              name={current.filename}
              place={translate('app.uploads.lightbox.place', { place: index + 1, total: files.length })}
            />
          ),
          iconClose: () => <CloseIcon sx={icon} />,
          iconPrev: () => <PreviousIcon sx={icon} />,
          iconNext: () => <NextIcon sx={icon} />,
          iconZoomIn: () => <ZoomInIcon sx={icon} />,
          iconZoomOut: () => <ZoomOutIcon sx={icon} />,
          ...(!isZoomed && { buttonZoom: () => null }),
          ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </>
  );
}
