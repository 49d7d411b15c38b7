import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { formatCount } from '../../../../i18n/numbers.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';

const SortChoice = lazy(async () => ({ default: (await import('../../tools/SortChoice.tsx')).SortChoice }));

const lineBelow = (theme: Theme) => `0 1px ${theme.palette.line2}`;

/** Number of cards, their order, and the start and end of selecting some of them: sticky while selecting. */
export function CardsLine() {
  const { entity, list, picking, selecting, state, go } = useOpenList();
  const { total } = list;
  const translate = useTranslate();
  const name = useWords(entity.name).ofRecords(total ?? 2);
  const isOn = picking !== undefined && selecting.isOn;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2,
        pt: 1,
        color: 'ink2',
        ...(isOn && { position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.paper', boxShadow: lineBelow }),
      }}
    >
      <Box component="span" aria-live="polite" sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}>
        {total !== undefined && translate('app.views.list.count', { count: formatCount(total), name })}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Suspense>
          <SortChoice entity={entity} state={state} go={go} />
        </Suspense>
        {picking && (
          <Button
            data-selects
            variant="text"
            size="small"
            color={isOn ? 'primary' : 'inherit'}
            onClick={isOn ? selecting.end : selecting.start}
            sx={{ mr: -1.125, fontWeight: isOn ? 570 : 490 }}
          >
            {translate(`app.views.list.${isOn ? 'selectDone' : 'select'}`)}
          </Button>
        )}
      </Box>
    </Box>
  );
}
