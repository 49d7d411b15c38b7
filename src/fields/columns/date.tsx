import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Day, Month } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

/** A day of the calendar, or the month of it. */
export function DateCell({ name, field, record }: CellProps<'date'>) {
  const value = record[name] as string | null | undefined;
  if (!value) return <NoValue />;
  return field.isMonth ? <Month of={value} /> : <Day on={value} />;
}
