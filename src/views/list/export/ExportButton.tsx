import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Filter } from '../../../dataProvider/types.ts';
import type { ListState } from '../../listState.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));

interface ExportButtonProps {
  readonly entity: AnyEntity;
  readonly state: ListState;
  readonly filter: Filter;
  /** Called when the export has been closed. */
  readonly onClose?: () => void;
}

/** Opens the export of what the list finds, which loads when it is first wanted. */
export function ExportButton({ entity, state, filter, onClose }: ExportButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('app.views.list.export')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            entity={entity}
            state={state}
            filter={filter}
            onClose={() => {
              setOpen(false);
              onClose?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
