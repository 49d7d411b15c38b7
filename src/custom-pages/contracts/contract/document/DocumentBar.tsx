import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { StatusReference } from '../../../../../schema/fields/field.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { ContractBar } from '../ContractBar.tsx';
import { DraftGaps } from '../DraftGaps.tsx';

const DocumentDialog = lazy(async () => ({ default: (await import('./DocumentDialog.tsx')).DocumentDialog }));

/** Lines above the documents of a contract: what it lacks, what documents are, and the way to see it as one. */
export function DocumentBar({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { categoryCode } = (record['status'] ?? {}) as Partial<StatusReference>;
  const hasText = String(record['terms'] ?? '').trim() !== '';
  const lead = categoryCode === 'DRAFT' ? 'leadOfDraft' : 'lead';
  return (
    <>
      <DraftGaps record={record} />
      <ContractBar lead={translate(`app.contracts.document.${hasText ? lead : 'leadWithoutText'}`)}>
        <Button variant="outlined" aria-haspopup="dialog" disabled={!hasText} onClick={() => setOpen(true)}>
          {translate('app.contracts.document.action')}
        </Button>
        {isOpen && (
          <Suspense fallback={null}>
            <DocumentDialog record={record} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </ContractBar>
    </>
  );
}
