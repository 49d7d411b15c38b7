import type { StatusReference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Pill } from '../../widgets/pill/Pill.tsx';
import { toneOf } from '../../widgets/pill/tone.ts';
import type { CellProps } from '../kind.ts';

/** A status that the agency keeps, in the tone of its category: what is active looks the same in every list. */
export function StatusCell({ name, record }: CellProps<'status'>) {
  const value = record[name] as StatusReference | null | undefined;
  return value ? <Pill tone={toneOf(value.categoryCode)}>{value.displayName}</Pill> : <NoValue />;
}
