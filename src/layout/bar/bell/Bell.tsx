import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import type { WordsProvider } from '../../../i18n/i18nProvider.ts';
import { BellIcon } from '../../../theme/icons/actions.tsx';
import { useUnreadInTitle } from '../../../widgets/title/TitleContext.ts';
import { shownCount } from './shownCount.ts';
import { useNotificationNews } from './useNotificationNews.ts';

const BellPanel = lazy(() => import('./BellPanel.tsx').then((module) => ({ default: module.BellPanel })));

/** Button of the bar with the number of unread notifications; it opens their list (AB 2). */
export function Bell({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const { loadPages } = useI18nProvider() as Partial<WordsProvider>;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const count = useNotificationNews((id) => {
    void import('./remind.tsx').then(({ remind }) => remind({ client, notify, loadWords: loadPages, id }));
  });
  const shown = shownCount(count);
  useUnreadInTitle(count > 0 ? shown : null);
  const label = translate(count > 0 ? 'app.shell.unread' : 'app.shell.notifications', { count: shown });
  return (
    <>
      <Tooltip title={translate('app.shell.notifications')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          size={isNarrow ? 'large' : 'medium'}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge
            badgeContent={count > 0 ? shown : null}
            sx={{
              '& .MuiBadge-badge': {
                height: 15,
                minWidth: 15,
                px: '4px',
                fontSize: 10,
                fontWeight: 650,
                lineHeight: 1,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                border: 1,
                borderColor: 'background.paper',
              },
            }}
          >
            <BellIcon fontSize="inherit" />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <BellPanel anchor={anchor} isNarrow={isNarrow} unread={count} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
