import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Moment } from '../../widgets/moment/Moment.tsx';
import type { CellProps } from '../kind.ts';

/** A moment in full, in the reader's time zone. */
export function InstantDisplay({ name, record }: Omit<CellProps<'instant'>, 'field'>) {
  const value = record[name] as number | null | undefined;
  return value == null ? <NoValue /> : <Moment at={value} />;
}
