import type { StatusReference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';
import type { CellProps } from '../kind.ts';

/** A status that the agency keeps, with a dot of the colour that it gave. */
export function StatusCell({ name, record }: CellProps<'status'>) {
  const value = record[name] as StatusReference | null | undefined;
  return value ? <Pill dot={value.color}>{value.displayName}</Pill> : <NoValue />;
}
