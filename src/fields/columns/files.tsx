import { styled } from '@mui/material/styles';
import { tagsShown } from '../../../schema/rules/limits.ts';
import type { Media } from '../../../schema/media.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { NoValue } from '../../widgets/empty/NoValue.tsx';
import { OverflowCount } from '../../widgets/overflow/OverflowCount.tsx';
import { Tag } from '../../widgets/tags/Tags.tsx';
import type { CellProps } from '../kind.ts';

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

/** A picture of a file in a row: as high as the row lets it. */
const Thumbnail = styled('img')(({ theme }) => ({
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 5,
  objectFit: 'cover',
  background: theme.palette.status.mute.bg,
}));

/** Files side by side on one line (CM 2): those with a picture by it, others by their names; three, then how many more. */
export function FilesCell({ name, record }: Omit<CellProps, 'field'>) {
  const files = [(record[name] as Media | readonly Media[] | null | undefined) ?? []].flat();
  if (files.length === 0) return <NoValue />;
  const rest = files.slice(tagsShown);
  return (
    <Row>
      {files.slice(0, tagsShown).map(({ id, filename, thumbnail }) =>
        thumbnail == null ? (
          <Tag key={id} title={filename}>
            {filename}
          </Tag>
        ) : (
          <Thumbnail key={id} src={thumbnail} alt={filename} title={filename} loading="lazy" />
        ),
      )}
      {rest.length > 0 && <OverflowCount names={rest.map(({ filename }) => filename)} />}
    </Row>
  );
}

/** A picture as it is, small; any other file by its name. */
export function FileCell({ field, ...props }: CellProps<'file'>) {
  const picture = props.record[props.name];
  if (!field.isPicture) return <FilesCell {...props} />;
  if (typeof picture !== 'string') return <NoValue />;
  return <Avatar of={{ id: props.record.id, displayName: '', avatar: picture }} />;
}
