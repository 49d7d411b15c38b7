import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLocale, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { CloseIcon } from '../../../theme/icons/actions.tsx';
import { SharesOfItem } from '../../../views/shares/SharesOfItem.tsx';
import { ActivityList } from '../../../views/record/tabs/facts/summary/ActivityList.tsx';
import { fileSize } from '../../../widgets/file/fileSize.ts';
import { DownloadIcon } from '../../../widgets/icons.tsx';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import { Moment } from '../../../widgets/moment/Moment.tsx';
import { LargeFace } from './items/ItemFace.tsx';
import { downloadOf, foldersAround, isFolder, kindWord, lookedAt, shownInTab } from './items/itemFacts.ts';
import type { ItemDeeds } from './items/ItemMenu.tsx';
import { Readers } from './Readers.tsx';

/** Width of the panel, in pixels; on a phone it fills the screen. */
const panelWidth = 480;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'line2', pt: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Length of a recording as minutes and seconds. */
function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function Facts({ of }: { readonly of: LibraryItem }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { media, bytes } = of;
  const around = foldersAround(of);
  const facts: readonly (readonly [word: string, value: ReactNode])[] = [
    ['kind', translate(kindWord(of))],
    ...(!isFolder(of) && bytes !== null ? [['size', fileSize(bytes, locale)] as const] : []),
    ...(media?.width && media.height ? [['dimensions', `${media.width} × ${media.height}`] as const] : []),
    ...(media?.duration ? [['length', lengthOf(media.duration)] as const] : []),
    ...(around.length > 0 ? [['folder', around.join(' / ')] as const] : []),
    ['added', <Moment key="added" at={of.createdAt} />],
    ['changed', <Moment key="changed" at={of.updatedAt} />],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        rowGap: 0.75,
        '& dt': { color: 'ink2' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([word, value]) => (
        <Box key={word} sx={{ display: 'contents' }}>
          <dt>{translate(`app.library.facts.${word}`)}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

interface ItemPeekProps {
  readonly of: LibraryItem;
  readonly mayWrite: boolean;
  readonly deeds: ItemDeeds;
  readonly onClose: () => void;
}

/** An item in a panel over the page: its picture, what is known of it, who has it, and what was done with it. */
export function ItemPeek({ of, mayWrite, deeds, onClose }: ItemPeekProps) {
  const translate = useTranslate();
  const headingId = useId();
  const address = downloadOf(of);
  const isSeen = lookedAt(of) !== null;
  const tab = shownInTab(of);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': headingId,
          sx: { width: { xs: '100%', sm: panelWidth }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
        <Tooltip title={translate('app.actions.close')}>
          <IconButton autoFocus onClick={onClose}>
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1 }} />
        {!of.system && <Button onClick={() => deeds.share([of])}>{translate('app.library.do.share')}</Button>}
        {address && (
          <Button href={address} download={of.name} startIcon={<DownloadIcon />}>
            {translate('app.library.do.download')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, px: 2.5, pb: 3, overflow: 'auto' }}>
        {!isFolder(of) && (
          <Box sx={{ '& > *': { borderRadius: '8px !important' } }}>
            {isSeen ? (
              <Box
                component="button"
                type="button"
                aria-label={translate('app.library.lookAt', { name: of.name })}
                onClick={() => deeds.look(of)}
                sx={{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', cursor: 'zoom-in' }}
              >
                <LargeFace of={of} />
              </Box>
            ) : (
              <LargeFace of={of} isLow={of.isSensitive || of.media?.cdnSmall == null} />
            )}
          </Box>
        )}
        <Box id={headingId} component="h2" dir="auto" sx={{ m: 0, typography: 'h5', overflowWrap: 'anywhere' }}>
          {of.name}
        </Box>
        {of.isSensitive && (
          <Box sx={{ p: '6px 10px', borderRadius: '6px', bgcolor: 'status.warn.bg', color: 'status.warn.fg' }}>
            {translate('app.library.sensitiveNote')}
          </Box>
        )}
        {tab && (
          <div>
            <Button href={tab} target="_blank" rel="noreferrer">
              {translate('app.library.openInTab')}
            </Button>
          </div>
        )}
        <Facts of={of} />
        <SharesOfItem itemKey={of.key} />
        {of.isSensitive && mayWrite && (
          <Part title={translate('app.library.readers.title')}>
            <Readers of={of} />
          </Part>
        )}
        <Part title={translate('app.views.record.activity')}>
          <ActivityList entity={libraryItem} record={{ id: of.id, version: of.version }} />
        </Part>
      </Box>
    </Drawer>
  );
}
