import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { WireRecord } from '../../../../fields/kind.ts';
import { ContractBar } from '../ContractBar.tsx';

const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog.tsx')).DocumentDialog }));

/** Line above the documents of a contract: what they are, and the way to see it as one. */
export function DocumentBar({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ContractBar lead={translate('app.contracts.document.lead')}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.contracts.document.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DocumentDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ContractBar>
  );
}
