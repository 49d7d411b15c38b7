import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** The code of a currency. */
export function CurrencyCell({ name, record }: CellProps<'currency'>) {
  return (record[name] as string | null | undefined) ?? <NoValue />;
}
