import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcut } from '../../../widgets/keys/useShortcut.ts';
import { recordPath, withinOf } from '../../../widgets/link/recordPath.ts';
import { UpIcon, DownIcon } from '../../../widgets/icons.tsx';
import type { Pager } from './usePager.ts';

interface PagerButtonsProps {
  /** Kind and tab of the record's page. */
  readonly kind: string;
  readonly tab: string;
  readonly pager: Pager;
}

/** The way to the previous and the next record of the list that one came from, also by the keys `[` and `]`. */
export function PagerButtons({ kind, tab, pager }: PagerButtonsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const within = withinOf(useLocation().pathname);
  const { index, total, previous, next, trailAt } = pager;
  const go = (to: Pager['next']) => {
    const path = to && recordPath(kind, to.id, tab, within);
    // A step back in the browser leads to the list, over however many records one went.
    if (path) void navigate(path, { replace: true, state: { trail: trailAt(to.page) } });
  };
  const shortcutOf = (word: 'previous' | 'next') =>
    ({ label: translate(`app.views.record.${word}`), group: 'record' }) as const;
  useShortcut({ keys: '[', ...shortcutOf('previous'), run: () => go(previous), isOn: previous !== null });
  useShortcut({ keys: ']', ...shortcutOf('next'), run: () => go(next), isOn: next !== null });
  const said = translate('app.views.record.position', { index: index + 1, total: total ?? '…' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', color: 'ink3', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontSize: 12, whiteSpace: 'nowrap', mr: 0.5, display: { xs: 'none', sm: 'inline' } }}>
        {said}
      </Box>
      {(
        [
          ['previous', '[', previous, UpIcon],
          ['next', ']', next, DownIcon],
        ] as const
      ).map(([word, key, to, Icon]) => (
        <Tooltip key={word} title={`${translate(`app.views.record.${word}`)} · ${key}`}>
          <span>
            <IconButton
              aria-label={translate(`app.views.record.${word}`)}
              aria-keyshortcuts={key}
              disabled={to === null}
              onClick={() => go(to)}
            >
              <Icon sx={{ fontSize: 15 }} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  );
}
