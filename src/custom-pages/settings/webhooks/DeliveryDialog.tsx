import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { DeliveryHead, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { DialogFrame } from '../../../widgets/dialog/DialogFrame.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { RetryAlert } from '../../../widgets/states/RetryAlert.tsx';
import { DeliveryPill } from './DeliveryPill.tsx';
import { NextAttempt } from './NextAttempt.tsx';
import { useDelivery } from './useWebhooks.ts';

interface DeliveryDialogProps {
  readonly webhook: Pick<Webhook, 'id' | 'isActive'>;
  readonly head: DeliveryHead;
  readonly onResend: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Indents a body for reading; what is no JSON stays as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 12, fontWeight: 520, color: 'ink2' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

function Body({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.25,
        maxHeight: 260,
        overflow: 'auto',
        fontSize: 12,
        lineHeight: '18px',
        borderRadius: 1,
        bgcolor: 'background.default',
        color: 'ink',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}

/** One delivery: state, attempts, what was sent and answered, and the way to send it again. */
export function DeliveryDialog({ webhook, head, onResend, onClose }: DeliveryDialogProps) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const { delivery, error, retry } = useDelivery(webhook.id, head.id);
  const words = (key: string, options?: object) => translate(`app.webhooks.${key}`, options);
  const { id, type, state, failure, status, attempts, sentAt, nextAt, duration } = delivery ?? head;
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <DialogFrame
      title={type}
      onClose={onClose}
      actions={
        <>
          <Button loading={isBusy} disabled={state === 'sending'} onClick={() => void resend()}>
            {words('resend')}
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            {translate('app.actions.close')}
          </Button>
        </>
      }
    >
      {error && <RetryAlert error={error} onRetry={retry} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DeliveryPill state={state} />
        <span>{words('attempts', { smart_count: attempts })}</span>
        {duration !== null && <span>{words('duration', { duration })}</span>}
        {failure !== null && <span>{words(`failures.${failure}`, { status })}</span>}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        {sentAt !== null && (
          <span>
            {words('sentAt')} <Moment at={sentAt} />
          </span>
        )}
        {nextAt !== null && (
          <span>
            <NextAttempt at={nextAt} isActive={webhook.isActive} />
          </span>
        )}
        <code>webhook-id: {id}</code>
      </Box>
      {delivery === undefined && !error && (
        <Skeleton role="status" height={60} aria-label={translate('app.shell.loading')} />
      )}
      {delivery?.request && (
        <Part title={words('request')}>
          <Body text={indented(delivery.request)} label={words('request')} />
        </Part>
      )}
      {delivery?.answer !== undefined && delivery.answer !== null && (
        <Part title={words('answer', { status })}>
          <Body text={delivery.answer || words('emptyAnswer')} label={words('answer', { status })} />
        </Part>
      )}
    </DialogFrame>
  );
}
