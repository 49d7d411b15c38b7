import type { Reference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Tags } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';

/** Entries of a small list of the agency, as tags. */
export function CataloguesCell({ name, record }: CellProps<'catalogues'>) {
  const values = (record[name] as readonly Reference[] | undefined) ?? [];
  if (values.length === 0) return <NoValue />;
  return <Tags of={values.map(({ id, displayName }) => ({ id, label: displayName }))} />;
}
