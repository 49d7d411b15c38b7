import { formatCount } from '../../../schema/rules/numbers.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A whole number. */
export function IntegerCell({ name, record }: CellProps<'integer'>) {
  const value = record[name] as number | null | undefined;
  return value == null ? <NoValue /> : formatCount(value);
}
