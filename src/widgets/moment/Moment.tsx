import { formatDay, formatInstant, formatMonth } from '../../../schema/rules/dates.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';

/** A moment (milliseconds) as `DD MMM YYYY HH:mm` in the reader's time zone, or in one of its own (AB 9). */
export function Moment({ at, zone }: { at: number; zone?: string }) {
  const own = useTimeZone();
  const language = useLanguage();
  return <time dateTime={new Date(at).toISOString()}>{formatInstant(at, zone ?? own, language)}</time>;
}

/** A day (`YYYY-MM-DD`) as `DD MMM YYYY` (AB 9). */
export function Day({ on }: { on: string }) {
  const language = useLanguage();
  return <time dateTime={on}>{formatDay(on, language)}</time>;
}

/** The month of a day (`YYYY-MM-DD`) as `MMM YYYY`. */
export function Month({ of }: { of: string }) {
  const language = useLanguage();
  return <time dateTime={of.slice(0, 7)}>{formatMonth(of, language)}</time>;
}
