import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { browserAreas } from '../../../generated/browserAreas.ts';
import type { BrowserArea, RecordPageProps } from '../../area.ts';
import { ComingSoon } from '../coming-soon/ComingSoon.tsx';

const areas: readonly Pick<BrowserArea, 'recordPages'>[] = browserAreas;

const pages = new Map<string, LazyExoticComponent<ComponentType<RecordPageProps>>>(
  areas.flatMap(({ recordPages = {} }) =>
    Object.entries(recordPages).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))] as const),
  ),
);

/** The page of an area that stands on the pages of records, by its name. */
export function AreaPage({ name, ...shown }: RecordPageProps & { readonly name: string }) {
  const page = pages.get(name);
  return page ? <Suspense fallback={null}>{createElement(page, shown)}</Suspense> : <ComingSoon />;
}
