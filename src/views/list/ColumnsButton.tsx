import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';

const ColumnsMenu = lazy(() => import('./ColumnsMenu.tsx').then((module) => ({ default: module.ColumnsMenu })));

/** Opens the choice of columns, which loads when it is first wanted. */
export function ColumnsButton({ entity }: { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {translate('app.views.list.columns')}
      </Button>
      {anchor && (
        <Suspense>
          <ColumnsMenu entity={entity} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
