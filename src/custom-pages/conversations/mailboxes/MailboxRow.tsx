import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { Mailbox } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import { Age } from '../../../widgets/moment/Age.tsx';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { MoreMenu } from '../../../widgets/more/MoreMenu.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';

interface MailboxRowProps {
  readonly mailbox: Mailbox;
  readonly isReading: boolean;
  readonly onRead: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Row of a mailbox: whose it is, its state, and if it cannot be read, why and what to do. */
export function MailboxRow({ mailbox, isReading, onRead, onEdit, onRemove }: MailboxRowProps) {
  const translate = useTranslate();
  const { address, host, isOwn, owner, since, readAt, kept, failure, failureText, failedSince } = mailbox;
  const words = (key: string, options?: object) => translate(`app.mailboxes.${key}`, { address, ...options });
  const whose = isOwn ? words('own') : (owner ?? words('shared'));
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 560 }}>
            {address}
          </Box>
          {failure !== null ? (
            <Pill tone="bad">{words('failing')}</Pill>
          ) : readAt === null ? (
            <Pill tone="info">{words('starting')}</Pill>
          ) : (
            <Pill tone="ok">{words('on')}</Pill>
          )}
        </Box>
        <small>
          {whose} · {host} · {words('kept', { smart_count: kept })}
        </small>
        <small>
          {words('since')} <Moment at={since} />
          {readAt !== null && (
            <>
              {' '}
              · {words('readAt')} <Age at={readAt} />
            </>
          )}
        </small>
        {failure !== null && (
          <Box role="alert" sx={{ mt: 0.5, fontSize: 13, color: 'status.bad.fg' }}>
            {words(`failures.${failure}`)}
            {failedSince !== null && (
              <>
                {' '}
                (<Age at={failedSince} />)
              </>
            )}
            {failureText && <Box sx={{ color: 'ink3', fontSize: 12 }}>{words('said', { text: failureText })}</Box>}
          </Box>
        )}
      </Box>
      <Button aria-label={words('readNamed')} loading={isReading} onClick={onRead}>
        {words('read')}
      </Button>
      <MoreMenu label={words('moreFor')}>
        {(then) => [
          <MenuItem key="edit" onClick={then(onEdit)}>
            {words('edit')}
          </MenuItem>,
          <MenuItem key="remove" onClick={then(onRemove)}>
            {words('remove')}
          </MenuItem>,
        ]}
      </MoreMenu>
    </li>
  );
}
