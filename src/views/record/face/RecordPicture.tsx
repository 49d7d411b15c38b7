import Box from '@mui/material/Box';
import { faceOfKind } from '../../../../schema/face.ts';
import { avatarField } from '../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { Avatar, cornerOf } from '../../../widgets/avatar/Avatar.tsx';
import { useResourceView } from '../../area-parts/AreaPartsContext.ts';

interface RecordPictureProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Pixels. */
  readonly size: number;
}

/** Picture or initials of a person, a company, or whatever else has a picture; of any other record the icon of its kind. */
export function RecordPicture({ entity, record, size }: RecordPictureProps) {
  const displayName = String(record[entity.title] ?? '');
  const avatar = record[avatarField] as string | null | undefined;
  const Icon = useResourceView(entity.name)?.icon;
  if (Icon === undefined || avatar || faceOfKind(entity.name) !== 'none') {
    return <Avatar of={{ id: record.id, displayName, avatar, kind: entity.name }} size={size} />;
  }
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: `${cornerOf(size)}px`,
        bgcolor: 'accentSoft',
        color: 'primary.main',
      }}
    >
      <Icon sx={{ fontSize: Math.round(size * 0.42) }} />
    </Box>
  );
}
