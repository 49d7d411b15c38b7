import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Day } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

/** A day of the calendar. */
export function DateCell({ name, record }: CellProps<'date'>) {
  const value = record[name] as string | null | undefined;
  return value ? <Day on={value} /> : <NoValue />;
}
