import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saidOf } from '../../notice/saidOf.ts';
import { useDebounced } from '../../picker/useDebounced.ts';
import { useSeen } from '../../screen/useSeen.ts';
import { useWidth } from '../../screen/useWidth.ts';
import type { Pdf } from '../usePdf.ts';
import type { PdfPage } from './readPdf.ts';
import { usePdfPages } from './usePdfPages.ts';

/** Time for which a page keeps its width before it is drawn anew, in milliseconds. */
const pause = 200;
/** Width of A4 divided by its height. */
const a4 = 210 / 297;

const sheet = {
  position: 'relative',
  maxWidth: 720,
  bgcolor: 'common.white',
  border: 1,
  borderColor: 'line',
  borderRadius: '6px',
  overflow: 'hidden',
} as const;

const cover = { position: 'absolute', inset: 0, width: '100%', height: '100%', transform: 'none' } as const;

/** A blank sheet in place of a page that is still to come. */
export function SheetSkeleton() {
  return (
    <Box sx={{ ...sheet, aspectRatio: a4 }}>
      <Skeleton variant="rectangular" sx={cover} />
    </Box>
  );
}

interface PageProps {
  readonly page: PdfPage;
  readonly label: string;
  readonly onFailure: (error: Error) => void;
}

/** A page, drawn once it comes near the screen; the former picture stays until then. */
function Page({ page, label, onFailure }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const isSeen = useSeen(canvas);
  const width = useDebounced(useWidth(canvas), pause);
  useEffect(() => {
    if (!isSeen || width === null) return undefined;
    let isStale = false;
    const show = (drawn: HTMLCanvasElement) => {
      const { current } = canvas;
      if (isStale || !current) return;
      Object.assign(current, { width: drawn.width, height: drawn.height });
      current.getContext('2d')?.drawImage(drawn, 0, 0);
      setDrawn(true);
    };
    page.draw(Math.ceil(width * devicePixelRatio)).then(show, onFailure);
    return () => {
      isStale = true;
    };
  }, [isSeen, onFailure, page, width]);
  return (
    <Box sx={{ ...sheet, aspectRatio: page.ratio }}>
      <Box component="canvas" ref={canvas} role="img" aria-label={label} sx={cover} />
      {!isDrawn && <Skeleton variant="rectangular" sx={cover} />}
    </Box>
  );
}

interface PdfPagesProps {
  readonly pdf: Pick<Pdf, 'content' | 'error' | 'retry'>;
  /** Name of what it shows, which each page says with its number. */
  readonly name: string;
}

/** Pages of a PDF, one below the other. */
export function PdfPages({ pdf: { content, error, retry }, name }: PdfPagesProps) {
  const translate = useTranslate();
  const { pages, error: unread, fail } = usePdfPages(content);
  const failure = pages ? null : (error ?? unread);
  if (failure) {
    const again = (
      <Button color="inherit" size="small" onClick={retry}>
        {translate('app.actions.tryAgain')}
      </Button>
    );
    return (
      <Alert severity="error" action={again} sx={{ maxWidth: sheet.maxWidth }}>
        {saidOf(failure, translate)}
      </Alert>
    );
  }
  if (!pages) return <SheetSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {pages.map((page) => (
        <Page
          key={page.number}
          page={page}
          label={translate('app.pdf.page', { name, page: page.number, pages: pages.length })}
          onFailure={fail}
        />
      ))}
    </Box>
  );
}
