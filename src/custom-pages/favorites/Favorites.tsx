import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { filterSearchDebounce } from '../../../schema/rules/limits.ts';
import { Message } from '../../layout/states/Message.tsx';
import { AddIcon } from '../../theme/icons/actions.tsx';
import { FavoritesIcon } from '../../theme/icons/areas.tsx';
import { NoMatchIcon } from '../../widgets/icons.tsx';
import { useDebounced } from '../../widgets/picker/useDebounced.ts';
import { PlainHead } from '../../widgets/plain/PlainHead.tsx';
import { PlainList } from '../../widgets/plain/PlainList.tsx';
import { usePages } from '../../widgets/plain/usePages.ts';
import { AddFavorite } from './AddFavorite.tsx';
import { favoriteRoutes, type Favorite } from './favorite.ts';
import { FavoriteRow } from './FavoriteRow.tsx';

/** The home of app admins (AB 6): people outside the agencies whom they keep an eye on. */
export function Favorites() {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const keyword = useDebounced(typed.trim(), filterSearchDebounce);
  const { forget, ...pages } = usePages<Favorite>(favoriteRoutes.list, keyword);
  const words = (key: string) => translate(`app.agencies.favorites.${key}`);
  const add = (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
      {words('add')}
    </Button>
  );
  const isBare = keyword === '' && pages.rows?.length === 0;

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      {!isBare && (
        <PlainHead lead={words('lead')} search={{ label: words('search'), value: typed, onChange: setTyped }}>
          {add}
        </PlainHead>
      )}
      <PlainList
        label={translate('menu.areas.favorites')}
        {...pages}
        empty={
          isBare ? (
            <Message icon={FavoritesIcon} title={words('none')} lead={words('noneLead')}>
              {add}
            </Message>
          ) : (
            <Message icon={NoMatchIcon} title={translate('app.empty.noResults')} lead={words('noneFound')} />
          )
        }
      >
        {(favorite) => <FavoriteRow key={favorite.id} favorite={favorite} onChanged={() => void forget()} />}
      </PlainList>
      {isAdding && <AddFavorite onAdded={() => void forget()} onClose={() => setAdding(false)} />}
    </Box>
  );
}
