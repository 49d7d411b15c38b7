import { allDayOf } from '../../../schema/fields/zoned.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Day, Moment } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

/** A meeting's time in the reader's time zone; an all-day date is the same day for every reader. */
export function ZonedCell({ name, record }: CellProps<'zoned'>) {
  const value = record[name] as number | null | undefined;
  if (value == null) return <NoValue />;
  const day = allDayOf(name, record);
  return day === null ? <Moment at={value} /> : <Day on={day} />;
}
