import type { Owner, Sketch } from './screen.ts';

/** Screens of an entity's list on its own, and with a tab as a part of its path. */
export const alone = <const Tab extends Sketch>(tab: Tab) =>
  [
    { name: 'list', path: '', built: 'list', back: 'parent' },
    { ...tab, built: 'list' },
  ] as const;

/** Screens of its list on the pages of an owner. */
export const below = <const Name extends Owner, const Tab extends Sketch>(owner: Name, section: string, tab: Tab) => {
  const list = { built: 'detail', back: 'parent', entity: owner, record: 'id', section } as const;
  return [
    { ...list, name: 'list', path: '' },
    { ...tab, ...list },
  ] as const;
};

/**
 * Screens for adding, reading and editing an entity's records: `record` is the parameter of the id, `name` that of the
 * screen with the tabs.
 */
export const pagesOf = <
  const Entity extends string,
  const Id extends string,
  const Name extends string,
  const Tabs extends readonly string[],
>(
  entity: Entity,
  { record, name, tabs }: { readonly record: Id; readonly name: Name; readonly tabs: Tabs },
) => {
  const page = { built: 'detail', entity, record } as const;
  return [
    { name: 'add', path: '/add', built: 'add', back: 'list', entity },
    { ...page, name, path: `/detail/:${record}/:section`, back: 'list', allowed: { section: tabs } },
    { ...page, name: 'edit', path: `/detail/:${record}/summary/edit`, back: 'upTwo', section: 'summary', edit: true },
  ] as const;
};
