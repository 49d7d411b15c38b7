import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../schema/entity.ts';
import { useWords } from '../../fields/useWords.ts';
import type { FilterField } from '../filterParams.ts';
import { changeListState, withFilters, type FilterValues } from '../listState.ts';
import { useViewFields } from '../viewFields.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { ListNotice } from './ListNotice.tsx';
import { useRefuseLong, type ListAddress } from './useListState.ts';

const Quiet = styled(ButtonBase)(({ theme }) => ({
  height: 28,
  padding: '0 9px',
  borderRadius: 7,
  border: '1px dashed transparent',
  font: 'inherit',
  color: theme.palette.ink2,
  '&:hover': { color: theme.palette.ink, background: theme.palette.row },
  '&[data-dashed]': { borderColor: theme.palette.edge },
}));

/** The filters of a list as chips, a way to add one and a way to clear them all; then whatever else narrows it down. */
export function FilterBar({
  entity,
  state,
  go,
  children,
}: ListAddress & { readonly entity: AnyEntity; readonly children?: ReactNode }) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  const [adder, setAdder] = useState<HTMLElement | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<{ filter: FilterField; anchor: Element } | null>(null);
  const { filters: available } = useViewFields(entity);
  const isSet = ({ params }: FilterField) => params.some(({ param }) => state.filters[param] !== undefined);
  const labelOf = ({ name, field }: FilterField) => words.ofField(name, field);
  const remove = ({ params }: FilterField) => {
    const none = Object.fromEntries(params.map(({ param }) => [param, []]));
    go(changeListState(state, { filters: withFilters(state.filters, none) }));
  };
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const refuseLong = useRefuseLong(entity);
  const withThese = (filters: FilterValues) => changeListState(state, { filters });
  const canClear = available.some(isSet) || state.keyword !== '';

  return (
    <>
      <Box
        sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0, minHeight: 32 }}
      >
        {available.filter(isSet).map((filter) => (
          <FilterChip
            key={filter.name}
            label={labelOf(filter)}
            onOpen={(anchor) => setOpened({ filter, anchor })}
            onRemove={() => remove(filter)}
          >
            <FilterSummary resource={entity.name} filter={filter} state={state} />
          </FilterChip>
        ))}
        {available.length > 0 && (
          <Quiet ref={setAdder} data-dashed aria-haspopup="menu" onClick={() => setChoosing(true)}>
            {translate('app.views.filter.add')}
          </Quiet>
        )}
        {canClear && (
          <Quiet onClick={() => go(changeListState(state, { filters: {}, keyword: '' }))}>
            {translate('app.actions.clear')}
          </Quiet>
        )}
        {children}
        {!isNarrow && <ListNotice entity={entity} />}
        <Menu
          open={isChoosing}
          anchorEl={adder}
          onClose={() => setChoosing(false)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.views.filter.choose') } }}
        >
          {available.map((filter) => (
            <MenuItem
              key={filter.name}
              onClick={() => {
                setChoosing(false);
                if (adder) setOpened({ filter, anchor: adder });
              }}
            >
              {labelOf(filter)}
            </MenuItem>
          ))}
        </Menu>
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
      </Box>
      {isNarrow && <ListNotice entity={entity} />}
    </>
  );
}
