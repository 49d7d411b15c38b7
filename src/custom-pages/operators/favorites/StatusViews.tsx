import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import { favoriteStatuses, favoriteStatusNames } from '../../../../schema/areas/operators/favorites.ts';
import { codeOf } from '../../../../schema/fields/choice.ts';
import { useWords } from '../../../fields/useWords.ts';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';

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

/** Tabs of these views, each with an address that keeps the search. */
export function StatusViews({ view }: { readonly view: FavoriteView }) {
  const translate = useTranslate();
  const { ofChoice } = useWords('talent');
  const { pathname, search } = useLocation();
  const words = (key: string) => translate(`app.agencies.favorites.${key}`);
  const addressOf = (one: FavoriteView) => {
    const params = new URLSearchParams(search);
    if (one === 'all') params.delete('view');
    else params.set('view', one);
    return { pathname, search: params.toString() };
  };
  return (
    <TabBar aria-label={words('views')}>
      {views.map((one) => (
        <TabLink key={one} to={addressOf(one)} aria-current={one === view ? 'page' : undefined}>
          {one === 'all' || one === 'removed' ? words(`${one}Ones`) : ofChoice('status', talent.fields.status, one)}
        </TabLink>
      ))}
    </TabBar>
  );
}
