import type { Reference } from '../../../schema/fields/field.ts';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { ReferenceProps } from '../kind.ts';
import { ReferenceName } from '../ReferenceName.tsx';

/** A referenced record, by avatar and name; a link with the right to read it. */
export function ReferenceCell({ name, field, record }: ReferenceProps<'ref'>) {
  const value = record[name] as Reference | null | undefined;
  return value ? <ReferenceName of={value} leadsTo={field?.leadsTo} /> : <NoValue />;
}
