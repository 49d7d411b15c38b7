import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useIsOffered } from '../../../../authProvider/useIsOffered.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import { BackIcon, CloseIcon } from '../../../../theme/icons/actions.tsx';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { useListReader } from '../../address/listReader.ts';
import { changeListState } from '../../address/listState.ts';
import { openingOf, withoutAll } from '../../address/opening.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { filtersInForce, isInForce } from './filtersInForce.ts';
import { FilterLines } from './FilterLines.tsx';
import { FilterControl } from './FilterControl.tsx';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useCount } from '../../rows/useCount.ts';
import { useFilterDraft } from './useFilterDraft.ts';
import { useFilterWord } from './useFilterWord.ts';
import { useRefuseLong } from '../../address/useListState.ts';
import type { OpenSheet } from '../../address/history/useSheetEntry.ts';

/** The filters of a list as a sheet, for a phone: all with what they are set to, then one, and how many that finds. */
export function FilterSheet({ sheet, hasChanged, leave }: Omit<OpenSheet, 'open'>) {
  const { entity, state, go, list } = useOpenList();
  const translate = useTranslate();
  const wordOf = useFilterWord(entity.name);
  const { filters } = useViewFields(entity);
  const [chosen, setChosen] = useState<FilterField | null>(filters.find(({ name }) => name === sheet?.filter) ?? null);
  const isOffered = useIsOffered();
  const refuseLong = useRefuseLong(entity);
  const withThese = (next: FilterValues) => changeListState(state, { filters: next });
  const opening = openingOf(entity, useListReader());
  const cleared = withoutAll(state, opening);
  const draft = useFilterDraft({
    applied: state.filters,
    cleared,
    isRefused: (next) => refuseLong(withThese(next)),
    apply: (next) => go(withThese(next), { replace: true, ...(sheet && { sheet }) }),
  });
  const count = useCount(entity.name, list.filter);
  const total = draft.isOpen || count.isPlaceholderData ? undefined : count.data?.total;
  const label = translate('app.views.filter.filters');
  const title = chosen ? wordOf(chosen) : label;
  const close = () => {
    if (draft.isOpen || hasChanged) go(withThese(draft.filters), { replace: true });
    else leave();
  };
  const clear = () => {
    draft.clear();
    // A control keeps what is typed into it, right or wrong.
    setChosen(null);
  };

  return (
    <Drawer
      open
      anchor="bottom"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: {
            maxHeight: '88dvh',
            minHeight: 'min(440px, 88dvh)',
            bgcolor: 'background.paper',
            borderRadius: '14px 14px 0 0',
          },
        },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, px: 1.5 }}>
        {chosen && (
          <IconButton size="large" aria-label={translate('app.actions.back')} onClick={() => setChosen(null)}>
            <BackIcon sx={{ fontSize: 18 }} />
          </IconButton>
        )}
        <Box component="h2" sx={{ flex: 1, m: 0, pl: chosen ? 0 : 0.5, typography: 'h5' }}>
          {title}
        </Box>
        <IconButton size="large" aria-label={translate('app.actions.close')} onClick={close}>
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'line2' }}>
        {chosen ? (
          <FilterControl
            key={chosen.name}
            resource={entity.name}
            filter={chosen}
            filters={draft.filters}
            onChange={draft.change}
          />
        ) : (
          <FilterLines
            resource={entity.name}
            filters={filters.filter((filter) => isOffered(filter.field) || isInForce(filter, draft))}
            state={{ ...state, filters: draft.filters }}
            onOpen={setChosen}
          />
        )}
      </Box>
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          gap: 1,
          px: 2,
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          '& > *': { flex: 1 },
        }}
      >
        <Button size="large" disabled={filtersInForce(filters, draft, opening).length === 0} onClick={clear}>
          {translate('app.views.filter.clearAll')}
        </Button>
        <Button size="large" variant="contained" color="primary" onClick={close} aria-live="polite">
          {total === undefined
            ? translate('app.views.filter.show')
            : translate('app.views.filter.showCount', { smart_count: total, count: formatCount(total) })}
        </Button>
      </Box>
    </Drawer>
  );
}
