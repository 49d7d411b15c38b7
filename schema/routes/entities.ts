import type { AnyEntity } from '../language/entity.ts';
import { isDialog, sectionTabs, tabNames } from '../language/tabs.ts';
import { screensUnder, type EntityArea, type Screen } from './screen.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the screens of menu entities without addresses in the spec: list, add page, record and form, all from the
 * declaration; the list alone where records are dialogs. Their titles are the entity's own words.
 */
export function screensOfEntities(entities: readonly AnyEntity[], known: readonly Screen[]): readonly Screen[] {
  const isServed = (name: string) => known.some(({ entity }) => entity === name);
  return entities
    .filter(({ name, group }) => group !== 'none' && !isServed(name))
    .flatMap((entity): readonly Screen[] => {
      const { name } = entity;
      const area: EntityArea = `entity:${name}`;
      const list = `/${kebab(name)}`;
      const group = { name, path: list, area, module: name, list, entity: name };
      if (isDialog(entity)) return screensUnder(group, [{ name: 'list', path: '', built: 'list' }]);
      const profile = { built: 'detail', record: 'id' } as const;
      return [
        ...screensUnder(group, [
          { name: 'list', path: '', built: 'list' },
          { name: 'add', path: '/add', built: 'add', back: 'list' },
        ]),
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
