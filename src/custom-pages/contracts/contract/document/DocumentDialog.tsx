import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { canField } from '../../../../../schema/access/can.ts';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useWordsOfPages } from '../../../../i18n/useWordsOfPages.ts';
import { permissionsOf } from '../../../../views/rights/permissionsOf.ts';
import { PdfDialog } from '../../../../widgets/file/PdfDialog.tsx';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { TextGaps } from './TextGaps.tsx';
import { useContractDocument } from './useContractDocument.ts';

interface DocumentDialogProps {
  readonly record: WireRecord;
  readonly onClose: () => void;
}

/** Dialog with a contract as a PDF, as it would be kept now: to look at, to download, and to keep as a file. */
export function DocumentDialog({ record, onClose }: DocumentDialogProps) {
  useWordsOfPages();
  const translate = useTranslate();
  const actor = useActor();
  const client = useClient();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const { pdf, gaps } = useContractDocument(record);
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
  const isMade = pdf.address !== null && pdf.error === null;
  const filename = `${[record['reference'], name].filter(Boolean).join(' ')}.pdf`;
  return (
    <PdfDialog
      title={title}
      pdf={pdf}
      filename={filename}
      onClose={onClose}
      action={
        mayKeep && (
          <Button
            variant="contained"
            color="primary"
            disabled={!isMade || isBusy || gaps.length > 0}
            onClick={() => void keep()}
          >
            {translate('app.contracts.document.keep')}
          </Button>
        )
      }
    >
      {pdf.error === null && <TextGaps record={record} gaps={gaps} />}
    </PdfDialog>
  );
}
