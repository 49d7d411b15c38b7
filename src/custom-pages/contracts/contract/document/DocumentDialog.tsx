import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { CloseIcon } from '../../../../theme/icons/actions.tsx';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { saidOf } from '../../../../widgets/notice/saidOf.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import { TextGaps } from './TextGaps.tsx';
import { useContractDocument } from './useContractDocument.ts';

interface DocumentDialogProps {
  readonly record: WireRecord;
  readonly onClose: () => void;
}

interface SheetsProps {
  readonly address: string | null;
  readonly error: Error | null;
  readonly title: string;
}

/** Shows a PDF where the browser does so within a page; phones open it beside. */
function Sheets({ address, error, title }: SheetsProps) {
  const translate = useTranslate();
  if (error !== null) return <Alert severity="error">{saidOf(error, translate)}</Alert>;
  if (address === null) return <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 240, transform: 'none' }} />;
  if (!navigator.pdfViewerEnabled) return <Alert severity="info">{translate('app.contracts.document.noViewer')}</Alert>;
  return (
    <Box
      component="iframe"
      src={`${address}#navpanes=0&view=FitH`}
      title={title}
      sx={{ flex: 1, minHeight: 240, width: '100%', border: 1, borderColor: 'line2', borderRadius: '6px' }}
    />
  );
}

/** Dialog with a contract as a PDF, as it would be kept now: to look at, to download, and to keep as a file. */
export function DocumentDialog({ record, onClose }: DocumentDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const id = useId();
  const actor = useActor();
  const client = useClient();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const isNarrow = useIsNarrow();
  const { address, gaps, error } = useContractDocument(record);
  const [isBusy, setBusy] = useState(false);
  const name = String(record['summary'] ?? '');
  const title = translate('app.contracts.document.title', { name });
  const mayKeep = permissionsOf(record).canUpdate && canField(actor, contract.fields.documents.access) !== 'none';

  const keep = async () => {
    setBusy(true);
    try {
      const { filename } = await client.ask('POST /client/v1/contracts/{id}/document', { params: { id: record.id } });
      notify('app.contracts.document.kept', { messageArgs: { name: filename } });
      await invalidate(contract.name);
      onClose();
    } catch (refusal) {
      complain(refusal);
      setBusy(false);
    }
  };
  const isMade = address !== null && error === null;
  const filename = `${[record['reference'], name].filter(Boolean).join(' ')}.pdf`;
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
        {error === null && <TextGaps record={record} gaps={gaps} />}
        <Sheets address={address} error={error} title={title} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {isMade && (
          <>
            <Button href={address} target="_blank" rel="noreferrer">
              {translate('app.contracts.document.open')}
            </Button>
            <Button href={address} download={filename}>
              {translate('app.contracts.document.download')}
            </Button>
          </>
        )}
        {mayKeep && (
          <Button
            variant="contained"
            color="primary"
            disabled={!isMade || isBusy || gaps.length > 0}
            onClick={() => void keep()}
          >
            {translate('app.contracts.document.keep')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
