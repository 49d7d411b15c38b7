import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import { favoriteStatuses, favoriteStatusNames } from '../../../../schema/areas/operators/favorites.ts';
import { codeOf } from '../../../../schema/fields/choice.ts';
import { useWords } from '../../../fields/useWords.ts';

/** View of the favourites: all, those of one status, or the removed ones. */
export type FavoriteView = 'all' | 'removed' | (string & {});

const views: readonly FavoriteView[] = ['all', ...favoriteStatusNames, 'removed'];

/** The view of that name in an address; all of them for any other. */
export const viewOf = (name: string): FavoriteView => (views.includes(name) ? name : 'all');

/** Returns the filter of the list for a view. */
export function filterOf(view: FavoriteView): object {
  if (view === 'removed') return { isFavorite: false };
  return view === 'all' ? {} : { statusIds: [codeOf(favoriteStatuses, view)] };
}

/** The choice between these views. */
export function StatusViews({ view, onChange }: { view: FavoriteView; onChange: (view: FavoriteView) => void }) {
  const translate = useTranslate();
  const { ofChoice } = useWords('talent');
  const words = (key: string) => translate(`app.agencies.favorites.${key}`);
  return (
    <Box sx={{ overflowX: 'auto', px: { xs: 2, md: 2.5 }, py: 1, borderBottom: 1, borderColor: 'line2', flex: 'none' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={words('views')}
        onChange={(_event, next: FavoriteView | null) => next && onChange(next)}
      >
        {views.map((one) => (
          <ToggleButton key={one} value={one} sx={{ whiteSpace: 'nowrap' }}>
            {one === 'all' || one === 'removed' ? words(`${one}Ones`) : ofChoice('status', talent.fields.status, one)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
