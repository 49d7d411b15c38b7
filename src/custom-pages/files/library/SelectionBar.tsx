import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../i18n/numbers.ts';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import type { ItemDeeds } from './items/ItemMenu.tsx';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '6px 20px',
  borderTop: `1px solid ${theme.palette.line}`,
  background: theme.palette.accentSoft,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { marginRight: 6, fontWeight: 570 },
  [theme.breakpoints.down('sm')]: {
    padding: '8px 16px calc(12px + env(safe-area-inset-bottom))',
    background: theme.palette.background.paper,
    '& > .tool': { flex: '1 1 auto', padding: '0 8px' },
  },
}));

interface SelectionBarProps {
  readonly items: readonly LibraryItem[];
  readonly mayWrite: boolean;
  readonly deeds: ItemDeeds;
  readonly onClear: () => void;
}

/** The number of selected items and what can be done with them, as in lists. Items of the system stay where they are. */
export function SelectionBar({ items, mayWrite, deeds, onClear }: SelectionBarProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const said = items.length === 0 ? '' : translate('app.views.bulk.selected', { count: formatCount(items.length) });
  const own = items.filter(({ system }) => !system);
  const size = isNarrow ? 'medium' : 'small';
  const tool = (word: string, act: () => void) => (
    <Button key={word} className="tool" size={size} onClick={act}>
      {translate(`app.library.do.${word}`)}
    </Button>
  );
  return (
    <>
      <span aria-live="polite" style={visuallyHidden}>
        {said}
      </span>
      {items.length > 0 && (
        <Bar role="group" aria-label={translate('app.views.bulk.bar')}>
          <Box component="strong" aria-hidden sx={{ flex: { xs: '1 0 60%', sm: 'none' } }}>
            {said}
          </Box>
          {isNarrow && (
            <Button size="small" variant="text" onClick={onClear}>
              {translate('app.actions.clear')}
            </Button>
          )}
          {mayWrite && own.length > 0 && tool('move', () => deeds.askMove(own))}
          {tool('zip', () => deeds.zip(items))}
          {tool('share', () => deeds.share(items))}
          {mayWrite && own.length > 0 && tool('delete', () => deeds.remove(own))}
          {!isNarrow && (
            <>
              <Box sx={{ flex: 1 }} />
              <Button size="small" variant="text" onClick={onClear}>
                {translate('app.actions.clear')}
              </Button>
            </>
          )}
        </Bar>
      )}
    </>
  );
}
