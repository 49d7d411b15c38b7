import Box from '@mui/material/Box';
import { useMay } from '../../../widgets/access/useMay.ts';
import { AddButton } from './AddButton.tsx';
import { DeletedSwitch } from './DeletedSwitch.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { useListReader } from '../../listReader.ts';
import { openingOf } from '../../opening.ts';
import { useViewFields } from '../../viewFields.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { filtersInForce } from '../filters/filtersInForce.ts';
import { useListOwner } from '../ListOwner.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { ImportButton } from './ImportButton.tsx';
import { NarrowTools } from './NarrowTools.tsx';
import { OwnTools } from '../OwnTools.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { SavedFilters } from '../../saved-filters/SavedFilters.tsx';
import { StatusesLink } from './StatusesLink.tsx';
import type { ListToolsProps } from './listToolsProps.ts';

/** Filters and actions of a list; on a phone the filters open as a sheet. */
export function ListTools({ isNarrow, ...tools }: ListToolsProps & { readonly isNarrow: boolean }) {
  return isNarrow ? <NarrowTools {...tools} /> : <WideTools {...tools} />;
}

function WideTools({ entity, state, go, filter, onLeft }: ListToolsProps) {
  const mayExport = useMay('export', entity.name);
  // Elsewhere they are tabs.
  const isOwned = useListOwner() !== null;
  const { filters } = useViewFields(entity);
  const opening = openingOf(entity, useListReader());
  // A row of their own below, where there is little room, once there are any.
  const hasChips = filtersInForce(filters, state, opening).length > 0;
  const hasSearch = (entity.list.search ?? []).length > 0;
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        // Long words, or a list beside the facts of a record: the actions go to a row of their own.
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        px: 2.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
      }}
    >
      {hasSearch && <SearchBox resource={entity.name} state={state} go={go} isWide={false} />}
      <Box
        sx={{
          flex: { xs: hasChips ? '1 0 100%' : 1, md: '1 1 200px' },
          order: { xs: hasChips ? 1 : 0, md: 0 },
          display: 'flex',
          minWidth: 0,
        }}
      >
        <FilterBar entity={entity} state={state} go={go} onLeft={onLeft}>
          {isOwned && <SavedFilters entity={entity} state={state} go={go} />}
        </FilterBar>
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.75, ml: 'auto' }}>
        {isOwned && <DeletedSwitch entity={entity} state={state} go={go} />}
        <LayoutSwitch entity={entity} state={state} go={go} />
        <StatusesLink entity={entity} state={state} isIcon />
        <OwnTools entity={entity} />
        <ImportButton entity={entity} />
        {mayExport && <ExportButton entity={entity} state={state} filter={filter} />}
        <AddButton entity={entity} />
      </Box>
    </Box>
  );
}
