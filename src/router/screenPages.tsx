import { useParams } from 'react-router-dom';
import type { ComponentType } from 'react';
import { browserAreas } from '../../generated/browserAreas.ts';
import { registry } from '../../schema/index.ts';
import type { Built, Screen } from '../../schema/routes/screen.ts';
import type { LoadPage } from '../area.ts';
import { viewOf } from '../views/viewOf.ts';

const entityOf = ({ name, entity }: Screen) => {
  if (entity === undefined) throw new Error(`The screen '${name}' has no entity`);
  return registry.get(entity);
};

/** The pages of their own, by the screen that each serves. */
const ownPages = new Map<string, LoadPage>(browserAreas.flatMap(({ pages }) => Object.entries(pages ?? {})));

const loaders: Readonly<Record<Built, LoadPage>> = {
  list: async (screen) => {
    if (screen.shows || screen.sections) {
      const { ShownList } = await import('../views/ShownList.tsx');
      return () => <ShownList screen={screen} />;
    }
    const { ListPage } = await import('../views/ListPage.tsx');
    const entity = entityOf(screen);
    return () => <ListPage entity={entity} />;
  },
  detail: async (screen) => {
    const { DetailPage } = await import('../views/DetailPage.tsx');
    const entity = entityOf(screen);
    const record = screen.record ?? 'id';
    return function RecordPage() {
      // Another record is another page: nothing of the former one stays in it.
      return <DetailPage key={useParams()[record]} entity={entity} />;
    };
  },
  add: async (screen) => {
    const entity = entityOf(screen);
    const own = viewOf(entity.name)?.add;
    if (own) return own();
    const { AddPage } = await import('../views/AddPage.tsx');
    return () => <AddPage entity={entity} />;
  },
  settings: async ({ settings = '' }) => {
    const { SettingsPage } = await import('../views/settings/SettingsPage.tsx');
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
