import type { Reference } from '../../../schema/fields/field.ts';
import { AvatarStack } from '../../widgets/avatar/AvatarStack.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import type { CellProps } from '../kind.ts';

/** Records that are pointed to, by their faces. */
export function ReferencesCell({ name, record }: Omit<CellProps<'refs'>, 'field'>) {
  const values = (record[name] as readonly Reference[] | undefined) ?? [];
  return values.length > 0 ? <AvatarStack of={values} /> : <NoValue />;
}
