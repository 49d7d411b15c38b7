import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { favoriteStatuses, favoriteStatusNames } from '../../../../schema/areas/operators/favorites.ts';
import { codeOf } from '../../../../schema/fields/choice.ts';
import { useWords } from '../../../fields/useWords.ts';
import { MoreMenu, type Then } from '../../../widgets/more/MoreMenu.tsx';
import { Pill } from '../../../widgets/pill/Pill.tsx';
import { toneOf } from '../../../widgets/pill/tone.ts';
import type { FavoriteActions } from './useFavoriteActions.tsx';

interface FavoriteMenuProps {
  readonly favorite: Favorite;
  readonly actions: FavoriteActions;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Menu of a favourite; for a removed one, to restore or delete it for good. */
export function FavoriteMenu({ favorite, actions, onEdit, onDelete }: FavoriteMenuProps) {
  const translate = useTranslate();
  const { ofChoice } = useWords('talent');
  const words = (key: string) => translate(`app.agencies.favorites.${key}`, { name: favorite.displayName });
  const living = (then: Then) => [
    <MenuItem key="edit" onClick={then(onEdit)}>
      {translate('app.actions.edit')}
    </MenuItem>,
    <Divider key="line" component="li" />,
    ...favoriteStatusNames.map((name) => {
      const code = codeOf(favoriteStatuses, name) as Favorite['status'];
      return (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={code === favorite.status}
          selected={code === favorite.status}
          onClick={then(() => actions.setStatus(favorite, code))}
        >
          <Pill tone={toneOf(name)}>{ofChoice('status', talent.fields.status, name)}</Pill>
        </MenuItem>
      );
    }),
    <Divider key="second-line" component="li" />,
    <MenuItem key="remove" onClick={then(() => actions.mark(favorite, false))}>
      {words('takeOff')}
    </MenuItem>,
  ];
  const removed = (then: Then) => [
    <MenuItem key="back" onClick={then(() => actions.mark(favorite, true))}>
      {words('putBack')}
    </MenuItem>,
    <MenuItem key="delete" onClick={then(onDelete)}>
      {words('delete')}
    </MenuItem>,
  ];
  return <MoreMenu label={words('moreFor')}>{favorite.isFavorite ? living : removed}</MoreMenu>;
}
