import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { PdfPages, SheetSkeleton } from '../../../widgets/file/pages/PdfPages.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { useSeen } from '../../../widgets/screen/useSeen.ts';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { PdfButton } from './PdfButton.tsx';
import { useInvoicePdf } from './useInvoicePdf.ts';

interface InvoicePaperProps {
  readonly of: Invoice;
}

function Paper({ of }: InvoicePaperProps) {
  const translate = useTranslate();
  return <PdfPages pdf={useInvoicePdf(of)} name={translate('app.payments.sending.paperOf', { number: of.number })} />;
}

/** The paper once its place comes near the screen. */
function LatePaper({ of }: InvoicePaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return <div ref={place}>{isSeen ? <Paper of={of} /> : <SheetSkeleton />}</div>;
}

/** An invoice as it will be on paper, or as it was sent; on a phone behind its button alone. */
export function InvoicePaper({ of }: InvoicePaperProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  return (
    <PageSection title={translate('app.payments.sending.paper')} tool={<PdfButton of={of} />}>
      {!isNarrow && <LatePaper of={of} />}
    </PageSection>
  );
}
