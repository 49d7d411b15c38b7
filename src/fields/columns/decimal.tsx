import { formatDecimal } from '../../i18n/numbers.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A decimal number with its unit, in the reader's notation. */
export function DecimalCell({ name, field, record }: CellProps<'decimal'>) {
  const value = record[name] as string | null | undefined;
  return value == null ? <NoValue /> : formatDecimal(value, field.unit);
}
