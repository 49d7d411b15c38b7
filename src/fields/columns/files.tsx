import type { Media } from '../../../schema/media.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { Tags } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';

/** Files by their names, as tags. */
export function FilesCell({ name, record }: Omit<CellProps, 'field'>) {
  const files = [(record[name] as Media | readonly Media[] | null | undefined) ?? []].flat();
  if (files.length === 0) return <NoValue />;
  return <Tags of={files.map(({ id, filename }) => ({ id, label: filename }))} />;
}

/** A picture as it is, small; any other file by its name. */
export function FileCell({ field, ...props }: CellProps<'file'>) {
  const picture = props.record[props.name];
  if (!field.isPicture) return <FilesCell {...props} />;
  if (typeof picture !== 'string') return <NoValue />;
  return <Avatar of={{ id: props.record.id, displayName: '', avatar: picture }} />;
}
