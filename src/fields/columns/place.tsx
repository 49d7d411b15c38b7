import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** A place by its text. */
export function PlaceCell({ name, record }: CellProps<'place'>) {
  const value = record[name] as string | null | undefined;
  return value || <NoValue />;
}
