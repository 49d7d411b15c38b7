import { useTranslate } from 'ra-core';
import { Moment } from '../../../widgets/moment/Moment.tsx';

interface NextAttemptProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** False while the webhook is off. */
  readonly isActive: boolean;
}

/** Moment of the next attempt of a delivery, or that its webhook has to be turned on first. */
export function NextAttempt({ at, isActive }: NextAttemptProps) {
  const translate = useTranslate();
  if (!isActive) return translate('app.webhooks.heldBack');
  return (
    <>
      {translate('app.webhooks.nextAt')} <Moment at={at} />
    </>
  );
}
