import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { WireRecord } from '../../../fields/kind.ts';
import { PdfPages } from '../../../widgets/file/pages/PdfPages.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { useSamplePdf } from './useSamplePdf.ts';

function Sample({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  return <PdfPages pdf={useSamplePdf(record)} name={translate('app.finance.sample.title')} />;
}

/** A sample invoice by the settings in the form around it; on a phone behind a button. */
export function SampleInvoice({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const id = useId();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: { xs: 2, md: 2.5 }, py: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
          {translate('app.finance.sample.title')}
        </Box>
        {isNarrow && (
          <Button size="small" aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
            {translate(isOpen ? 'app.finance.sample.hide' : 'app.finance.sample.show')}
          </Button>
        )}
      </Box>
      {(isOpen || !isNarrow) && <Sample record={record} />}
    </Box>
  );
}
