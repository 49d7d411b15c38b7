import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIsOffered } from '../../../../authProvider/useIsOffered.ts';
import type { FilterValues } from '../../../../fields/filters/control.ts';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { useListReader } from '../../address/listReader.ts';
import { changeListState } from '../../address/listState.ts';
import { openingOf, withoutAll } from '../../address/opening.ts';
import { useViewFields } from '../../../view-fields/viewFields.ts';
import { CopyLink, QuietButton } from '../CopyLink.tsx';
import { FilterChip } from './FilterChip.tsx';
import { filtersInForce } from './filtersInForce.ts';
import { ListNotice } from '../ListNotice.tsx';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { useRefuseLong } from '../../address/useListState.ts';

const FilterChoice = lazy(async () => ({ default: (await import('./FilterChoice.tsx')).FilterChoice }));
const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover }));

/** The filters of a list as chips, a way to add one and a way to clear them all; then whatever else narrows it down. */
export function FilterBar({ children }: { readonly children?: ReactNode }) {
  const { entity, state, go, onLeft } = useOpenList();
  const translate = useTranslate();
  const [adder, setAdder] = useState<HTMLElement | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<{ filter: FilterField; anchor: Element } | null>(null);
  const { filters: available } = useViewFields(entity);
  const isOffered = useIsOffered();
  const offered = available.filter(({ field }) => isOffered(field));
  const opening = openingOf(entity, useListReader());
  const inForce = filtersInForce(available, state, opening);
  const refuseLong = useRefuseLong(entity);
  const withThese = (filters: FilterValues) => changeListState(state, { filters });
  const canClear = inForce.length > 0 || state.keyword !== '';
  const focusAdder = () => (adder ? adder.focus() : onLeft());

  return (
    <Box
      sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0, minHeight: 32 }}
    >
      {inForce.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          onOpen={(anchor) => setOpened({ filter, anchor })}
          onLastLeft={focusAdder}
        />
      ))}
      {offered.length > 0 && (
        <QuietButton ref={setAdder} data-dashed aria-haspopup="menu" onClick={() => setChoosing(true)}>
          {translate('app.views.filter.add')}
        </QuietButton>
      )}
      {canClear && (
        <QuietButton
          onClick={() => {
            if (go(changeListState(state, { filters: withoutAll(state, opening), keyword: '' }))) focusAdder();
          }}
        >
          {translate('app.actions.clear')}
        </QuietButton>
      )}
      {canClear && <CopyLink />}
      {children}
      <ListNotice />
      <Suspense>
        {isChoosing && adder && (
          <FilterChoice
            resource={entity.name}
            filters={offered}
            anchor={adder}
            onChoose={(filter) => {
              setChoosing(false);
              setOpened({ filter, anchor: adder });
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        {opened && (
          <FilterPopover
            resource={entity.name}
            filter={opened.filter}
            anchor={opened.anchor}
            filters={state.filters}
            isRefused={(filters) => refuseLong(withThese(filters))}
            onApply={(filters) => go(withThese(filters))}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}
