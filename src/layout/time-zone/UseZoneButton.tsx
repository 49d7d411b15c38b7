import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';

/** Takes a time zone over into the profile, from the notice that offers it. */
export function UseZoneButton({ zone, onUse }: { zone: string; onUse: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      size="small"
      sx={{ color: 'float.accent', whiteSpace: 'nowrap' }}
      onClick={() => {
        close();
        onUse();
      }}
    >
      {translate('app.shell.useZone', { zone: zone.replaceAll('_', ' ') })}
    </Button>
  );
}
