import { useTranslate } from 'ra-core';
import { addToDay, dayAt, formatInstant, formatMonth, formatShortDay } from '../../../schema/rules/dates.ts';
import { ageOf } from '../../../schema/rules/ranges.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';
import { useNow } from './useNow.ts';

interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Months for which a day is told without its year. */
const recentMonths = 6;

/** Hours that are counted over midnight. */
const nightHours = 6;

/** Returns a function that tells a moment as people do: just now, 12 min ago, 3 h ago, yesterday, 12 Nov, Jun 2023. */
function useAgeWords(): (at: number, now: number) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  return (at, now) => {
    const { count, unit } = ageOf(at, () => now);
    const [day, today] = [dayAt(at, zone), dayAt(now, zone)];
    if (unit === 'minute') return translate(count === 0 ? 'app.age.justNow' : 'app.age.minutes', { count });
    if (unit === 'hour' && (day === today || count < nightHours)) return translate('app.age.hours', { count });
    if (day === addToDay(today, -1))
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day');
    const isRecent = day.slice(0, 4) === today.slice(0, 4) || day > addToDay(today, -recentMonths, 'month');
    return isRecent ? formatShortDay(day, language) : formatMonth(day, language);
  };
}

/** Time of an event, as short as it is still understood. The moment itself, in the reader's zone, on hover. */
export function Age({ at }: AgeProps) {
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const told = useAgeWords();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at, zone, language)}>
      {told(at, now)}
    </time>
  );
}
