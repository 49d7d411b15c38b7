import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { WireRecord } from '../../../../fields/kind.ts';

const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog.tsx')).DocumentDialog }));

/** Line above the documents of a contract: what they are, and the way to see it as one. */
export function DocumentBar({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.25,
        px: { xs: 2, md: 2.5 },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200, color: 'ink2' }}>{translate('app.contracts.document.lead')}</Box>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.contracts.document.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DocumentDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
