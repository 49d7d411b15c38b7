import { useTranslate } from 'ra-core';
import { formatInstant } from '../../../schema/rules/dates.ts';
import { ageOf } from '../../../schema/rules/ranges.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from './timeZone.ts';
import { useNow } from './useNow.ts';

/** Time since an event: minutes under 60, hours under 24, else days (CM 9). The moment itself on hover. */
export function PlainAge({ at }: { readonly at: number }) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const now = useNow();
  const { count, unit } = ageOf(at, () => now);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatInstant(at, zone, language)}>
      {unit === 'minute' && count === 0
        ? translate('app.age.justNow')
        : translate(`app.age.${unit}s`, { count, smart_count: count })}
    </time>
  );
}
