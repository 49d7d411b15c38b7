import { useNotify } from 'ra-core';
import type { Favorite } from '../../../../schema/areas/operators/calls/favorites.ts';
import { undoTime } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { UndoButton } from '../../../widgets/notice/UndoButton.tsx';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Actions on a favourite without a form. */
export interface FavoriteActions {
  setStatus(favorite: Favorite, status: Favorite['status']): Promise<void>;
  /** Takes them off the list, which can be undone, or puts them back. */
  mark(favorite: Favorite, isFavorite: boolean): Promise<void>;
  remove(favorite: Favorite): Promise<void>;
}

/**
 * Returns the actions on a favourite.
 * @param onChanged called when the list has changed
 */
export function useFavoriteActions(onChanged: () => void): FavoriteActions {
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const say = (key: string, { displayName: name }: Favorite, more: object = {}) =>
    notify(`app.agencies.favorites.${key}`, { messageArgs: { name }, ...more });
  const attempt = async (work: () => Promise<unknown>, said?: () => void) => {
    try {
      await work();
      said?.();
    } catch (error) {
      complain(error);
    }
    // What was refused is likely another one by now.
    onChanged();
  };
  const mark = (favorite: Favorite, isFavorite: boolean): Promise<void> =>
    attempt(
      () => client.ask('POST /cms/v1/favorites/mark-favorites', { body: { ids: [favorite.id], isFavorite } }),
      () => {
        if (isFavorite) return;
        const action = <UndoButton onUndo={() => void mark(favorite, true)} />;
        say('removed', favorite, { autoHideDuration: undoTime, action });
      },
    );
  return {
    mark,
    setStatus: ({ id }, status) =>
      attempt(() => client.ask('PUT /cms/v1/favorites/status', { body: { ids: [id], status } })),
    remove: (favorite) =>
      attempt(
        () => client.ask('DELETE /cms/v1/favorites/{id}', { params: { id: favorite.id } }),
        () => say('deleted', favorite),
      ),
  };
}
