import { lazy, Suspense, type ComponentType } from 'react';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Tab } from '../../../../schema/language/registry.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useResourceView } from '../../area-parts/AreaPartsContext.ts';
import { ComingSoon } from '../../coming-soon/ComingSoon.tsx';
import { permissionsOf } from '../../rights/permissionsOf.ts';
import { isFeed } from '../../view-fields/owned.ts';
import { AreaPage } from './AreaPage.tsx';
import { FactsTab } from './facts/FactsTab.tsx';
import { HistoryTab } from './history/HistoryTab.tsx';
import { LinkedList } from './owned/LinkedList.tsx';
import { OwnedList } from './owned/OwnedList.tsx';
import { OwnedTab } from './owned/OwnedTab.tsx';

const FilesTab = lazy(async () => ({ default: (await import('./files/FilesTab.tsx')).FilesTab }));
const GalleryTab = lazy(async () => ({ default: (await import('./gallery/GalleryTab.tsx')).GalleryTab }));
const TeamTab = lazy(async () => ({ default: (await import('./team/TeamTab.tsx')).TeamTab }));

/** A tab of a record that shows something of a kind. */
interface TabProps<Shows extends Tab['shows']> {
  readonly entity: AnyEntity;
  readonly record: WireRecord;
  readonly tab: Tab & { readonly shows: Shows };
  /** True if the key facts stand in a column beside it. */
  readonly hasSide: boolean;
}

function Owned({ entity, record, tab }: TabProps<'owned'>) {
  const owned = { entity: tab.entity, field: tab.field, owner: record, mayWrite: permissionsOf(record).canUpdate };
  return isFeed(tab.entity) ? <OwnedTab {...owned} /> : <OwnedList {...owned} page={entity.name} />;
}

function Linked({ entity, record, tab }: TabProps<'linked'> | TabProps<'under'>) {
  return <LinkedList entity={tab.entity} field={tab.field} record={record} page={entity.name} />;
}

/** Contents of tabs, by what they show. */
const contents: { readonly [Shows in Tab['shows']]: ComponentType<TabProps<Shows>> } = {
  sections: FactsTab,
  history: ({ entity, record }) => <HistoryTab entity={entity} id={record.id} record={record} />,
  owned: Owned,
  linked: Linked,
  under: Linked,
  files: ({ entity, record, tab }) => <FilesTab entity={entity} record={record} field={tab.field} />,
  gallery: ({ entity, record, tab }) => <GalleryTab entity={entity} record={record} field={tab.field} />,
  team: ({ entity, record, tab }) => <TeamTab entity={entity} record={record} roles={tab.roles} />,
  page: ({ entity, record, tab }) => <AreaPage name={tab.page ?? tab.name} entity={entity} record={record} />,
};

interface TabContentProps extends Omit<TabProps<Tab['shows']>, 'tab'> {
  /** Undefined for a tab that is still to come. */
  readonly tab: Tab | undefined;
}

/** The content of a tab, below what its area puts there. */
export function TabContent({ tab, ...props }: TabContentProps) {
  const above = useResourceView(props.entity.name)?.aboveTab;
  if (!tab) return <ComingSoon />;
  const Above = above?.[tab.name];
  const Content = contents[tab.shows] as ComponentType<TabProps<Tab['shows']>>;
  return (
    <>
      {Above && (
        <Suspense fallback={null}>
          <Above record={props.record} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Content key={tab.name} {...props} tab={tab} />
      </Suspense>
    </>
  );
}
