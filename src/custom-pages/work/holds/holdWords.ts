import { useTranslate } from 'ra-core';
import type { Hold } from '../../../../schema/areas/work/entities/hold.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNow } from '../../../widgets/moment/useNow.ts';

const minute = 60_000;
const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Returns the rank of a hold in words: 1st option. */
export function useRankWords(): (rank: number) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (rank) => {
    const form = new Intl.PluralRules(language, { type: 'ordinal' }).select(rank);
    const isKnown = form === 'one' || form === 'two' || form === 'few';
    return translate(`app.holds.rank.${isKnown ? form : 'other'}`, { rank });
  };
}

/** Returns when a hold expires, from now on: in 2 hours. Null without a moment. */
export function useExpiryWords(): (hold: Pick<Hold, 'expiresAt' | 'state'>) => string | null {
  const translate = useTranslate();
  const language = useLanguage();
  const now = useNow();
  return ({ expiresAt, state }) => {
    if (expiresAt === null || state !== 'HELD') return null;
    const minutes = Math.max(0, Math.ceil((expiresAt - now) / minute));
    const [unit, length] = units.find(([, size]) => minutes >= size) ?? ['minute', 1];
    const inWords = new Intl.RelativeTimeFormat(language).format(Math.round(minutes / length), unit);
    return translate('app.holds.expires', { when: inWords });
  };
}

/** Returns what a hold is for, as far as the reader may know. */
export function useAboutWords(): (hold: Hold) => {
  readonly kind: 'event' | 'opportunity' | null;
  readonly text: string;
} {
  const translate = useTranslate();
  return ({ event, eventId, opportunity, opportunityId, client, clientId }) => {
    if (event) return { kind: 'event', text: event.displayName };
    if (opportunity) return { kind: 'opportunity', text: opportunity.displayName };
    if (eventId !== null || opportunityId !== null) return { kind: null, text: translate('app.holds.another') };
    if (client) return { kind: null, text: client.displayName };
    return { kind: null, text: translate(clientId === null ? 'app.holds.noPurpose' : 'app.holds.another') };
  };
}
