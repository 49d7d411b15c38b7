import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { OwnSession } from '../../../../schema/areas/identity/calls/ownAccount.ts';
import { formatInstant } from '../../../../schema/rules/dates.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { deviceOf } from './device.ts';
import { others } from './useSessions.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    borderBottom: `1px solid ${theme.palette.line2}`,
  },
  '& > li:first-of-type': { marginTop: -14 },
  '& > li:last-of-type': { borderBottom: 0 },
  '& small': { fontSize: 12, lineHeight: '16px', color: theme.palette.ink3 },
}));

interface SessionListProps {
  /** Undefined while they are being read. */
  readonly sessions: readonly OwnSession[] | undefined;
  /** The id of the one that is being ended, or `others`. */
  readonly ending: string | null;
  readonly onEnd: (which: string) => void;
}

/** Sessions of the person: device, place and last use; each but the present one can be ended. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useTimeZone();
  if (sessions === undefined) {
    return (
      <Box role="status" aria-label={translate('app.shell.loading')}>
        <Skeleton width="46%" height={20} />
        <Skeleton width="30%" height={16} />
      </Box>
    );
  }
  return (
    <>
      <List>
        {sessions.map((session) => {
          const device = deviceOf(session.userAgent) ?? translate('app.account.unknownDevice');
          const used = formatInstant(session.lastUsedAt, zone, language);
          const when = [used, session.address].filter((part) => part !== null).join(', ');
          return (
            <li key={session.id}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 540 }}>{device}</Box>
                <small>
                  {session.isCurrent ? translate('app.account.here') : <Age at={session.lastUsedAt} />}
                  {session.address !== null && ` · ${session.address}`}
                </small>
              </Box>
              {!session.isCurrent && (
                <Button
                  size="small"
                  loading={ending === session.id}
                  aria-label={translate('app.account.endOn', { device, when })}
                  onClick={() => onEnd(session.id)}
                >
                  {translate('app.shell.signOut')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {sessions.length > 2 && (
        <Button sx={{ mt: 1.5 }} loading={ending === others} onClick={() => onEnd(others)}>
          {translate('app.account.endOthers')}
        </Button>
      )}
    </>
  );
}
