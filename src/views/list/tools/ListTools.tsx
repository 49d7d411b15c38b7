import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useMay } from '../../../widgets/access/useMay.ts';
import { AddButton } from './AddButton.tsx';
import { DeletedSwitch } from './DeletedSwitch.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { useListReader } from '../address/listReader.ts';
import { openingOf } from '../address/opening.ts';
import { useViewFields } from '../../view-fields/viewFields.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { filtersInForce } from './filters/filtersInForce.ts';
import { useListOwner } from '../../owner/ListOwner.ts';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { ImportButton } from './ImportButton.tsx';
import { lateNarrowTools } from './lateNarrowTools.ts';
import { OwnTools } from './OwnTools.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { SavedFilters } from './saved-filters/SavedFilters.tsx';
import { StatusesLink } from './StatusesLink.tsx';
import { useOpenList } from '../rows/OpenListContext.ts';

const { Part: NarrowTools } = lateNarrowTools;

/** Filters and actions of a list; on a phone the filters open as a sheet. */
export function ListTools() {
  if (!useOpenList().isNarrow) return <WideTools />;
  return (
    <Suspense fallback={<Box sx={narrowRoom} />}>
      <NarrowTools />
    </Suspense>
  );
}

/** Room of the tools on a phone until they are loaded. */
const narrowRoom = { flex: 'none', height: 65, borderBottom: 1, borderColor: 'line', bgcolor: 'background.paper' };

function WideTools() {
  const { entity, state } = useOpenList();
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
      {hasSearch && <SearchBox isWide={false} />}
      <Box
        sx={{
          flex: { xs: hasChips ? '1 0 100%' : 1, md: '1 1 200px' },
          order: { xs: hasChips ? 1 : 0, md: 0 },
          display: 'flex',
          minWidth: 0,
        }}
      >
        <FilterBar>{isOwned && <SavedFilters />}</FilterBar>
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 0.75, ml: 'auto' }}>
        {isOwned && <DeletedSwitch />}
        <LayoutSwitch />
        <StatusesLink isIcon />
        <OwnTools />
        <ImportButton />
        {mayExport && <ExportButton />}
        <AddButton />
      </Box>
    </Box>
  );
}
