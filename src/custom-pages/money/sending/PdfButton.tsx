import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { PdfDialog } from '../../../widgets/file/PdfDialog.tsx';
import { useInvoicePdf } from './useInvoicePdf.ts';

interface InvoicePdfProps {
  readonly of: Invoice;
  readonly onClose: () => void;
}

function InvoicePdf({ of, onClose }: InvoicePdfProps) {
  const translate = useTranslate();
  const title = translate('app.payments.sending.pdfOf', { number: of.number });
  return <PdfDialog title={title} pdf={useInvoicePdf(of)} filename={`${of.number}.pdf`} onClose={onClose} />;
}

/** Shows the PDF of an invoice. */
export function PdfButton({ of }: Pick<InvoicePdfProps, 'of'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('app.payments.sending.pdf')}
      </Button>
      {isOpen && <InvoicePdf of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
