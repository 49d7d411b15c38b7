import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { saidOf } from '../../../widgets/notice/saidOf.ts';
import { useInvoicePdf } from './useInvoicePdf.ts';

interface AttachedPdfProps {
  readonly of: Invoice;
  readonly filename: string;
}

/** Name of the PDF that a mail carries, with the way to look at it. */
export function AttachedPdf({ of, filename }: AttachedPdfProps) {
  const translate = useTranslate();
  const { address, error } = useInvoicePdf(of);
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
