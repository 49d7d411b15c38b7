import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { listFiltersOf } from '../../../schema/language/listFilters.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { useStatusCategories } from '../../fields/useStatusCategories.ts';
import { TabBar, TabLink } from '../../widgets/tabs/tabs.tsx';
import { useListReader } from '../listReader.ts';
import { changeListState, withFilters, writeListState, type ListState } from '../listState.ts';

interface CategoryTabsProps {
  readonly entity: AnyEntity;
  readonly state: ListState;
  /** The filter by category that the tabs set. */
  readonly param: string;
  readonly type: StatusType;
}

/** The categories of a list's statuses as the agency names and orders them, each with the address of its records. */
function CategoryTabs({ entity, state, param, type }: CategoryTabsProps) {
  const translate = useTranslate();
  const reader = useListReader();
  const { pathname } = useLocation();
  const { categories } = useStatusCategories(type);
  const chosen = state.filters[param] ?? [];
  // What the address asks for is shown, whatever the agency has hidden since.
  const offered = categories.filter(({ code, isHidden }) => !isHidden || chosen.includes(String(code)));
  const tabs = [
    { code: null, word: translate('app.views.list.allCategories') },
    ...offered.map(({ code, displayName }) => ({ code: String(code), word: displayName })),
  ];
  const addressOf = (code: string | null) => {
    const filters = withFilters(state.filters, { [param]: code === null ? [] : [code] });
    const search = writeListState(changeListState(state, { filters }), entity, reader);
    return { pathname, search: search === '' ? '' : `?${search}` };
  };
  const isCurrent = (code: string | null) =>
    code === null ? chosen.length === 0 : chosen.length === 1 && chosen[0] === code;
  return (
    <TabBar aria-label={translate('app.views.list.categoryTabs')}>
      {tabs.map(({ code, word }) => (
        <TabLink key={code} to={addressOf(code)} aria-current={isCurrent(code) ? 'page' : undefined}>
          {word}
        </TabLink>
      ))}
    </TabBar>
  );
}

/** The tabs of a list whose declaration has some. */
export function ListTabs({ entity, state }: Pick<CategoryTabsProps, 'entity' | 'state'>) {
  const { tabs } = entity.list;
  const filter = listFiltersOf(entity).find(({ name, isNamed }) => isNamed && name === tabs);
  if (tabs === undefined || filter?.categoriesOf === undefined) return null;
  return <CategoryTabs entity={entity} state={state} param={tabs} type={filter.categoriesOf} />;
}
