import { useParams } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Built, Screen } from '../../schema/routes/screen.ts';
import type { LoadPage } from '../area.ts';
import { areaParts, ownPages } from '../areaParts.ts';
import { loadEntity } from '../loadEntity.ts';

const entityOf = ({ name, entity }: Screen) => {
  if (entity === undefined) throw new Error(`The screen '${name}' has no entity`);
  return loadEntity(entity);
};

const loaders: Readonly<Record<Built, LoadPage>> = {
  list: async (screen) => {
    if (screen.shows || screen.sections) {
      const { ShownList } = await import('../views/list/ShownList.tsx');
      return () => <ShownList screen={screen} />;
    }
    const [{ ListPage }, entity] = await Promise.all([import('../views/list/ListPage.tsx'), entityOf(screen)]);
    return () => <ListPage entity={entity} />;
  },
  detail: async (screen) => {
    const [{ RecordPage }, entity] = await Promise.all([
      import('../views/record/page/RecordPage.tsx'),
      entityOf(screen),
    ]);
    const record = screen.record ?? 'id';
    return function PageOfRecord() {
      // Another record is another page: nothing of the former one stays in it.
      return <RecordPage key={useParams()[record]} entity={entity} />;
    };
  },
  add: async (screen) => {
    const own = areaParts.views.get(screen.entity ?? '')?.add;
    if (own) return own();
    const [{ AddPage }, entity] = await Promise.all([import('../views/record/page/AddPage.tsx'), entityOf(screen)]);
    return () => <AddPage entity={entity} />;
  },
  settings: async ({ settings = '' }) => {
    const [{ SettingsPage }, { registry }] = await Promise.all([
      import('../views/settings/SettingsPage.tsx'),
      import('../../schema/index.ts'),
    ]);
    const declared = registry.settings.find(({ name }) => name === settings);
    if (!declared) throw new Error(`no settings are called '${settings}'`);
    return () => <SettingsPage settings={declared} />;
  },
  comingSoon: async () => (await import('../views/coming-soon/ComingSoon.tsx')).ComingSoon,
  page: async (screen) => {
    const load = ownPages.get(screen.name);
    if (!load) throw new Error(`The screen '${screen.name}' has no page`);
    return load(screen);
  },
};

const pages = new Map<string, Promise<ComponentType>>();

/**
 * The component of a screen, loaded when it is first opened. Screens that show the same record share theirs, so that
 * going from a tab to its edit form keeps the page.
 */
export function pageOf(screen: Screen): Promise<ComponentType> {
  const isOwn = screen.entity === undefined || screen.shows !== undefined || screen.sections !== undefined;
  const key = isOwn ? screen.name : `${screen.built} ${screen.entity}`;
  const known = pages.get(key);
  if (known) return known;
  const page = loaders[screen.built](screen);
  pages.set(key, page);
  // A part that could not be loaded is asked for again.
  page.catch(() => pages.delete(key));
  return page;
}
