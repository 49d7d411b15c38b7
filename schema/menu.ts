import { areas } from '../generated/areas.ts';
import type { MenuEntry } from './language/area.ts';
import { matchScreen, screens } from './routes.ts';

type Entry = (typeof areas)[number]['menu'][number];

/** The name of an entry of the menu that an area declares. */
export type MenuName = Entry['name'];

/** Entries with a label outside of `menu.areas`. */
export type OtherwiseNamed = Extract<Entry, { readonly word: string }>['name'];

/** Every entry that the areas declare, in the order of the menu within each part of it. */
export const menuEntries: readonly MenuEntry<MenuName>[] = areas
  .flatMap((area): readonly MenuEntry<MenuName>[] => area.menu)
  .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));

const byName = new Map<string, MenuEntry<MenuName>>(menuEntries.map((entry) => [entry.name, entry]));

/** Returns the declared entry of that name; undefined for an entity that is in the menu by its declaration alone. */
export function menuEntryOf(name: string): MenuEntry<MenuName> | undefined {
  return byName.get(name);
}

/** Returns the catalog's key of the word for an entity's list: that of its menu entry where it declares one. */
export function listWordOf(entity: string): string {
  const list = screens.find((screen) => screen.entity === entity && screen.built === 'list');
  return (list && byName.get(list.area)?.word) ?? `resources.${entity}.name`;
}

/** Returns the start address of an area; for an entity its list. */
export function homeOfArea(name: string): string {
  return byName.get(name)?.home ?? screens.find(({ area, built }) => area === name && built === 'list')?.pattern ?? '/';
}

/** Returns false for an area whose first page is still to come: its addresses say so, and nothing leads there. */
export function isAreaThere(name: string): boolean {
  return matchScreen(homeOfArea(name))?.screen.built !== 'comingSoon';
}
