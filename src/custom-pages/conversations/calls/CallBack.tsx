import { useGetOne, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { callAddress } from '../../../widgets/link/outwardAddress.ts';
import { usePhoneFormat } from '../../../widgets/phone/format.ts';
import { useCallOffer } from '../../../widgets/phone/useCallOffer.tsx';

interface CallBackProps {
  readonly record: WireRecord;
  readonly onClose: () => void;
}

/** Dials the number of a missed call, and offers to log the new one. It draws nothing. */
export function CallBack({ record, onClose }: CallBackProps) {
  const { data, error } = useGetOne<WireRecord>('callLog', { id: record.id });
  const format = usePhoneFormat();
  const notify = useNotify();
  const offer = useCallOffer();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || (!data && !error)) return;
    isDone.current = true;
    const number = data?.['number'];
    if (typeof number === 'string' && number !== '') {
      const country = (data?.['countryCode'] ?? null) as string | null;
      const written = format(number, country);
      const [first] = (data?.['about'] ?? []) as readonly Reference[];
      const person = first && { id: first.id, kind: first.kind, name: first.displayName };
      window.open(callAddress(written), '_self', 'noopener,noreferrer');
      offer({ written, number, country, person });
    } else notify('app.views.record.noPhone', { type: 'warning' });
    onClose();
  }, [data, error, format, notify, offer, onClose]);
  return null;
}
