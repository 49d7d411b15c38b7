import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Share } from '../../../schema/areas/files/calls/shares.ts';
import { formatInstant } from '../../../schema/rules/dates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { YesNoDialog } from '../../widgets/dialog/YesNoDialog.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Pill, type Tone } from '../../widgets/pill/Pill.tsx';
import { QuietButton } from '../list/tools/CopyLink.tsx';
import { RecipientLine } from './RecipientLine.tsx';
import { ShareLog } from './ShareLog.tsx';
import { useShareSteps } from './useShareSteps.ts';
import { isOpen } from './useShares.ts';

const tones: Readonly<Record<Share['state'], Tone>> = { OPEN: 'ok', EXPIRED: 'mute', REVOKED: 'bad', USED_UP: 'warn' };

function useFacts({ opens, downloads, mostDownloads, mayDownload, hasPassword, state, expiresAt }: Share) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const word = (name: string, options?: object) => translate(`app.shares.list.${name}`, options);
  const end = formatInstant(expiresAt, zone, language);
  return [
    word(state === 'EXPIRED' ? 'ended' : 'until', { end }),
    word('opens', { smart_count: opens }),
    ...(mayDownload
      ? [
          mostDownloads === null
            ? word('downloads', { smart_count: downloads })
            : word('downloadsOf', { downloads, most: mostDownloads }),
        ]
      : [word('noDownloads')]),
    ...(hasPassword ? [word('withPassword')] : []),
  ];
}

/** One share: its state and terms, its links with what has come of them, its log, and the way to end it. */
export function ShareLine({ share, isOfItem = false }: { readonly share: Share; readonly isOfItem?: boolean }) {
  const translate = useTranslate();
  const steps = useShareSteps(share.id);
  const [isAsking, setAsking] = useState(false);
  const [isLogShown, setLogShown] = useState(false);
  const facts = useFacts(share);
  const word = (name: string, options?: object) => translate(`app.shares.list.${name}`, options);
  const { items, furtherItems, lastOpenedAt } = share;
  const names = [
    ...(items.length === 0 ? [word('nothingLeft')] : items.slice(0, 3).map(({ name }) => name)),
    ...(items.length > 3 || (furtherItems > 0 && items.length > 0)
      ? [word('further', { smart_count: Math.max(0, items.length - 3) + furtherItems })]
      : []),
  ];
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: '1px solid', borderColor: 'line2', fontSize: 13 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box
          dir="auto"
          sx={{ flex: '1 1 160px', minWidth: 0, color: 'ink', fontWeight: 520, overflowWrap: 'anywhere' }}
        >
          {isOfItem ? word('by', { sender: share.sender }) : names.join(', ')}
        </Box>
        <Pill tone={tones[share.state]}>{translate(`app.shares.state.${share.state}`)}</Pill>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'ink3', fontSize: 12 }}>
        {!isOfItem && <span>{word('by', { sender: share.sender })}</span>}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>
          {lastOpenedAt === null ? (
            word('never')
          ) : (
            <>
              {word('lastOpened')} <Age at={lastOpenedAt} />
            </>
          )}
        </span>
      </Box>
      <Box component="ul" sx={{ m: '4px 0 0', p: 0, listStyle: 'none' }}>
        {share.recipients.map((one) => (
          <RecipientLine key={one.id} share={share} recipient={one} steps={steps} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', ml: '-9px' }}>
        <QuietButton aria-expanded={isLogShown} onClick={() => setLogShown(!isLogShown)}>
          {word(isLogShown ? 'hideLog' : 'log')}
        </QuietButton>
        {isOpen(share) && (
          <QuietButton sx={{ '&&': { color: 'error.main' } }} disabled={steps.isBusy} onClick={() => setAsking(true)}>
            {word(share.recipients.length > 1 ? 'revokeAll' : 'revoke')}
          </QuietButton>
        )}
      </Box>
      {isLogShown && <ShareLog id={share.id} />}
      <YesNoDialog
        isOpen={isAsking}
        title={word('revokeTitle')}
        question={word('revokeQuestion')}
        onDecide={(isYes) => {
          setAsking(false);
          if (isYes) void steps.revoke();
        }}
      />
    </Box>
  );
}
