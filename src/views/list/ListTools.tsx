import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import { useMay } from '../../widgets/access/useMay.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';
import { titleOf } from '../../layout/title/titleOf.ts';
import { changeListState, defaultListState } from '../listState.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SavedFilters } from '../saved-filters/SavedFilters.tsx';
import type { ListAddress } from './useListState.ts';

interface ListToolsProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly filter: Filter;
  readonly isNarrow: boolean;
}

/** What narrows a list down, and what can be done with it. */
export function ListTools({ entity, state, go, filter, isNarrow }: ListToolsProps) {
  const translate = useTranslate();
  const mayExport = useMay('export', entity.name);
  const mayRestore = useMay('restore', entity.name);
  const hasSearch = (entity.list.search ?? []).length > 0;

  const toggleDeleted = () => {
    const plain = { ...defaultListState(entity), pageSize: state.pageSize };
    go(changeListState(plain, { deleted: !state.deleted }));
  };

  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'flex-start',
        gap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {hasSearch && <SearchBox state={state} go={go} isWide={isNarrow} />}
      <FilterBar entity={entity} state={state} go={go}>
        <SavedFilters entity={entity} state={state} go={go} />
      </FilterBar>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {mayRestore && (
          <Button variant="text" aria-pressed={state.deleted} onClick={toggleDeleted}>
            {translate(state.deleted ? 'app.views.list.showCurrent' : 'app.views.list.showDeleted')}
          </Button>
        )}
        {mayExport && <ExportButton entity={entity} state={state} filter={filter} />}
        <AddButton entity={entity} />
      </Box>
    </Box>
  );
}

/** Leads to the page on which a record is made, where that is permitted. */
export function AddButton({ entity }: { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const mayCreate = useMay('create', entity.name);
  const screen = addScreen(entity.name);
  if (!mayCreate || !screen) return null;
  return (
    <Button variant="contained" color="primary" component={Link} to={screen.pattern}>
      {titleOf(screen, screen.pattern, translate)}
    </Button>
  );
}
