import { tagsShown } from '../../../schema/rules/limits.ts';
import type { Media } from '../../../schema/media.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { OverflowCount } from '../../widgets/overflow/OverflowCount.tsx';
import { Tag, TagRow } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';

/** Picture of a file in a row: as high as the row lets it. */
const look = { flex: 'none', width: 28, height: 28, borderRadius: 5, objectFit: 'cover' } as const;

/** Files side by side on one line (CM 2): those with a picture by it, others by their names; three, then how many more. */
export function FilesCell({ name, record }: Omit<CellProps, 'field'>) {
  const files = [(record[name] as Media | readonly Media[] | null | undefined) ?? []].flat();
  if (files.length === 0) return <NoValue />;
  const rest = files.slice(tagsShown);
  return (
    <TagRow>
      {files.slice(0, tagsShown).map(({ id, filename, thumbnail }) =>
        thumbnail == null ? (
          <Tag key={id} title={filename}>
            {filename}
          </Tag>
        ) : (
          <img key={id} style={look} src={thumbnail} alt={filename} title={filename} loading="lazy" />
        ),
      )}
      {rest.length > 0 && <OverflowCount names={rest.map(({ filename }) => filename)} />}
    </TagRow>
  );
}

/** A picture as it is, small; any other file by its name. */
export function FileCell({ field, ...props }: CellProps<'file'>) {
  const picture = props.record[props.name];
  if (!field.isPicture) return <FilesCell {...props} />;
  if (typeof picture !== 'string') return <NoValue />;
  return <Avatar of={{ id: props.record.id, displayName: '', avatar: picture }} />;
}
