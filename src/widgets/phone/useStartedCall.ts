import { useTranslate } from 'ra-core';
import type { Dialled } from './useCallOffer.tsx';

/** Kinds of people that calls are about. */
const kinds: readonly string[] = ['talent', 'scout', 'partner', 'partnerContact', 'staff'];
const minute = 60_000;

/** Returns the values with which the form of an outgoing call begins: with whom, at which number, now, by the caller. */
export function useStartedCall(): (call: Dialled, staffId: string | null) => Readonly<Record<string, unknown>> {
  const translate = useTranslate();
  return ({ written, number, country, person }, staffId) => {
    const name = person?.name ?? '';
    return {
      subject: translate('app.calls.subject', { name: name === '' ? written : name }),
      direction: 'OUT',
      at: Math.floor(Date.now() / minute) * minute,
      number,
      ...(country !== null && { countryCode: country }),
      ...(person && kinds.includes(person.kind) && { aboutIds: [person.id] }),
      ...(staffId !== null && { staffId }),
    };
  };
}
