import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { undoTime } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { Avatar } from '../../widgets/avatar/Avatar.tsx';
import { RemoveIcon } from '../../widgets/icons.tsx';
import { Age } from '../../widgets/moment/Age.tsx';
import { UndoButton } from '../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { favoriteRoutes, type Favorite } from './favorite.ts';

/** One favourite: who, where to find them, and the way out of the list, which can be undone. */
export function FavoriteRow({ favorite, onChanged }: { favorite: Favorite; onChanged: () => void }) {
  const translate = useTranslate();
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const { id, displayName: name, link, markedAt } = favorite;

  const mark = async (isFavorite: boolean) => {
    try {
      await client.call({ method: 'POST', path: favoriteRoutes.mark, body: { ids: [id], isFavorite } });
      onChanged();
      if (isFavorite) return;
      const action = <UndoButton onUndo={() => void mark(true)} />;
      notify('app.agencies.favorites.removed', { messageArgs: { name }, autoHideDuration: undoTime, action });
    } catch (error) {
      complain(error);
    }
  };

  return (
    <li>
      <Avatar of={{ id, displayName: name, avatar: null }} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 560, overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>
        {link !== null && (
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow"
            sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: 12 }}
          >
            {link.replace(/^https?:\/\//i, '')}
          </Link>
        )}
      </Box>
      <Box sx={{ color: 'ink3', fontSize: 12, flex: 'none' }}>
        <Age at={markedAt} />
      </Box>
      <IconButton
        aria-label={translate('app.agencies.favorites.remove', { name })}
        title={translate('app.agencies.favorites.remove', { name })}
        onClick={() => void mark(false)}
      >
        <RemoveIcon fontSize="inherit" />
      </IconButton>
    </li>
  );
}
