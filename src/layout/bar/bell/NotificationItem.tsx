import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { NotificationRow } from '../../../../schema/areas/notifications/calls/notifications.ts';
import { byGreenroom } from '../../../views/changes/byGreenroom.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { Age } from '../../../widgets/moment/Age.tsx';
import { pathOf } from './pathOf.ts';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 32px',
  alignItems: 'start',
  columnGap: 12,
  padding: '10px 10px 10px 16px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  '&:last-of-type': { borderBottom: 0 },
  '&:hover, &:focus-within': { background: theme.palette.action.hover },
}));

/** Covers the row, so that a press anywhere on it opens the record. */
const Name = styled(Link)(({ theme }) => ({
  color: theme.palette.ink,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
}));

const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  borderRadius: '50%',
  border: `1.5px solid ${theme.palette.primary.main}`,
}));

interface NotificationItemProps {
  readonly of: NotificationRow;
  readonly sentence: string;
  readonly onOpen: () => void;
  readonly onMark: (read: 0 | 1) => void;
}

/** One notification: whom it is from, what it is about, what happened, and whether it was read. */
export function NotificationItem({ of, sentence, onOpen, onMark }: NotificationItemProps) {
  const translate = useTranslate();
  const { record, owner, at, read, events } = of;
  const path = pathOf(of);
  const isUnread = read === 0;
  const name = owner && record.kind === 'note' ? owner.displayName : record.displayName;
  const about = owner && record.kind !== 'note' ? owner.displayName : null;
  const toggle = translate(`app.notifications.${isUnread ? 'toRead' : 'toUnread'}`, { name });
  return (
    <Row>
      <Avatar of={events.at(-1)?.by ?? byGreenroom} size={28} />
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Box
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: isUnread ? 560 : 430 }}
        >
          {path === null ? (
            name
          ) : (
            <Name to={path} onClick={onOpen}>
              {name}
            </Name>
          )}
          {about !== null && (
            <Box component="span" sx={{ color: 'ink2', fontWeight: 430 }}>
              {' · '}
              {about}
            </Box>
          )}
        </Box>
        <Box sx={{ color: 'ink2', overflowWrap: 'anywhere' }}>{sentence}</Box>
        <Box sx={{ color: 'ink3', fontSize: 12, mt: 0.25 }}>
          <Age at={at} />
        </Box>
      </Box>
      <Tooltip title={toggle}>
        <IconButton
          aria-label={toggle}
          aria-pressed={!isUnread}
          sx={{ position: 'relative', zIndex: 1 }}
          onClick={() => onMark(isUnread ? 1 : 0)}
        >
          <Dot sx={{ bgcolor: isUnread ? 'primary.main' : 'transparent', opacity: isUnread ? 1 : 0.45 }} />
        </IconButton>
      </Tooltip>
    </Row>
  );
}
