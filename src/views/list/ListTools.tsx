import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/entity.ts';
import type { Filter } from '../../dataProvider/types.ts';
import { addScreen } from '../../widgets/link/recordPath.ts';
import { changeListState, defaultListState } from '../listState.ts';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ListAddress } from './useListState.ts';

interface ListToolsProps extends ListAddress {
  readonly entity: AnyEntity;
  readonly filter: Filter;
  readonly isNarrow: boolean;
}

/** What narrows a list down, and what can be done with it. */
export function ListTools({ entity, state, go, filter, isNarrow }: ListToolsProps) {
  const translate = useTranslate();
  const { canAccess: mayExport } = useCanAccess({ resource: entity.name, action: 'export' });
  const { canAccess: mayRestore } = useCanAccess({ resource: entity.name, action: 'restore' });
  const hasSearch = (entity.list.search ?? []).length > 0;

  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: isNarrow ? 2 : 2.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {hasSearch && <SearchBox state={state} go={go} isWide={isNarrow} />}
      <FilterBar entity={entity} state={state} go={go} />
      <Box sx={{ flex: 1 }} />
      {mayRestore && (
        <Button
          variant="text"
          color="inherit"
          aria-pressed={state.deleted}
          onClick={() =>
            go(changeListState({ ...defaultListState(entity), pageSize: state.pageSize }, { deleted: !state.deleted }))
          }
          sx={{ color: 'ink2' }}
        >
          {translate(state.deleted ? 'app.views.list.showCurrent' : 'app.views.list.showDeleted')}
        </Button>
      )}
      {mayExport && !isNarrow && <ExportButton entity={entity} state={state} filter={filter} />}
      <AddButton entity={entity} />
    </Box>
  );
}

/** Leads to the page on which a record is made, where that is permitted. */
export function AddButton({ entity }: { readonly entity: AnyEntity }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: entity.name, action: 'create' });
  const screen = addScreen(entity.name);
  if (!canAccess || !screen) return null;
  return (
    <Button variant="contained" color="primary" component={Link} to={screen.pattern}>
      {translate(screen.title)}
    </Button>
  );
}
