import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import { usePdf, type Pdf } from '../../../widgets/file/usePdf.ts';

/** Returns the PDF of an invoice: as it was sent, before that as it is now. */
export function useInvoicePdf({ id, version }: Pick<Invoice, 'id' | 'version'>): Pdf {
  const request = requestTo('GET /finance/v1/invoices/{id}/export-pdf', { params: { id }, query: {} });
  // Apart from what a write reads again: a version has one paper.
  return usePdf(['pdf', invoice.name, id, version], request);
}
