import { lazy, Suspense } from 'react';
import { formatDay, formatInstant } from '../../../schema/rules/dates.ts';
import { formatCount, formatEngagementRate, formatShortCount } from '../../i18n/numbers.ts';
import type { ComputedType, Share } from '../../../schema/fields/computed.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import { Pill } from '../../widgets/pill/Pill.tsx';
import { toneOf } from '../../widgets/pill/tone.ts';
import type { CellProps } from '../kind.ts';
import { useWords } from '../useWords.ts';

const SharesCell = lazy(async () => ({ default: (await import('./shares.tsx')).SharesCell }));

type Plain = Exclude<ComputedType, 'choice' | 'shares'>;

const formats: Readonly<Record<Plain, (value: never, zone: string, language: string) => string>> = {
  integer: (value: number) => formatCount(value),
  short: (value: number) => formatShortCount(value),
  rate: (value: number) => formatEngagementRate(value),
  instant: (value: number, zone, language) => formatInstant(value, zone, language),
  text: (value: string) => value,
  date: (value: string, _zone, language) => formatDay(value, language),
};

/** A value that the server works out, in the shape that the declaration names. */
export function ComputedCell({ resource, name, field, record }: CellProps<'computed'>) {
  const zone = useTimeZone();
  const language = useLanguage();
  const words = useWords(resource);
  const value = record[name];
  if (value == null) return <NoValue />;
  if (field.as === 'shares') {
    return (
      <Suspense fallback={null}>
        <SharesCell of={value as readonly Share[]} />
      </Suspense>
    );
  }
  if (field.as === 'choice') {
    return <Pill tone={toneOf(String(value))}>{words.ofChoice(name, field, String(value))}</Pill>;
  }
  const shown = formats[field.as](value as never, zone, language);
  return field.as === 'short' ? <span title={formatCount(Number(value))}>{shown}</span> : shown;
}
