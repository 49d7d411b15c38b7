import { dayAt, formatDay, formatInstant } from '../../../schema/rules/dates.ts';
import { ageOf } from '../../../schema/rules/ranges.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';
import { useNow } from './useNow.ts';

/** For how many days a moment is told by its age. */
const recentDays = 7;

interface AgeProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** An older moment is told by its day alone. */
  readonly isBrief?: boolean;
}

/**
 * How long ago a moment was (CM 9), up to a week; an older one as it is shown elsewhere, in the reader's zone. The full
 * form on hover.
 */
export function Age({ at, isBrief = false }: AgeProps) {
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const { count, unit } = ageOf(at, () => now);
  const full = formatInstant(at, zone, language);
  const isRecent = unit !== 'day' || count < recentDays;
  // Words such as yesterday would count midnights, while an age counts hours; only what has just been has one.
  const words = new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' });
  const older = isBrief ? formatDay(dayAt(at, zone), language) : full;
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {isRecent ? words.format(-count, unit) : older}
    </time>
  );
}
