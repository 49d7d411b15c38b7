import { useTranslate } from 'ra-core';
import { recordPath } from '../../widgets/link/recordPath.ts';
import { TabBar, TabLink } from '../../widgets/tabs/tabs.tsx';

interface RecordTabsProps {
  readonly kind: string;
  readonly id: string;
  readonly tabs: readonly string[];
  readonly current: string;
}

/** The tabs of a record's page; each has its own address. */
export function RecordTabs({ kind, id, tabs, current }: RecordTabsProps) {
  const translate = useTranslate();
  return (
    <TabBar aria-label={translate('app.views.record.tabs')}>
      {tabs.map((name) => {
        const path = recordPath(kind, id, name);
        if (path === null) return null;
        return (
          <TabLink key={name} to={path} aria-current={name === current ? 'page' : undefined}>
            {translate(`tabs.${name}`)}
          </TabLink>
        );
      })}
    </TabBar>
  );
}
