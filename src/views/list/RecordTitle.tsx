import { styled } from '@mui/material/styles';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../../widgets/link/QuietLink.tsx';

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minWidth: 0,
  '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface RecordTitleProps {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  /** The address of the record's page, or null where it has none now. */
  readonly path: string | null;
}

/** Who or what a row is about: face and name, the link to the record. */
export function RecordTitle({ entity, record, path }: RecordTitleProps) {
  const displayName = String(record[entity.title] ?? '');
  const avatar = record['avatar'] as string | null | undefined;
  return (
    <Row>
      <Avatar of={{ id: record.id, displayName, avatar }} />
      {path === null ? <span>{displayName}</span> : <QuietLink to={path}>{displayName}</QuietLink>}
    </Row>
  );
}
