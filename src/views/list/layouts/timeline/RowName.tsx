import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import { Avatar } from '../../../../widgets/avatar/Avatar.tsx';
import { QuietLink } from '../../../../widgets/link/QuietLink.tsx';
import type { RecordLinks } from '../../address/useRecordLinks.ts';
import type { TimelineRow } from './timelineRows.ts';

const Name = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 2,
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  height: 'calc(100% - 1px)',
  minHeight: 32,
  padding: '0 12px 0 20px',
  background: theme.palette.background.paper,
  borderRight: `1px solid ${theme.palette.line}`,
  '& > :not(:only-child):last-child, & > a': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&[data-group]': { fontWeight: 560, color: theme.palette.ink },
  '&[data-group] > span:first-of-type': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&[data-lanes]': { height: 'calc(100% + 9px)', margin: '-4.5px 0' },
  '&[data-group] > span:last-of-type': { flex: 'none', fontWeight: 490, fontSize: 12, color: theme.palette.ink3 },
  [theme.breakpoints.down('md')]: { padding: '0 8px 0 16px' },
}));

interface RowNameProps {
  readonly entity: AnyEntity;
  readonly row: TimelineRow;
  readonly openOf: RecordLinks['openOf'];
  readonly lanes: number;
}

/** The first cell of a row, which stays in sight: a group, a record or a person. */
export function RowName({ entity, row, openOf, lanes }: RowNameProps) {
  const translate = useTranslate();
  const rows = { gridRow: `1 / ${lanes + 1}` };
  switch (row.shows) {
    case 'group':
      return (
        <Name data-group style={rows}>
          <span>{row.label ?? translate('app.timeline.noGroup')}</span>
          <span>{formatCount(row.total)}</span>
        </Name>
      );
    case 'person':
      return (
        <Name data-lanes={lanes > 1 || undefined} style={rows}>
          {row.of && <Avatar of={{ ...row.of, kind: 'staff' }} />}
          <span>{row.of?.displayName ?? translate('app.timeline.nobody')}</span>
        </Name>
      );
    case 'record': {
      const { record } = row.bar;
      const link = openOf(record.id);
      const title = String(record[entity.title] ?? '');
      return <Name style={rows}>{link ? <QuietLink {...link}>{title}</QuietLink> : <span>{title}</span>}</Name>;
    }
  }
}
