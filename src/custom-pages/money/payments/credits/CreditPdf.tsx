import { useTranslate } from 'ra-core';
import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { requestTo } from '../../../../dataProvider/declaredCall.ts';
import { PdfDialog } from '../../../../widgets/file/PdfDialog.tsx';
import { usePdf } from '../../../../widgets/file/usePdf.ts';

interface CreditPdfProps {
  readonly of: CreditNote;
  readonly onClose: () => void;
}

/** Shows the PDF of a credit note. */
export function CreditPdf({ of: { id, number, version }, onClose }: CreditPdfProps) {
  const translate = useTranslate();
  const request = requestTo('GET /finance/v1/credit-notes/{id}/export-pdf', { params: { id }, query: {} });
  const pdf = usePdf([creditNote.name, 'pdf', id, version], request);
  const title = translate('app.payments.crediting.pdfOf', { number });
  return <PdfDialog title={title} pdf={pdf} filename={`${number}.pdf`} onClose={onClose} />;
}
