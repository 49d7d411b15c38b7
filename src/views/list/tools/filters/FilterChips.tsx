import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { FilterChip } from './FilterChip.tsx';

const Line = styled('ul')({
  display: 'flex',
  gap: 6,
  margin: 0,
  padding: '10px 16px 0',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '& > li': { flex: 'none' },
});

interface FilterChipsProps {
  /** Active filters. */
  readonly filters: readonly FilterField[];
  readonly onOpen: (filter: FilterField) => void;
  /** Comes when the last one is taken away, and the focus with it. */
  readonly onLastLeft: () => void;
}

/** The filters in force as one line that scrolls sideways. */
export function FilterChips({ filters, onOpen, onLastLeft }: FilterChipsProps) {
  const translate = useTranslate();
  if (filters.length === 0) return null;
  return (
    <Line aria-label={translate('app.views.filter.filters')}>
      {filters.map((filter) => (
        <li key={filter.name}>
          <FilterChip filter={filter} onOpen={() => onOpen(filter)} onLastLeft={onLastLeft} />
        </li>
      ))}
    </Line>
  );
}
