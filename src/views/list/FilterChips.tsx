import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../../schema/entity.ts';
import { useWords } from '../../fields/useWords.ts';
import { CloseIcon } from '../../theme/icons/actions.tsx';
import type { FilterField } from '../filterParams.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { withoutFilter } from './filtersInForce.ts';
import type { ListAddress } from './useListState.ts';

const Line = styled('ul')({
  display: 'flex',
  gap: 6,
  margin: 0,
  padding: '10px 16px 0',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

const Chip = styled('li')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  height: 32,
  maxWidth: '80vw',
  borderRadius: 8,
  fontWeight: 540,
  background: theme.palette.accentSoft,
  color: theme.palette.primary.main,
}));

const Open = styled(ButtonBase)({
  minWidth: 0,
  padding: '0 2px 0 10px',
  borderRadius: 8,
  font: 'inherit',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Remove = styled(ButtonBase)({ flex: 'none', width: 32, borderRadius: 8, '& svg': { fontSize: 13 } });

interface FilterChipsProps extends ListAddress {
  readonly entity: AnyEntity;
  /** Those in force. */
  readonly filters: readonly FilterField[];
  readonly onOpen: (filter: FilterField) => void;
}

/** The filters in force as one line that scrolls sideways; each opens its control and can be taken away. */
export function FilterChips({ entity, filters, state, go, onOpen }: FilterChipsProps) {
  const translate = useTranslate();
  const words = useWords(entity.name);
  if (filters.length === 0) return null;
  return (
    <Line aria-label={translate('app.views.filter.filters')}>
      {filters.map((filter) => {
        const label = words.ofField(filter.name, filter.field);
        return (
          <Chip key={filter.name}>
            <Open aria-haspopup="dialog" onClick={() => onOpen(filter)}>
              <span>
                {label}: <FilterSummary resource={entity.name} filter={filter} state={state} />
              </span>
            </Open>
            <Remove
              aria-label={translate('app.views.filter.remove', { field: label })}
              onClick={() => go(withoutFilter(state, filter))}
            >
              <CloseIcon />
            </Remove>
          </Chip>
        );
      })}
    </Line>
  );
}
