import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { MoreIcon } from '../../../widgets/icons.tsx';
import { useListReader } from '../address/listReader.ts';
import { openingOf } from '../address/opening.ts';
import { useViewFields } from '../../view-fields/viewFields.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import { filtersInForce } from './filters/filtersInForce.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { ListNotice } from './ListNotice.tsx';
import { useOpenList } from '../rows/OpenListContext.ts';
import { SearchBox } from './filters/SearchBox.tsx';
import { useSheetEntry } from '../address/history/useSheetEntry.ts';

const FilterSheet = lazy(() => import('./filters/FilterSheet.tsx').then((module) => ({ default: module.FilterSheet })));
const MoreTools = lazy(() => import('./MoreTools.tsx').then((module) => ({ default: module.MoreTools })));

/** The tools of a list on a phone: search, the sheet of filters and the rest behind a button. */
export function NarrowTools() {
  const { entity, state } = useOpenList();
  const translate = useTranslate();
  const { filters } = useViewFields(entity);
  const { open, ...entry } = useSheetEntry();
  const [more, setMore] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const inForce = filtersInForce(filters, state, openingOf(entity, useListReader()));
  const hasSearch = (entity.list.search ?? []).length > 0;
  const label = translate('app.views.filter.filters');

  return (
    <Box sx={{ flex: 'none', pt: 1.25, pb: 1.25, borderBottom: 1, borderColor: 'line', bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{hasSearch && <SearchBox isWide />}</Box>
        {filters.length > 0 && (
          <Button ref={opener} aria-haspopup="dialog" onClick={() => open(null)}>
            {label}
            {inForce.length > 0 && (
              <Box
                component="span"
                sx={{
                  minWidth: 18,
                  px: 0.5,
                  borderRadius: 9,
                  fontSize: 11,
                  lineHeight: '18px',
                  fontVariantNumeric: 'tabular-nums',
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                }}
              >
                {inForce.length}
              </Box>
            )}
          </Button>
        )}
        <LayoutSwitch />
        <IconButton
          aria-label={translate('app.actions.more')}
          aria-haspopup="dialog"
          onClick={(event) => setMore(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      <FilterChips filters={inForce} onOpen={({ name }) => open(name)} onLastLeft={() => opener.current?.focus()} />
      <Box sx={{ px: 2 }}>
        <ListNotice />
      </Box>
      <Suspense>
        {entry.sheet && <FilterSheet {...entry} />}
        {more && <MoreTools anchor={more} onClose={() => setMore(null)} />}
      </Suspense>
    </Box>
  );
}
