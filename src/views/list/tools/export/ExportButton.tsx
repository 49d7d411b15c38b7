import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));

interface ExportButtonProps {
  /** Called when the export has been closed. */
  readonly onClose?: () => void;
}

/** Opens the export of what the list finds, which loads when it is first wanted. */
export function ExportButton({ onClose }: ExportButtonProps) {
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
