import { formatInstant } from '../../../schema/rules/dates.ts';
import { ageOf } from '../../../schema/rules/ranges.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';

/** How long ago a moment was (CM 9), up to a week; an older one as it is shown elsewhere. The full form on hover. */
export function Age({ at }: { at: number }) {
  const zone = useTimeZone();
  const language = useLanguage();
  const { count, unit } = ageOf(at, Date.now);
  const full = formatInstant(at, zone, language);
  const isRecent = unit !== 'day' || count < 7;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {isRecent ? words.format(-count, unit) : full}
    </time>
  );
}
