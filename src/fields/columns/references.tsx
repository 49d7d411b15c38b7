import { faceOfKind } from '../../../schema/face.ts';
import type { Reference } from '../../../schema/fields/field.ts';
import { AvatarStack } from '../../widgets/avatar/AvatarStack.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Tags } from '../../widgets/tags/Tags.tsx';
import type { ReferenceProps } from '../kind.ts';
import { ReferenceName } from '../ReferenceName.tsx';

/** Returns true if a reference shows an avatar: people and companies do, and any record with a picture. */
const hasFace = ({ kind, avatar }: Reference) => Boolean(avatar) || faceOfKind(kind) !== 'none';

/** Referenced records: a single one by avatar and name, several people by their avatars, others as tags. */
export function ReferencesCell({ name, field, record }: ReferenceProps<'refs'>) {
  const values = (record[name] as readonly Reference[] | undefined) ?? [];
  const [first, second] = values;
  if (first === undefined) return <NoValue />;
  if (second === undefined) return <ReferenceName of={first} leadsTo={field?.leadsTo} />;
  if (values.every(hasFace)) return <AvatarStack of={values} />;
  return <Tags of={values.map(({ id, displayName }) => ({ id, label: displayName }))} />;
}
