import { useTranslate } from 'ra-core';
import { listWordOf } from '../../../../../schema/menu.ts';
import type { Tab } from '../../../../../schema/language/registry.ts';
import { useLocation } from 'react-router-dom';
import { recordPath, withinOf } from '../../../../widgets/link/recordPath.ts';
import { TabBar, TabLink } from '../../../../widgets/tabs/tabs.tsx';
import type { TrailState } from '../../../trail/trail.ts';

/** Returns the name of a tab: that of the entity which it lists, else its own word. */
export function tabWord(tab: Tab, translate: ReturnType<typeof useTranslate>): string {
  if (tab.shows === 'linked' || tab.shows === 'under')
    return translate(listWordOf(tab.entity.name), { smart_count: 2 });
  return translate(`tabs.${tab.name}`);
}

interface RecordTabsProps {
  readonly kind: string;
  readonly id: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  /** State of the history entries within the page. */
  readonly kept: TrailState;
}

/** The tabs of a record's page; each has its own address. */
export function RecordTabs({ kind, id, tabs, current, kept }: RecordTabsProps) {
  const translate = useTranslate();
  const within = withinOf(useLocation().pathname);
  return (
    <TabBar aria-label={translate('app.views.record.tabs')}>
      {tabs.map((tab) => {
        const { name } = tab;
        const path = recordPath(kind, id, name, within);
        if (path === null) return null;
        return (
          <TabLink key={name} to={path} state={kept} aria-current={name === current ? 'page' : undefined}>
            {tabWord(tab, translate)}
          </TabLink>
        );
      })}
    </TabBar>
  );
}
