import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { BackIcon } from '../../../theme/icons/actions.tsx';
import { EmptyIcon } from '../../../widgets/icons.tsx';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { MailList } from './MailList.tsx';
import { MailReader } from './MailReader.tsx';
import { useOutbox } from './useOutbox.ts';

/** Mail of the product, for admins: without a mail server, they pass its links on themselves. */
export function Outbox() {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [search] = useSearchParams();
  const open = search.get('mail');
  const { mails, isSending, error, retry, hasMore, isLoadingMore, loadMore } = useOutbox();

  if (mails === undefined) return error ? <LoadFailed onRetry={retry} /> : <OutboxSkeleton />;
  const notice = !isSending && (
    <Box
      sx={{ px: 2, py: 1, bgcolor: 'status.info.bg', color: 'status.info.fg', borderBottom: 1, borderColor: 'line2' }}
    >
      {translate('app.outbox.kept')}
    </Box>
  );
  if (mails.length === 0) {
    return (
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
        {notice}
        <Message icon={EmptyIcon} title={translate('app.empty.noData')} lead={translate('app.outbox.empty')} />
      </Box>
    );
  }
  const list = <MailList {...{ mails, open, hasMore, isLoadingMore }} onMore={loadMore} />;
  if (isNarrow) {
    return (
      <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
        {notice}
        {open === null ? (
          list
        ) : (
          <>
            <Button component={Link} to="." startIcon={<BackIcon />} sx={{ m: '8px 8px 0' }}>
              {translate('app.outbox.back')}
            </Button>
            <MailReader id={open} />
          </>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      {notice}
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid', gridTemplateColumns: 'minmax(320px, 5fr) 7fr' }}>
        <Box sx={{ overflow: 'auto', borderRight: 1, borderColor: 'line2' }}>{list}</Box>
        <Box sx={{ overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
          {open === null ? (
            <Box sx={{ m: 'auto', p: 3, color: 'ink3' }}>{translate('app.outbox.unchosen')}</Box>
          ) : (
            <MailReader key={open} id={open} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

function OutboxSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.shell.loading')}
      sx={{ flex: 1, p: 2, bgcolor: 'background.paper', '& > *': { maxWidth: 520 } }}
    >
      {[64, 48, 56].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={44} />
      ))}
    </Box>
  );
}
