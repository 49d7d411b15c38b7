import { useTranslate } from 'ra-core';
import type { MailState } from '../../../../schema/areas/identity/mail.ts';
import { Pill, type Tone } from '../../../widgets/pill/Pill.tsx';

const tones: Readonly<Record<MailState, Tone>> = {
  kept: 'info',
  waiting: 'warn',
  sent: 'ok',
  failed: 'bad',
  withdrawn: 'mute',
};

/** State of a mail. */
export function MailStatePill({ state }: { state: MailState }) {
  return <Pill tone={tones[state]}>{useTranslate()(`app.outbox.states.${state}`)}</Pill>;
}
