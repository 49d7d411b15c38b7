import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import type { ListState } from '../../address/listState.ts';
import { isInForce } from './filtersInForce.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { useFilterWord } from './useFilterWord.ts';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: '4px 0' });

const Line = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: '6px 16px',
  justifyContent: 'space-between',
  gap: 16,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  color: theme.palette.ink,
  '&:active': { background: theme.palette.row },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Setting = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.palette.ink3,
  '&[data-set]': { color: theme.palette.primary.main, fontWeight: 540 },
}));

interface FilterLinesProps {
  readonly resource: string;
  readonly filters: readonly FilterField[];
  readonly state: ListState;
  readonly onOpen: (filter: FilterField) => void;
}

/** All filters of a list with what each is set to. */
export function FilterLines({ resource, filters, state, onOpen }: FilterLinesProps) {
  const translate = useTranslate();
  const wordOf = useFilterWord(resource);
  return (
    <Lines>
      {filters.map((filter) => {
        const isSet = isInForce(filter, state);
        return (
          <li key={filter.name}>
            <Line onClick={() => onOpen(filter)}>
              <span>{wordOf(filter)}</span>
              <Setting data-set={isSet || undefined}>
                {isSet ? (
                  <FilterSummary resource={resource} filter={filter} state={state} />
                ) : (
                  translate('app.views.filter.any')
                )}
              </Setting>
            </Line>
          </li>
        );
      })}
    </Lines>
  );
}
