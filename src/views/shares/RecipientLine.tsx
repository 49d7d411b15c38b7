import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Share, ShareRecipient } from '../../../schema/areas/files/calls/shares.ts';
import { QuietButton } from '../list/tools/CopyLink.tsx';
import { CopyText } from './CopyText.tsx';
import type { ShareSteps } from './useShareSteps.ts';
import { isOpen } from './useShares.ts';

interface RecipientLineProps {
  readonly share: Share;
  readonly recipient: ShareRecipient;
  readonly steps: ShareSteps;
}

/** The link of one recipient: what has come of it, and what can be done with it. */
export function RecipientLine({ share, recipient, steps }: RecipientLineProps) {
  const translate = useTranslate();
  const word = (name: string, options?: object) => translate(`app.shares.${name}`, options);
  const { id, email, url, revokedAt, opens, downloads, mail } = recipient;
  const name = email ?? word('list.anybody');
  const isAlone = share.recipients.length === 1;
  const isLive = isOpen(share) && revokedAt === null;
  const facts = [
    ...(revokedAt === null ? [] : [word('state.REVOKED')]),
    // Of a share with one link they are those of the share.
    ...(isAlone ? [] : [word('list.opens', { smart_count: opens })]),
    ...(downloads > 0 && !isAlone ? [word('list.downloads', { smart_count: downloads })] : []),
    ...(mail === 'failed' || mail === 'kept' ? [word(`list.mail.${mail}`)] : []),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, py: 0.5 }}>
        <Box sx={{ color: 'ink2', overflowWrap: 'anywhere' }}>{name}</Box>
        {facts.length > 0 && <Box sx={{ color: 'ink3', fontSize: 12 }}>{facts.join(' · ')}</Box>}
      </Box>
      {isLive && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: '-9px' }}>
          {url !== null && (
            <CopyText
              text={url}
              isQuiet
              label={word('dialog.copy')}
              description={email === null ? word('dialog.copy') : word('dialog.copyFor', { email })}
            />
          )}
          {email !== null && share.canChange && (
            <QuietButton
              disabled={steps.isBusy}
              aria-label={word('list.mailAgainFor', { email })}
              onClick={() => void steps.mail(id, email)}
            >
              {word('list.mailAgain')}
            </QuietButton>
          )}
          {!isAlone && (
            <QuietButton
              sx={{ '&&': { color: 'error.main' } }}
              disabled={steps.isBusy}
              aria-label={word('list.revokeFor', { email: name })}
              onClick={() => void steps.revoke(id)}
            >
              {word('list.revoke')}
            </QuietButton>
          )}
        </Box>
      )}
    </Box>
  );
}
