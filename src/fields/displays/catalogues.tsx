import type { Reference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { TagList } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';

/** All entries of a small list of the agency, as tags. */
export function CataloguesDisplay({ name, record }: CellProps<'catalogues'>) {
  const values = (record[name] as readonly Reference[] | undefined) ?? [];
  if (values.length === 0) return <NoValue />;
  return <TagList of={values.map(({ id, displayName }) => ({ id, label: displayName }))} />;
}
