import Box from '@mui/material/Box';
import { useIsOffline, useTranslate } from 'ra-core';
import { OfflineIcon } from '../theme/icons/actions.tsx';

/** Notice that the shown data may be outdated, as long as there is no connection. */
export function OfflineNotice() {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  return (
    <Box role="status">
      {isOffline && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            p: '6px 20px',
            bgcolor: 'status.warn.bg',
            color: 'status.warn.fg',
            fontWeight: 520,
          }}
        >
          <OfflineIcon />
          {translate('app.shell.offline')}
        </Box>
      )}
    </Box>
  );
}
