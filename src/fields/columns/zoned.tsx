import { dayAt } from '../../../schema/rules/dates.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Day, Moment } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

/** A meeting's time in the reader's time zone; a whole day is the day of the zone in which it was said. */
export function ZonedCell({ name, record }: CellProps<'zoned'>) {
  const value = record[name] as number | null | undefined;
  const zone = record[`${name}TimeZone`] as string | null | undefined;
  if (value == null) return <NoValue />;
  return record[`${name}IsAllDay`] === true ? <Day on={dayAt(value, zone ?? undefined)} /> : <Moment at={value} />;
}
