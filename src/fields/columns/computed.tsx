import { formatDay, formatInstant } from '../../../schema/rules/dates.ts';
import { formatCount } from '../../../schema/rules/numbers.ts';
import type { ComputedType } from '../../../schema/fields/computed.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useTimeZone } from '../../widgets/moment/timeZone.ts';
import type { CellProps } from '../kind.ts';

const formats: Readonly<Record<ComputedType, (value: never, zone: string, language: string) => string>> = {
  integer: (value: number) => formatCount(value),
  instant: (value: number, zone, language) => formatInstant(value, zone, language),
  text: (value: string) => value,
  date: (value: string, _zone, language) => formatDay(value, language),
};

/** A value that the server works out, in the shape that the declaration names. */
export function ComputedCell({ name, field, record }: CellProps<'computed'>) {
  const zone = useTimeZone();
  const language = useLanguage();
  const value = record[name];
  return value == null ? <NoValue /> : formats[field.as](value as never, zone, language);
}
