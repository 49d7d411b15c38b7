import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeliveryHead, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { formatInstant } from '../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { BackIcon } from '../../../theme/icons/actions.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { recordPath } from '../../../widgets/link/recordPath.ts';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { DeliveryPill } from './DeliveryPill.tsx';
import { NextAttempt } from './NextAttempt.tsx';
import { useDeliveries } from './useWebhooks.ts';
import { WebhookPill, type WebhookTask } from './WebhookRow.tsx';

interface DeliveryLogProps {
  readonly webhook: Webhook;
  /** True while a test event is being sent. */
  readonly isTesting: boolean;
  readonly onTask: (task: WebhookTask) => void;
  readonly onResend: (deliveryId: string) => Promise<unknown>;
}

/** The record of a delivery, as a link where a page shows it. */
function RecordName({ record }: { readonly record: DeliveryHead['record'] }) {
  if (record === null || record.displayName === null) return null;
  const path = recordPath(record.kind, record.id);
  if (path === null) return <span>{record.displayName}</span>;
  return (
    <Box component={Link} to={path} sx={{ color: 'ink' }}>
      {record.displayName}
    </Box>
  );
}

interface DeliveryRowProps {
  readonly delivery: DeliveryHead;
  /** False while the webhook is off: it holds what waits. */
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

function DeliveryRow({ delivery, isActive, onOpen }: DeliveryRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  const { type, record, state, failure, status, attempts, createdAt, nextAt } = delivery;
  const words = (key: string, options?: object) => translate(`app.webhooks.${key}`, options);
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <code>{type}</code>
          <DeliveryPill state={state} />
          <RecordName record={record} />
        </Box>
        <small>
          <Moment at={createdAt} /> · {words('attempts', { smart_count: attempts })}
          {failure !== null && ` · ${words(`failures.${failure}`, { status })}`}
        </small>
        {nextAt !== null && (
          <small>
            <NextAttempt at={nextAt} isActive={isActive} />
          </small>
        )}
      </Box>
      <Button aria-label={`${words('details')}: ${type}, ${formatInstant(createdAt, zone, language)}`} onClick={onOpen}>
        {words('details')}
      </Button>
    </li>
  );
}

/** The deliveries of a webhook, the newest first. */
export function DeliveryLog({ webhook, isTesting, onTask, onResend }: DeliveryLogProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState<DeliveryHead | null>(null);
  const deliveries = useDeliveries(webhook.id);
  const { name, url, isActive, offReason } = webhook;
  const words = (key: string) => translate(`app.webhooks.${key}`, { name });
  return (
    <>
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'line2', display: 'grid', gap: 1 }}>
        <Button component={Link} to="." startIcon={<BackIcon />} sx={{ justifySelf: 'start' }}>
          {words('all')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="h2" sx={{ m: 0, typography: 'h5', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <WebhookPill webhook={webhook} />
        </Box>
        <Box sx={{ color: 'ink2', overflowWrap: 'anywhere' }}>{url}</Box>
        {offReason !== null && <Box sx={{ color: 'ink2' }}>{words(`offReasons.${offReason}`)}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button loading={isTesting} onClick={() => onTask('test')}>
            {words('test')}
          </Button>
          <Button onClick={() => onTask('edit')}>{translate('app.actions.edit')}</Button>
          <Button onClick={() => onTask('turn')}>{words(isActive ? 'turnOff' : 'turnOn')}</Button>
        </Box>
      </Box>
      <SimpleList
        label={words('log')}
        {...deliveries}
        empty={<Message icon={EmptyIcon} title={words('noDeliveries')} lead={words('noDeliveriesLead')} />}
      >
        {(delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} isActive={isActive} onOpen={() => setOpen(delivery)} />
        )}
      </SimpleList>
      {open && (
        <DeliveryDialog
          webhook={webhook}
          head={open}
          onResend={() => onResend(open.id)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
