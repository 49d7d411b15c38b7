import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { MailStatePill } from './MailStatePill.tsx';
import { MailText } from './MailText.tsx';
import { useMail } from './useOutbox.ts';
import type { MailState } from '../../../../schema/areas/identity/mail.ts';
import type { Mail } from '../../../../schema/areas/operators/calls/mail.ts';

/** Opens a mail: text, state, and the reason for the state. */
export function MailReader({ id }: { id: string }) {
  const translate = useTranslate();
  const { mail, error, retry } = useMail(id);
  if (mail !== undefined) return <MailPage mail={mail} />;
  if (error) return <LoadFailed onRetry={retry} />;
  return (
    <Box role="status" aria-label={translate('app.shell.loading')} sx={{ p: { xs: 2, md: 3 } }}>
      <Skeleton width="40%" height={28} />
      <Skeleton width="60%" height={18} />
      <Skeleton width="80%" height={18} sx={{ mt: 3 }} />
    </Box>
  );
}

/** Words around what went wrong, by how far the mail got. */
const failureWords: Readonly<Record<MailState, 'failure' | 'retried' | 'partly'>> = {
  kept: 'failure',
  waiting: 'retried',
  sent: 'partly',
  failed: 'failure',
  withdrawn: 'failure',
};

function MailPage({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    id,
    subject,
    to,
    cc,
    attachments,
    agencyName,
    state,
    failure,
    createdAt,
    text,
    link,
    withheldBy,
    isForSuperAdmin,
  } = mail;
  useEffect(() => heading.current?.focus(), [id]);
  return (
    <Box component="article" aria-labelledby="mail-subject" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box
          component="h2"
          id="mail-subject"
          ref={heading}
          tabIndex={-1}
          sx={{ m: 0, typography: 'h5', outline: 'none', overflowWrap: 'anywhere' }}
        >
          {subject}
        </Box>
        <MailStatePill state={state} />
      </Box>
      <Box sx={{ mt: 0.5, mb: 3, color: 'ink2', overflowWrap: 'anywhere' }}>
        {[translate('app.outbox.to', { to }), agencyName].filter(Boolean).join(' · ')}
        {' · '}
        <Moment at={createdAt} />
        {cc.length > 0 && <div>{translate('app.outbox.cc', { cc: cc.join(', ') })}</div>}
        {attachments.length > 0 && (
          <div>
            {translate('app.outbox.attached', { names: attachments.map(({ filename }) => filename).join(', ') })}
          </div>
        )}
      </Box>
      {failure !== null && (
        <Alert severity={state === 'failed' ? 'error' : 'warning'} sx={{ mb: 3, maxWidth: 620 }}>
          {translate(`app.outbox.${failureWords[state]}`, { reason: failure })}
        </Alert>
      )}
      <MailText {...{ text, link, withheldBy, isForSuperAdmin }} />
    </Box>
  );
}
