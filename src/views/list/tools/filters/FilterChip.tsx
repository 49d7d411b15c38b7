import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { CloseIcon } from '../../../../theme/icons/actions.tsx';
import type { FilterField } from '../../../view-fields/filterParams.ts';
import { useListReader } from '../../address/listReader.ts';
import { openingOf } from '../../address/opening.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { withoutFilter } from './filtersInForce.ts';
import { useFilterWord } from './useFilterWord.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  maxWidth: '100%',
  borderRadius: 7,
  fontWeight: 540,
  background: theme.palette.accentSoft,
  color: theme.palette.primary.main,
  [theme.breakpoints.down('sm')]: { height: 32, maxWidth: '80vw', borderRadius: 8 },
}));

const ChipLabel = styled(ButtonBase)({
  minWidth: 0,
  height: '100%',
  padding: '0 2px 0 9px',
  borderRadius: 7,
  font: 'inherit',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const ChipRemove = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 24,
  height: '100%',
  borderRadius: 7,
  '& svg': { fontSize: 13 },
  [theme.breakpoints.down('sm')]: { width: 32 },
}));

interface FilterChipProps {
  readonly filter: FilterField;
  readonly onOpen: (anchor: Element) => void;
  /** Comes when it is taken away, the focus with it, and no other chip follows. */
  readonly onLastLeft: () => void;
}

/** Returns the remove button of the next chip, if there is one. */
function nextRemover(remover: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-removes-filter]')];
  return all[all.indexOf(remover) + 1];
}

/** A filter in force and what it is set to: opens its control, and can be taken away. */
export function FilterChip({ filter, onOpen, onLastLeft }: FilterChipProps) {
  const { entity, state, go } = useOpenList();
  const translate = useTranslate();
  const label = useFilterWord(entity.name)(filter);
  const reader = useListReader();
  return (
    <Chip>
      <ChipLabel onClick={(event) => onOpen(event.currentTarget)} aria-haspopup="dialog">
        <span>
          {translate('app.views.filter.named', { field: label })}{' '}
          <FilterSummary resource={entity.name} filter={filter} state={state} />
        </span>
      </ChipLabel>
      <ChipRemove
        aria-label={translate('app.views.filter.remove', { field: label })}
        data-removes-filter
        onClick={({ currentTarget }) => {
          const next = nextRemover(currentTarget);
          if (!go(withoutFilter(state, filter, reader, openingOf(entity, reader)))) return;
          if (next) next.focus();
          else onLastLeft();
        }}
      >
        <CloseIcon />
      </ChipRemove>
    </Chip>
  );
}
