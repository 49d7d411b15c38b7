import { useTranslate } from 'ra-core';
import type { DeliveryState } from '../../../../schema/areas/settings/webhooks.ts';
import { Pill, type Tone } from '../../../widgets/pill/Pill.tsx';

const tones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'warn',
  sending: 'info',
  delivered: 'ok',
  failed: 'bad',
  ended: 'mute',
};

/** State of a delivery. */
export function DeliveryPill({ state }: { readonly state: DeliveryState }) {
  return <Pill tone={tones[state]}>{useTranslate()(`app.webhooks.states.${state}`)}</Pill>;
}
