import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../../../i18n/numbers.ts';
import { tabOfMost } from '../../../../../schema/language/lists/asideTabs.ts';
import type { StatusType } from '../../../../../schema/rules/statuses.ts';
import { useActor } from '../../../../authProvider/ActorContext.ts';
import { useStatusCategories } from '../../../../fields/useStatusCategories.ts';
import { useWords } from '../../../../fields/useWords.ts';
import { choiceWord } from '../../../../i18n/fieldWords.ts';
import { TabBar, TabLink } from '../../../../widgets/tabs/tabs.tsx';
import { useListReader } from '../../address/listReader.ts';
import { changeListState, withFilters, writeListState, type ListState } from '../../address/listState.ts';
import { SavedTabs } from '../saved-filters/SavedTabs.tsx';
import { useMayInList, useListOwner } from '../../../owner/ListOwner.ts';
import { useOpenList } from '../../rows/OpenListContext.ts';
import { placeOfQuery } from '../../address/tabAddress.ts';
import { TabCount } from './TabCount.tsx';
import { tabFiltersOf, type TabFilter, type TabFilters } from './tabFilters.ts';
import { useTabCounts, type TabCounts } from './useTabCounts.ts';

interface ListTabsProps {
  /** True once the rows are there: counts come after them. */
  readonly isReady: boolean;
}

/** One tab: its word, its number of records if known, and what it changes of the list. */
interface Tab {
  readonly key: string;
  readonly word: string;
  readonly count: number | undefined;
  readonly change: Pick<ListState, 'filters' | 'deleted'>;
}

interface ChoiceTab {
  readonly value: string;
  readonly word: string;
}

interface TabsProps extends ListTabsProps {
  readonly filters: TabFilters;
  readonly choices: readonly ChoiceTab[];
}

/** The tabs of a list as they are known now: all, each of `choices`, then the archived and the deleted ones. */
function useTabs({ filters, choices, isReady }: TabsProps) {
  const { entity, state, list } = useOpenList();
  const translate = useTranslate();
  const { ofRecords } = useWords(entity.name);
  const isOwned = useListOwner() !== null;
  const mayRestore = useMayInList('restore', entity) && !isOwned;
  const { own, archive: found } = filters;
  const archive = isOwned ? undefined : found;
  const params = useMemo(() => [own, archive].flatMap((one) => (one ? [one.param] : [])), [own, archive]);
  const counts = useTabCounts({
    resource: entity.name,
    filter: list.filter,
    params,
    withDeleted: mayRestore,
    isWanted: isReady,
  });
  const { not = [] } = state.filters;
  const none = {
    ...Object.fromEntries(params.map((param) => [param, []])),
    not: not.filter((param) => !params.includes(param)),
  };
  const changeTo = (one?: TabFilter, values: readonly string[] = []): Tab['change'] => ({
    filters: withFilters(state.filters, { ...none, ...(one && { [one.param]: values }) }),
    deleted: false,
  });
  const tabOf = (one: TabFilter, { value, word }: ChoiceTab): Tab => ({
    key: `${one.param} ${value}`,
    word,
    count: counts.of(one.param, value),
    change: changeTo(one, [value]),
  });
  const { open = [] } = entity.list;
  const tabOfSome = (one: TabFilter, values: readonly string[]): Omit<Tab, 'key' | 'word'> => {
    const found = values.map((value) => counts.of(one.param, value));
    const count = found.reduce((sum, more) => (sum === undefined || more === undefined ? undefined : sum + more), 0);
    return { count, change: changeTo(one, values) };
  };
  const openWord = () =>
    translate(`app.views.list.openOf.${entity.name}`, { _: translate('app.views.list.openCategories') });
  const most = own && tabOfMost(entity);
  const archived = archive?.choices.map(({ name, value }) =>
    tabOf(archive, { value, word: translate(choiceWord(entity.name, archive.name, name)) }),
  );
  const named = { name: ofRecords(2) };
  const tabs: readonly Tab[] = [
    {
      key: 'all',
      word: translate('app.views.list.allCategories', named),
      ...(own && most ? tabOfSome(own, most.values) : { count: counts.all, change: changeTo() }),
    },
    // A single category has its own tab.
    ...(own && open.length > 1 ? [{ key: 'open', word: openWord(), ...tabOfSome(own, open) }] : []),
    ...(own ? choices.map((choice) => tabOf(own, choice)) : []),
    ...(archived ?? []),
    ...(mayRestore ? [deletedTab(translate('app.views.list.showDeleted', named), counts, changeTo())] : []),
  ];
  const valuesIn = (values: ListState['filters']) =>
    params.map((param) => [values['not']?.includes(param) ?? false, ...(values[param] ?? []).toSorted()]);
  const isCurrent = ({ change }: Tab) =>
    change.deleted === state.deleted &&
    (state.deleted || JSON.stringify(valuesIn(change.filters)) === JSON.stringify(valuesIn(state.filters)));
  return { tabs, current: tabs.find(isCurrent), isOwned };
}

const deletedTab = (word: string, { deleted }: TabCounts, change: Tab['change']): Tab => ({
  key: 'deleted',
  word,
  count: deleted,
  change: { ...change, deleted: true },
});

/** Tabs with the numbers behind them, and the person's own views. */
function Tabs(props: TabsProps) {
  const { entity, state } = useOpenList();
  const translate = useTranslate();
  const reader = useListReader();
  const { pathname } = useLocation();
  const { tabs, current, isOwned } = useTabs(props);
  const addressOf = (next: ListState) => placeOfQuery(pathname, writeListState(next, entity, reader));
  const linksOf = (isSaved: boolean) =>
    tabs.map(({ key, word, count, change }) => (
      <TabLink
        key={key}
        to={addressOf(changeListState(state, change))}
        aria-current={!isSaved && current?.key === key ? 'page' : undefined}
      >
        {/* The space keeps word and number apart for who hears them. */}
        {word} <TabCount>{count !== undefined && formatCount(count)}</TabCount>
      </TabLink>
    ));
  return (
    <TabBar aria-label={translate('app.views.list.views')}>
      {isOwned ? linksOf(false) : <SavedTabs isReady={props.isReady} addressOf={addressOf} before={linksOf} />}
    </TabBar>
  );
}

/** The categories of a list's statuses as the agency names and orders them. */
function CategoryTabs({ type, ...props }: Omit<TabsProps, 'choices'> & { readonly type: StatusType }) {
  const { categories } = useStatusCategories(type);
  const { state } = useOpenList();
  const chosen = state.filters[props.filters.own?.param ?? ''] ?? [];
  // What the address asks for is shown, whatever the agency has hidden since.
  const offered = categories.filter(({ code, isHidden }) => !isHidden || chosen.includes(String(code)));
  return (
    <Tabs {...props} choices={offered.map(({ code, displayName }) => ({ value: String(code), word: displayName }))} />
  );
}

/**
 * The tabs above a list, each with an address and the number of its records: all, one for each state, the archived and
 * the deleted ones, and the person's saved views. On the page of an owner only those that the declaration names.
 */
export function ListTabs(props: ListTabsProps) {
  const { entity } = useOpenList();
  const translate = useTranslate();
  const actor = useActor();
  const isOwned = useListOwner() !== null;
  const filters = useMemo(() => tabFiltersOf(entity, actor), [actor, entity]);
  if (isOwned && entity.list.tabs === undefined) return null;
  const { own } = filters;
  if (own?.of.categoriesOf !== undefined)
    return <CategoryTabs {...props} filters={filters} type={own.of.categoriesOf} />;
  const choices = (own?.choices ?? []).map(({ name, value }) => ({
    value,
    word: translate(choiceWord(entity.name, own?.name ?? '', name)),
  }));
  return <Tabs {...props} filters={filters} choices={choices} />;
}
