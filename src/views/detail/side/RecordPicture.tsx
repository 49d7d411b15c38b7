import Box from '@mui/material/Box';
import { avatarField } from '../../../../schema/fields/file.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { viewOf } from '../../viewOf.ts';

interface RecordPictureProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** Pixels. */
  readonly size: number;
}

/** Picture of a record that may have one; of any other kind its icon. */
export function RecordPicture({ entity, record, size }: RecordPictureProps) {
  const displayName = String(record[entity.title] ?? '');
  const Icon = viewOf(entity.name)?.icon;
  if (Icon === undefined || Object.hasOwn(entity.fields, avatarField)) {
    return <Avatar of={{ id: record.id, displayName, avatar: record[avatarField] as string | null }} size={size} />;
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
        borderRadius: `${Math.round(size / 6)}px`,
        bgcolor: 'accentSoft',
        color: 'primary.main',
      }}
    >
      <Icon sx={{ fontSize: Math.round(size * 0.42) }} />
    </Box>
  );
}
