import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { everyEvent, webhookVerbs } from '../../../../schema/areas/settings/webhooks.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import { DeliveryPill } from './DeliveryPill.tsx';
import { chosenOf } from './events.ts';
import { useEntityName } from './useEntityName.ts';

export type WebhookTask = 'edit' | 'rotate' | 'test' | 'turn' | 'delete';

interface WebhookRowProps {
  readonly webhook: Webhook;
  /** True while a test event is being sent. */
  readonly isTesting: boolean;
  readonly onTask: (task: WebhookTask) => void;
}

/** State of a webhook: on, failing, or off. */
export function WebhookPill({ webhook: { isActive, failingSince } }: { readonly webhook: Webhook }) {
  const translate = useTranslate();
  if (!isActive) return <Pill tone="mute">{translate('app.webhooks.off')}</Pill>;
  if (failingSince !== null) return <Pill tone="warn">{translate('app.webhooks.failing')}</Pill>;
  return <Pill tone="ok">{translate('app.webhooks.on')}</Pill>;
}

/** Returns the events of a webhook in words: records, with the verbs if not every one is chosen. */
function useEventWords(events: readonly string[]): string {
  const translate = useTranslate();
  const nameOf = useEntityName();
  const chosen = chosenOf(events);
  if (chosen === everyEvent) return translate('app.webhooks.everyEvent');
  const named = Object.entries(chosen).map(([entity, verbs]) => {
    if (verbs.length === 0 || verbs.length === webhookVerbs.length) return nameOf(entity);
    return `${nameOf(entity)} (${verbs.map((verb) => translate(`app.webhooks.verbs.${verb}`)).join(', ')})`;
  });
  return named.join(' · ');
}

/** Row of a webhook: address, events, state, newest delivery; off, it says why, and can be turned on. */
export function WebhookRow({ webhook, isTesting, onTask }: WebhookRowProps) {
  const translate = useTranslate();
  const { id, name, url, events, isActive, offReason, offAt, lastDelivery } = webhook;
  const words = (key: string, options?: object) => translate(`app.webhooks.${key}`, { name, ...options });
  const eventWords = useEventWords(events);
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component={Link} to={`?webhook=${id}`} sx={{ fontWeight: 560, color: 'ink' }}>
            {name}
          </Box>
          <WebhookPill webhook={webhook} />
        </Box>
        <small>{url}</small>
        <small>{eventWords}</small>
        {offReason !== null && offAt !== null && (
          <small>
            {words(`offReasons.${offReason}`)} · <Age at={offAt} />
          </small>
        )}
        {lastDelivery && (
          <Box sx={{ mt: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}>
            <DeliveryPill state={lastDelivery.state} />
            <small>
              <Age at={lastDelivery.at} />
            </small>
          </Box>
        )}
      </Box>
      {!isActive && (
        <Button aria-label={words('turnOnNamed')} onClick={() => onTask('turn')}>
          {words('turnOn')}
        </Button>
      )}
      <MoreMenu label={words('moreFor')}>
        {(then) => [
          <MenuItem key="log" component={Link} to={`?webhook=${id}`}>
            {words('log')}
          </MenuItem>,
          <MenuItem key="edit" onClick={then(() => onTask('edit'))}>
            {translate('app.actions.edit')}
          </MenuItem>,
          <MenuItem key="test" disabled={isTesting} onClick={then(() => onTask('test'))}>
            {words('test')}
          </MenuItem>,
          <MenuItem key="rotate" onClick={then(() => onTask('rotate'))}>
            {words('rotate')}
          </MenuItem>,
          <MenuItem key="turn" onClick={then(() => onTask('turn'))}>
            {words(isActive ? 'turnOff' : 'turnOn')}
          </MenuItem>,
          <MenuItem key="delete" onClick={then(() => onTask('delete'))}>
            {translate('app.actions.delete')}
          </MenuItem>,
        ]}
      </MoreMenu>
    </li>
  );
}
