import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { CalendarIcon } from '../../../../theme/icons/areas.tsx';
import { useIsNarrow } from '../../../../widgets/screen/useIsNarrow.ts';
import type { FeedsPlace } from './FeedsOut.tsx';

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog.tsx')).SubscribeDialog }));

/** The button that opens the dialog for calendars of other programs; an icon where there is little room. */
export function SubscribeButton(place: FeedsPlace) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const label = translate('app.calendar.feeds.title');
  const shared = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {isNarrow ? (
        <Tooltip title={label}>
          <IconButton {...shared} aria-label={label} sx={{ flex: 'none' }}>
            <CalendarIcon style={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button {...shared} size="small" sx={{ flex: 'none' }}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SubscribeDialog {...place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
