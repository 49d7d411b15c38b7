import Box from '@mui/material/Box';
import { useIsOffline, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSessionState } from '../authProvider/SessionContext.ts';
import { ShellLine } from './ShellLine.tsx';

/**
 * Notice that the session could not be renewed (AB 4, `RefreshAccessTokenError`), until that succeeds or it is
 * dismissed. Hidden while offline, which has its own notice.
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
    <ShellLine tone="warn" onClose={() => setSeen(true)}>
      {translate('app.shell.notRenewed')}
    </ShellLine>
  );
}
