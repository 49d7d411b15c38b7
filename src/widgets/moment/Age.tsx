import { formatInstant } from '../../../schema/rules/dates.ts';
import { ageOf } from '../../../schema/rules/ranges.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';
import { useNow } from './useNow.ts';

interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Time since a moment, in minutes, hours or days (CM 9). The moment itself, in the reader's zone, on hover. */
export function Age({ at }: AgeProps) {
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const { count, unit } = ageOf(at, () => now);
  // Words such as yesterday would count midnights, while an age counts hours; only what has just been has one.
  const words = new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' });
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at, zone, language)}>
      {words.format(-count, unit)}
    </time>
  );
}
