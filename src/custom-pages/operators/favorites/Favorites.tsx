import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { requestTo } from '../../../dataProvider/declaredCall.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { AddIcon } from '../../../theme/icons/actions.tsx';
import { FavoritesIcon } from '../../../theme/icons/areas.tsx';
import { downloadAnswer } from '../../../views/list/tools/export/downloadAnswer.ts';
import { YesNoDialog } from '../../../widgets/dialog/YesNoDialog.tsx';
import { NoMatchIcon } from '../../../widgets/icons.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { SimpleList } from '../../../widgets/simple-list/SimpleList.tsx';
import { useAddressKeyword, useAddressPart } from '../../../widgets/simple-list/useAddressPart.ts';
import { usePages } from '../../../widgets/simple-list/usePages.ts';
import { FavoriteDialog } from './FavoriteDialog.tsx';
import { FavoriteRow } from './FavoriteRow.tsx';
import { filterOf, StatusViews, viewOf } from './StatusViews.tsx';
import { useFavoriteActions } from './useFavoriteActions.tsx';

const columns = ['name', 'link', 'status', 'tags', 'connected', 'since'];

/** The home of app admins (AB 6): people outside the agencies whom they keep an eye on. */
export function Favorites() {
  const translate = useTranslate();
  const client = useClient();
  const complain = useFailureNotice();
  const { keyword, typed, setTyped } = useAddressKeyword();
  const [named] = useAddressPart('view');
  const view = viewOf(named);
  const [edited, setEdited] = useState<Favorite | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Favorite | null>(null);
  const [isExporting, setExporting] = useState(false);
  const filter = useMemo(() => filterOf(view), [view]);
  const { forget, ...pages } = usePages(['favorites', keyword, filter], (asked, signal) =>
    client.ask('POST /cms/v1/favorites/list', { body: { ...filter, ...asked, keyword }, signal }),
  );
  const changed = () => void forget();
  const actions = useFavoriteActions(changed);
  const words = (key: string, options?: object) => translate(`app.agencies.favorites.${key}`, options);
  const add = (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {words('add')}
    </Button>
  );
  const isFound = pages.rows?.length !== 0;
  const isBare = keyword === '' && view === 'all' && !isFound;

  const exportAll = async () => {
    setExporting(true);
    try {
      const body = { ...filter, keyword, headings: columns.map((column) => words(column)) };
      const request = requestTo('POST /cms/v1/favorites/export', { body });
      await downloadAnswer(client, request, 'text/csv', `${translate('menu.areas.favorites').toLowerCase()}.csv`);
    } catch (error) {
      complain(error);
    }
    setExporting(false);
  };

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      {!isBare && (
        <SimpleListHead lead={words('lead')} search={{ label: words('search'), value: typed, onChange: setTyped }}>
          <Button loading={isExporting} disabled={!isFound} onClick={() => void exportAll()}>
            {words('export')}
          </Button>
          {add}
        </SimpleListHead>
      )}
      <StatusViews view={view} />
      <SimpleList
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
        {(favorite) => (
          <FavoriteRow
            key={favorite.id}
            favorite={favorite}
            actions={actions}
            onEdit={() => setEdited(favorite)}
            onDelete={() => setDoomed(favorite)}
          />
        )}
      </SimpleList>
      {edited && (
        <FavoriteDialog
          favorite={edited === 'new' ? null : edited}
          onChanged={changed}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <YesNoDialog
          isOpen
          title={words('delete')}
          question={words('deleteQuestion', { name: doomed.displayName })}
          onDecide={(isYes) => {
            setDoomed(null);
            if (isYes) void actions.remove(doomed);
          }}
        />
      )}
    </Box>
  );
}
