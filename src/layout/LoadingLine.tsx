import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Time after which a page that is still loading shows a line, in milliseconds. */
const patience = 150;

/** A thin line under the bar while the next page is on its way. */
export function LoadingLine() {
  const translate = useTranslate();
  const isLoading = useNavigation().state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return (
    <Box sx={{ position: 'relative', zIndex: 2, height: 0 }}>
      {isSlow && <LinearProgress aria-label={translate('app.shell.loading')} sx={{ mt: '-1px' }} />}
    </Box>
  );
}
