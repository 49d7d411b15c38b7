import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { restoreDays } from '../../../../schema/rules/limits.ts';
import { useWords } from '../../../fields/useWords.ts';
import { Message } from '../../../widgets/states/Message.tsx';
import { ClosedIcon } from '../../../theme/icons/actions.tsx';
import { useMayReadAll } from '../../../widgets/access/useMay.ts';
import { EmptyIcon, NoMatchIcon } from '../../../widgets/icons.tsx';
import { searchShortcut, useSearchEverywhere } from '../../../widgets/search-everywhere/searchEverywhere.ts';
import { useListReader } from '../address/listReader.ts';
import { changeListState, isNarrowed, withFilters, type ListState } from '../address/listState.ts';
import { useResourceView } from '../../area-parts/AreaPartsContext.ts';
import { isOpening, openingOf, withoutAll } from '../address/opening.ts';
import { AddButton } from '../tools/AddButton.tsx';
import { useListOwner, useMayInList } from '../../owner/ListOwner.ts';
import { useFixedFilter } from '../../owner/ListView.ts';
import { useCount } from '../rows/useCount.ts';
import { useOpenList } from '../rows/OpenListContext.ts';

/**
 * Empty list: 'No results' if something narrows it down, 'Nothing open' on the tab on which it opens if all is done, 'No
 * data' if there is nothing yet, 'Nothing to see' if the person sees only assigned records and has none (AB 2), each with
 * the next step.
 */
export function EmptyList() {
  const { entity, state, go, isNarrow, onLeft } = useOpenList();
  const translate = useTranslate();
  const mayCreate = useMayInList('create', entity);
  const isOwned = useListOwner() !== null;
  // Who sees the owner sees all that it owns.
  const maySeeAll = useMayReadAll(entity.name) || isOwned;
  const name = useWords(entity.name).ofRecords(2);
  const lead = (key: string) => translate(`app.views.list.${key}`, { name, days: restoreDays });

  const view = useResourceView(entity.name);
  const everywhere = useSearchEverywhere();
  const opening = openingOf(entity, useListReader());
  const isNarrowedNow = isNarrowed(state, opening);
  // What stands apart (`list.aside`) is neither open nor done.
  const isOpened = entity.list.aside === undefined && isOpening(state.filters, opening);
  const fixed = useFixedFilter();
  // Whether nothing is left to do, or nothing is there at all.
  const { data: all } = useCount(entity.name, { ...fixed }, isOpened && !isNarrowedNow);
  const show = (change: Partial<Pick<ListState, 'keyword' | 'filters'>>) => {
    if (go(changeListState(state, change))) onLeft();
  };
  const showAll = isOpened && (
    <Button onClick={() => show({ filters: withFilters(state.filters, { [opening?.param ?? '']: [] }) })}>
      {translate('app.views.list.showAll', { name })}
    </Button>
  );

  if (isNarrowedNow) {
    return (
      <Message icon={NoMatchIcon} title={translate('app.empty.noResults')} lead={lead('noResults')}>
        <Button onClick={() => show({ keyword: '', filters: withoutAll(state, opening) })}>
          {translate('app.views.list.clearFilters')}
        </Button>
        {showAll}
        {everywhere && state.keyword !== '' && (
          <Button onClick={() => everywhere(state.keyword)}>
            {translate('app.views.list.searchEverywhere', { keys: isNarrow ? '' : ` (${searchShortcut})` })}
          </Button>
        )}
      </Message>
    );
  }
  if (isOpened && all === undefined) return null;
  if (isOpened && all && all.total > 0) {
    const title = translate(`app.empty.noneOpenOf.${entity.name}`, { _: translate('app.empty.noneOpen') });
    return (
      <Message icon={EmptyIcon} title={title} lead={lead('noneOpen')}>
        {showAll}
        <AddButton />
      </Message>
    );
  }
  if (state.deleted) {
    return <Message icon={EmptyIcon} title={translate('app.empty.noData')} lead={lead('noDeleted')} />;
  }
  if (!maySeeAll) {
    return (
      <Message icon={ClosedIcon} title={translate('app.empty.nothing')} lead={lead('noneAssigned')}>
        <AddButton />
      </Message>
    );
  }
  const More = isOwned ? undefined : view?.emptyList;
  return (
    <Message icon={EmptyIcon} title={translate('app.empty.noData')} lead={lead(mayCreate ? 'noData' : 'noDataYet')}>
      <AddButton />
      {More && (
        <Suspense>
          <More />
        </Suspense>
      )}
    </Message>
  );
}
