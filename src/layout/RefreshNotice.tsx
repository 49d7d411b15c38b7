import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useIsOffline, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSessionState } from '../authProvider/SessionContext.ts';
import { CloseIcon } from '../theme/icons/actions.tsx';

/**
 * Says that the session could not be renewed (AB 4, `RefreshAccessTokenError`), until that succeeds or somebody has seen it.
 * Without a connection the notice of that says enough.
 */
export function RefreshNotice() {
  const state = useSessionState();
  const isOffline = useIsOffline();
  const hasFailed = state.status === 'signedIn' && state.error !== undefined && !isOffline;
  return <Box role="status">{hasFailed && <Line />}</Box>;
}

function Line() {
  const translate = useTranslate();
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: '3px 12px 3px 20px',
        bgcolor: 'status.warn.bg',
        color: 'status.warn.fg',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{translate('app.shell.notRenewed')}</Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={translate('app.actions.close')}
        onClick={() => setSeen(true)}
      >
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
