import { createElement, Suspense } from 'react';
import type { RecordPageProps } from '../../../area.ts';
import { useAreaParts } from '../../area-parts/AreaPartsContext.ts';
import { ComingSoon } from '../../coming-soon/ComingSoon.tsx';

/** The page of an area that stands on the pages of records, by its name. */
export function AreaPage({ name, ...shown }: RecordPageProps & { readonly name: string }) {
  const page = useAreaParts().recordPages.get(name);
  return page ? <Suspense fallback={null}>{createElement(page, shown)}</Suspense> : <ComingSoon />;
}
