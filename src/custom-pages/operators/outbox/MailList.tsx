import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { Age } from '../../../widgets/moment/Age.tsx';
import { MailStatePill } from './MailStatePill.tsx';
import type { MailHead } from '../../../../schema/areas/operators/calls/mail.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Line = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  color: theme.palette.ink,
  textDecoration: 'none',
  '&:hover': { background: theme.palette.row },
  '&[aria-current="true"]': { background: theme.palette.accentSoft },
  '&:focus-visible': { outlineOffset: -2 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& b': { flex: 1, minWidth: 0, fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    fontSize: 12,
    lineHeight: '16px',
    color: theme.palette.ink2,
    '&:first-of-type': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
}));

interface MailListProps {
  readonly mails: readonly MailHead[];
  /** The id of the one that is open. */
  readonly open: string | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** The mails, the newest first; each a link that opens it beside the list. */
export function MailList({ mails, open, hasMore, isLoadingMore, onMore }: MailListProps) {
  const translate = useTranslate();
  return (
    <>
      <List aria-label={translate('app.outbox.list')}>
        {mails.map(({ id, subject, to, agencyName, state, createdAt }) => (
          <li key={id}>
            <Line to={`?mail=${id}`} aria-current={id === open}>
              <div>
                <b>{subject}</b>
                <MailStatePill state={state} />
              </div>
              <div>
                <small>{[to, agencyName].filter(Boolean).join(' · ')}</small>
                <small>
                  <Age at={createdAt} />
                </small>
              </div>
            </Line>
          </li>
        ))}
      </List>
      {hasMore && (
        <Box sx={{ p: 1.5, textAlign: 'center' }}>
          <Button loading={isLoadingMore} onClick={onMore}>
            {translate('app.outbox.more')}
          </Button>
        </Box>
      )}
    </>
  );
}
