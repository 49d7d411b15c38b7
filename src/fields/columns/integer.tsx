import { formatCount } from '../../i18n/numbers.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A whole number. */
export function IntegerCell({ name, field, record }: CellProps<'integer'>) {
  const value = record[name] as number | null | undefined;
  if (value == null) return <NoValue />;
  return field.isName ? String(value) : formatCount(value);
}
