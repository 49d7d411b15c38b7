import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { invoiceMailFields } from '../../../../schema/rules/finance/invoiceMails.ts';
import { useInsertion } from './useInsertion.ts';

/** Merge fields of mails about invoices: each stands in the subject or the text, where the caret was last, once pressed. */
export function MergeFieldChips() {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const insert = useInsertion(place, ['subject', 'body']);
  return (
    <Box
      ref={place}
      role="group"
      aria-label={translate('app.finance.mergeFields.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}
    >
      {invoiceMailFields.map((field) => (
        <Chip
          key={field}
          component="button"
          type="button"
          size="small"
          variant="outlined"
          label={translate(`app.finance.mergeFields.${field}`)}
          sx={{ height: { xs: 32, sm: 24 } }}
          onClick={() => insert(`{{${field}}}`)}
        />
      ))}
    </Box>
  );
}
