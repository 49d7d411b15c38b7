import type { Reference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** One entry of a small list of the agency, as plain text. */
export function CatalogueCell({ name, record }: CellProps<'catalogue'>) {
  const value = record[name] as Reference | null | undefined;
  return value ? value.displayName : <NoValue />;
}
