import { formatCount } from '../../i18n/numbers.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** Number of the record's rows. */
export function RowsCell({ name, record }: CellProps<'rows'>) {
  const rows = (record[name] as readonly unknown[] | undefined) ?? [];
  return rows.length > 0 ? formatCount(rows.length) : <NoValue />;
}
