import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Refused } from './asking.ts';
import { LinkPassword } from './LinkPassword.tsx';

interface ClosedLinkProps {
  readonly why: Refused;
  /** True if a password was tried. */
  readonly isAgain: boolean;
  readonly isBusy: boolean;
  readonly onOpen: (password: string) => void;
}

/**
 * The page of a link that did not open. Nobody is told why: it asks for a password whether or not the link has one, or is
 * there at all.
 */
export function ClosedLink({ why, isAgain, isBusy, onOpen }: ClosedLinkProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const said =
    why.refused === 'tooMany'
      ? translate('app.shares.page.closed.tooMany', { smart_count: why.minutes })
      : why.refused === 'outOfReach'
        ? translate('app.shares.page.closed.outOfReach')
        : isAgain && translate('app.shares.page.closed.again');
  return (
    <Box sx={{ width: '100%', maxWidth: 384, mx: 'auto', mt: { xs: 4, sm: 'min(16vh, 140px)' }, px: 2.5 }}>
      <Box component="h1" sx={{ m: 0, typography: 'h4' }}>
        {translate('app.shares.page.closed.title')}
      </Box>
      <Box component="p" sx={{ m: '4px 0 24px', color: 'ink2', fontSize: 14 }}>
        {translate('app.shares.page.closed.lead')}
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onOpen(password);
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {/* Always there, so that what comes into it is read out. */}
        <Box role="alert" sx={{ display: 'contents' }}>
          {said && (
            <Box sx={{ p: '8px 12px', borderRadius: 1, bgcolor: 'status.bad.bg', color: 'status.bad.fg' }}>{said}</Box>
          )}
        </Box>
        <LinkPassword value={password} onChange={setPassword} />
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth aria-disabled={isBusy}>
          {translate('app.shares.page.closed.submit')}
        </Button>
      </Box>
    </Box>
  );
}
