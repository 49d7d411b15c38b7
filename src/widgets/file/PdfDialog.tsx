import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import { saidOf } from '../notice/saidOf.ts';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { PdfPages } from './pages/PdfPages.tsx';
import type { Pdf } from './usePdf.ts';

interface PdfDialogProps {
  readonly title: string;
  readonly pdf: Pdf;
  /** The name under which it is downloaded. */
  readonly filename: string;
  /** Content above the PDF. */
  readonly children?: ReactNode;
  /** Button beside those that open and download it. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Shows a PDF by the browser's own viewer; its pages alone where there is none within a page, as on phones. */
function Sheets({ pdf, title }: Pick<PdfDialogProps, 'pdf' | 'title'>) {
  const translate = useTranslate();
  const { address, error } = pdf;
  if (!navigator.pdfViewerEnabled) return <PdfPages pdf={pdf} name={title} />;
  if (error !== null) return <Alert severity="error">{saidOf(error, translate)}</Alert>;
  if (address === null) return <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 240, transform: 'none' }} />;
  return (
    <Box
      component="iframe"
      src={`${address}#navpanes=0&view=FitH`}
      title={title}
      sx={{ flex: 1, minHeight: 240, width: '100%', border: 1, borderColor: 'line2', borderRadius: '6px' }}
    />
  );
}

/** Dialog with a PDF: to look at, to open beside and to download. */
export function PdfDialog({ title, pdf, filename, children, action, onClose }: PdfDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={id}
      onClose={onClose}
      slotProps={{ paper: { sx: isNarrow ? {} : { height: 'calc(100% - 64px)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={translate('app.actions.close')} onClick={onClose}>
          <CloseIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, color: 'ink2' }}>
        {children}
        <Sheets pdf={pdf} title={title} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {pdf.address !== null && pdf.error === null && (
          <>
            <Button href={pdf.address} target="_blank" rel="noreferrer">
              {translate('app.pdf.open')}
            </Button>
            <Button href={pdf.address} download={filename}>
              {translate('app.pdf.download')}
            </Button>
          </>
        )}
        {action}
      </DialogActions>
    </Dialog>
  );
}
