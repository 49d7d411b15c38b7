import { styled } from '@mui/material/styles';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import type { RecordLink } from '../../address/useRecordLinks.ts';

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
  /** Link to the record; null for none. */
  readonly link: RecordLink | null;
}

/** Title of a row: avatar of whoever has one, and name, linked to the record. */
export function RecordTitle({ entity, record, link }: RecordTitleProps) {
  const displayName = String(record[entity.title] ?? '');
  const avatar = record['avatar'] as string | null | undefined;
  return (
    <Row>
      <Avatar of={{ id: record.id, displayName, avatar, kind: entity.name }} />
      {link === null ? <span>{displayName}</span> : <QuietLink {...link}>{displayName}</QuietLink>}
    </Row>
  );
}
