import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { NothingConnected } from './NothingConnected.tsx';
import { SignedInAlone } from './SignedInAlone.tsx';
import { useCallbackOutcome } from './useCallbackOutcome.ts';

/** Target of a provider's dialog: completes the connection, and leads to the record (AB 7, social callback). */
export function SocialCallback() {
  return (
    <SignedInAlone>
      <Outcome />
    </SignedInAlone>
  );
}

function Outcome() {
  const translate = useTranslate();
  const { pending, failure } = useCallbackOutcome();
  if (failure === null) {
    return (
      <Box role="status" sx={{ width: '100%', maxWidth: 384, mx: 'auto', color: 'ink2' }}>
        {translate('app.socials.finishing')}
      </Box>
    );
  }
  return <NothingConnected lead={failure} back={pending && recordPath(pending.kind, pending.id)} />;
}
