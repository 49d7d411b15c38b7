import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';
import type { UploadItem } from '../../dataProvider/uploads/uploads.ts';
import { useWordsOfPages } from '../../i18n/useWordsOfPages.ts';
import { aboveFormEnd } from '../../theme/tokens.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import { DownIcon, UpIcon } from '../icons.tsx';
import { useIsNarrow } from '../screen/useIsNarrow.ts';
import { UploadBar } from './UploadBar.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useAutoClose } from './useAutoClose.ts';
import { useInPlace } from './inPlace.ts';
import { useUploadItems } from './useUploadItems.ts';

/** Returns the progress of all files together, in percent. */
function totalOf(items: readonly UploadItem[]): number {
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce((sum, { size, percent }) => sum + (size * percent) / 100, 0);
  return bytes === 0 ? 0 : Math.floor((100 * sent) / bytes);
}

/**
 * Dialog of uploads (AB 4): opens with the first file, shows their number, and closes when all are removed; on a phone
 * finished ones are removed automatically, elsewhere the dialog folds to a line. Those that the page shows among its own
 * rows are left out.
 */
export function UploadDock() {
  useWordsOfPages();
  const translate = useTranslate();
  const uploads = useUploadDesk().current();
  const all = useUploadItems();
  const inPlace = useInPlace();
  const items = useMemo(() => all.filter(({ uid }) => !inPlace.has(uid)), [all, inPlace]);
  const clear = useCallback(() => {
    for (const { uid } of items) uploads?.remove(uid);
  }, [items, uploads]);
  const [folded, setFolded] = useState<'byHand' | 'byItself' | null>(null);
  const isNarrow = useIsNarrow();
  const busy = items.filter(({ status }) => status === 'uploading' || status === 'idle');
  const done = items.filter(({ status }) => status === 'done').length;
  const isOver = done > 0 && done === items.length;
  // What has folded by itself opens with the next file.
  const isFolded = folded === 'byHand' || (folded === 'byItself' && busy.length === 0);
  const foldByItself = useCallback(() => setFolded('byItself'), []);
  const passing = useAutoClose(isOver && (isNarrow || !isFolded), isNarrow ? clear : foldByItself);
  if (uploads === null || items.length === 0) return null;

  const said = (key: string, count: number) => translate(`app.uploads.${key}`, { smart_count: count });
  const failed = items.length - busy.length - done;
  const outcome = failed > 0 ? said('failures', failed) : said('complete', done);
  const foldLabel = translate(isFolded ? 'app.uploads.open' : 'app.uploads.fold');
  const closeLabel = translate('app.actions.close');
  return (
    <Paper
      role="dialog"
      aria-label={translate('app.uploads.label')}
      elevation={1}
      {...passing}
      sx={{
        position: 'fixed',
        right: { xs: 8, md: 20 },
        bottom: aboveFormEnd,
        width: { xs: 'calc(100vw - 16px)', md: isFolded ? 'auto' : 360 },
        zIndex: 'snackbar',
        borderRadius: isFolded ? '22px' : '10px',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 1 }}>
        <Box role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {busy.length > 0 ? said('uploading', busy.length) : outcome}
        </Box>
        <Tooltip title={foldLabel}>
          <IconButton
            size="small"
            aria-label={foldLabel}
            aria-expanded={!isFolded}
            onClick={() => setFolded(isFolded ? null : 'byHand')}
          >
            {isFolded ? <UpIcon sx={{ fontSize: 15 }} /> : <DownIcon sx={{ fontSize: 15 }} />}
          </IconButton>
        </Tooltip>
        {busy.length === 0 && (
          <Tooltip title={closeLabel}>
            <IconButton size="small" aria-label={closeLabel} onClick={clear}>
              <CloseIcon sx={{ fontSize: 15 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {busy.length > 1 && (
        <Box sx={{ px: 2, pb: 1 }}>
          <UploadBar label={translate('app.uploads.total')} percent={Math.min(99, totalOf(items))} />
        </Box>
      )}
      {!isFolded && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            pl: 2,
            pr: 1,
            pb: 0.75,
            maxHeight: 'min(320px, 50vh)',
            overflow: 'auto',
            borderTop: 1,
            borderColor: 'line',
          }}
        >
          {items.map((item) => (
            <li key={item.uid}>
              <UploadLine of={item} onRetry={() => uploads.retry(item.uid)} onRemove={() => uploads.remove(item.uid)} />
            </li>
          ))}
        </Box>
      )}
    </Paper>
  );
}
