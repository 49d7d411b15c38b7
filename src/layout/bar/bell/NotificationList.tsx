import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useSessionUser } from '../../../authProvider/useSessionUser.ts';
import { fieldWord } from '../../../i18n/fieldWords.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { BellIcon } from '../../../theme/icons/actions.tsx';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { sentenceOf } from './sentenceOf.ts';
import { useNotifications } from './useNotifications.ts';

interface NotificationListProps {
  readonly unread: number;
  readonly maxHeight: string;
  /** Stands before the title. */
  readonly before?: ReactNode;
  /** Comes when a record is opened. */
  readonly onLeave: () => void;
}

/** Notifications of the signed-in person, the newest first. */
export function NotificationList({ unread, maxHeight, before, onLeave }: NotificationListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const terms = useSessionUser()?.terms;
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const labelOf = (kind: string, field: string) => translate(fieldWord(kind, field));
  const { rows, error, retry, hasMore, isLoadingMore, loadMore, mark } = useNotifications(isUnreadOnly);
  const newest = rows?.[0]?.at;
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 320, maxHeight }}>
      <Box sx={{ flex: 'none', px: 2, pt: 1.25, pb: 1, borderBottom: 1, borderColor: 'line' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          {before}
          <Box component="h2" sx={{ flex: 1, m: 0, fontSize: 15, fontWeight: 600 }}>
            {translate('app.shell.notifications')}
          </Box>
          <Button
            size="small"
            disabled={unread === 0 || newest === undefined}
            onClick={() => void mark({ until: newest ?? 0 })}
          >
            {translate('app.notifications.allRead')}
          </Button>
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('app.notifications.show')}
          value={isUnreadOnly}
          onChange={(_event, chosen: boolean | null) => chosen !== null && setUnreadOnly(chosen)}
          sx={{ mt: 0.75 }}
        >
          <ToggleButton value={false}>{translate('app.notifications.all')}</ToggleButton>
          <ToggleButton value={true}>{translate('app.notifications.unread')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        {error ? (
          <LoadFailed onRetry={retry} />
        ) : rows === undefined ? (
          <Box role="status" aria-label={translate('app.views.list.loading')} sx={{ px: 2 }}>
            {[72, 54, 64, 48].map((width) => (
              <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 68 }}>
                <Skeleton variant="circular" width={28} height={28} sx={{ borderRadius: '50%' }} />
                <Skeleton width={`${width}%`} height={16} />
              </Box>
            ))}
          </Box>
        ) : rows.length === 0 ? (
          <Message
            icon={BellIcon}
            title={translate(isUnreadOnly ? 'app.notifications.noneUnread' : 'app.notifications.none')}
            lead={translate('app.notifications.noneLead')}
          />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <NotificationItem
                key={row.id}
                of={row}
                sentence={sentenceOf(row, language, translate, labelOf, terms)}
                onOpen={() => {
                  if (row.read === 0) void mark({ ids: [row.id] });
                  onLeave();
                }}
                onMark={(read) => void mark({ ids: [row.id], read })}
              />
            ))}
          </Box>
        )}
        {hasMore && (
          <Box sx={{ p: 1.5, textAlign: 'center' }}>
            <Button loading={isLoadingMore} onClick={loadMore}>
              {translate('app.views.list.loadMore')}
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
