import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import { usePdf } from '../../../widgets/file/usePdf.ts';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { purposes, type MailedRecord, type Purpose } from './mail.ts';

interface AttachedPdfProps {
  readonly of: MailedRecord;
  readonly purpose: Purpose;
  readonly filename: string;
}

/** Name of the PDF that a mail carries, with the way to look at it. */
export function AttachedPdf({ of: { id, version }, purpose, filename }: AttachedPdfProps) {
  const translate = useTranslate();
  const { kind, pdf } = purposes[purpose];
  const { address, error } = usePdf(['pdf', kind, id, version], requestTo(pdf, { params: { id }, query: {} }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {translate('app.payments.sending.attached', { name: filename })}
      </Box>
      {address !== null && error === null && (
        <Link href={address} target="_blank" rel="noreferrer">
          {translate('app.payments.sending.open')}
        </Link>
      )}
      {error !== null && (
        <Box component="span" role="alert" sx={{ color: 'status.bad.fg' }}>
          {saidOf(error, translate)}
        </Box>
      )}
    </Box>
  );
}
