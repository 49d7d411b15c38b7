import type { AnyEntity } from '../language/entity.ts';
import type { Outline } from '../language/outline.ts';
import { isDialog, sectionTabs, tabNames } from '../language/tabs.ts';
import { kebab } from '../rules/texts.ts';
import { groupUnder, owners, screensUnder, type EntityArea, type PathTab, type Screen } from './screen.ts';

/** Part of an entity from which its addresses follow. */
type Addressed = Pick<Outline | AnyEntity, 'name' | 'group' | 'under' | 'detail' | 'list'>;

/** Returns the tab of an entity's list that a path may name; undefined where the list has no tabs of its own. */
function pathTabOf({ list }: Addressed): PathTab | undefined {
  return list.tabs === undefined ? undefined : { parameter: 'tab', filter: list.tabs };
}

/**
 * Returns the screens of an entity below the pages of its owners: `/talent/{id}/tour`, and for records with a page
 * `/talent/{id}/tour/add` and `/talent/{id}/tour/detail/{recordId}/{tab}`.
 */
function screensBelow(entity: Addressed): readonly Screen[] {
  const { name, under } = entity;
  const tab = pathTabOf(entity);
  return owners
    .filter((owner) => under?.by[owner] !== undefined)
    .flatMap((owner): readonly Screen[] => {
      const { as = name } = under ?? {};
      const group = { ...groupUnder(owner, as), title: name };
      const list = { built: 'detail', back: 'parent', entity: owner, record: 'id', section: as } as const;
      const lists = screensUnder(group, [
        { ...list, name: 'list', path: '' },
        ...(tab ? [{ ...list, name: 'tab', path: '/:tab', allowed: { tab: 'code' as const }, tab }] : []),
      ]);
      if (isDialog(entity)) return lists;
      const record = { built: 'detail', entity: name, record: 'recordId' } as const;
      return [
        ...lists,
        ...screensUnder(group, [
          { name: 'add', path: '/add', built: 'add', back: 'list', entity: name },
          {
            ...record,
            name: 'detail',
            path: '/detail/:recordId/:section',
            back: 'list',
            allowed: { section: tabNames(entity) },
          },
          {
            ...record,
            name: 'edit',
            path: '/detail/:recordId/:section/edit',
            back: 'upTwo',
            edit: true,
            allowed: { section: sectionTabs(entity) },
          },
        ]),
      ];
    });
}

/**
 * Returns the screens of menu entities without addresses in the spec: list, add page, record and form, all from the
 * declaration; the list alone where records are dialogs; and those below the pages of their owners. Their titles are the entity's own
 * words.
 */
export function screensOfEntities(entities: readonly Addressed[], known: readonly Screen[]): readonly Screen[] {
  const isServed = (name: string) => known.some(({ entity }) => entity === name);
  return entities
    .filter(({ name, group }) => group !== 'none' && !isServed(name))
    .flatMap((entity): readonly Screen[] => {
      const { name } = entity;
      const area: EntityArea = `entity:${name}`;
      const list = `/${kebab(name)}`;
      const group = { name, path: list, area, module: name, list, entity: name };
      const tab = pathTabOf(entity);
      const lists = [
        ...screensUnder(group, [
          { name: 'list', path: '', built: 'list' },
          ...(tab
            ? [{ name: 'tab', path: '/:tab', built: 'list' as const, allowed: { tab: 'code' as const }, tab }]
            : []),
        ]),
        ...screensBelow(entity),
      ];
      if (isDialog(entity)) return lists;
      const profile = { built: 'detail', record: 'id' } as const;
      return [
        ...lists,
        ...screensUnder(group, [{ name: 'add', path: '/add', built: 'add', back: 'list' }]),
        ...screensUnder({ ...group, path: `${list}/:id`, module: 'profile' }, [
          {
            ...profile,
            name: 'profile',
            path: '/profile/:section',
            back: 'list',
            allowed: { section: tabNames(entity) },
          },
          {
            ...profile,
            name: 'profileEdit',
            path: '/profile/:section/edit',
            back: 'upTwo',
            edit: true,
            allowed: { section: sectionTabs(entity) },
          },
        ]),
      ];
    });
}
