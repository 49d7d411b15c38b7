import type { Actor } from '../../../schema/access/access.ts';
import type { Group } from '../../../schema/language/entity.ts';
import type { Outline } from '../../../schema/language/outline.ts';
import { isAreaThere, listWordOf, menuEntries, menuEntryOf } from '../../../schema/menu.ts';
import type { MenuEntry } from '../../../schema/language/area.ts';
import { outlines } from '../../../schema/outlines.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { screens } from '../../../schema/routes.ts';
import { maySeeArea, maySeeScreen } from '../../../schema/screenAccess.ts';

/** One entry of the menu. */
export interface MenuItem {
  /** The name of the part of the product that is open while it is lit. */
  readonly area: string;
  readonly path: string;
  /** The catalog's key of its word. */
  readonly word: string;
  /** It is declared for the bar of a phone. */
  readonly isOnPhone: boolean;
  /** The entity whose records it lists, if any. */
  readonly entity?: string;
}

/** Group of the menu; the first has no heading, the settings are at the bottom. */
export interface MenuGroup {
  readonly name: 'top' | Exclude<Group, 'none'>;
  readonly items: readonly MenuItem[];
}

/** The parts of the menu, in order. */
const parts: readonly MenuGroup['name'][] = ['top', 'people', 'work', 'shared', 'settings'];

const allScreens: readonly Screen[] = screens;

/** The screen on which an entity's records are listed, on its own. */
function listOf(entity: Outline): Screen | undefined {
  return allScreens.find(
    ({ built, owner, entity: kind }) => built === 'list' && owner === undefined && kind === entity.name,
  );
}

function itemOf(entity: Outline, { area, pattern }: Screen): MenuItem {
  const isOnPhone = menuEntryOf(area)?.isOnPhone === true;
  return { area, path: pattern, word: listWordOf(entity.name), entity: entity.name, isOnPhone };
}

/** A declared entry, or that of the entity whose list it has become; undefined while its area is to come. */
function itemOfEntry(entry: MenuEntry, entities: readonly Outline[], actor: Actor): MenuItem | undefined {
  const { name, home, word = `menu.areas.${name}` } = entry;
  for (const entity of entities) {
    const list = listOf(entity);
    if (list?.area === name) return maySeeScreen(actor, list) ? itemOf(entity, list) : undefined;
  }
  if (!isAreaThere(name)) return undefined;
  // A page of the area may be open to who may not see all of it.
  const own = allScreens.find((screen) => screen.area === name && screen.access && maySeeScreen(actor, screen));
  const path = maySeeArea(actor, name) ? home : own?.pattern;
  return path === undefined ? undefined : { area: name, path, word, isOnPhone: entry.isOnPhone === true };
}

/**
 * The menu as the actor may see it: the entries of the areas in their order, declared entities in the place of theirs and
 * behind them those that have none. Groups without entries are left out.
 */
export function menuFor(actor: Actor): readonly MenuGroup[] {
  const declared = outlines.filter(({ group }) => group !== 'none');
  const groups = parts.map((name): MenuGroup => {
    const placed = menuEntries
      .filter(({ group }) => group === name)
      .map((entry) => itemOfEntry(entry, declared, actor));
    const further = declared.map((entity) => {
      const list = entity.group === name ? listOf(entity) : undefined;
      const isPlaced = list === undefined || menuEntryOf(list.area) !== undefined;
      return isPlaced || !maySeeScreen(actor, list) ? undefined : itemOf(entity, list);
    });
    return { name, items: [...placed, ...further].filter((item) => item !== undefined) };
  });
  return groups.filter(({ items }) => items.length > 0);
}

/** Entries in the bar of a phone, beside the one that opens the whole menu. */
const mostOnPhone = 4;

/**
 * The entries of a phone's bar as the actor may see them, in the order of the menu: those declared for it, and the first
 * others in place of any that the actor may not open.
 */
export function phoneMenuFor(actor: Actor): readonly MenuItem[] {
  const all = menuFor(actor).flatMap(({ items }) => items);
  const first = all.filter(({ isOnPhone }) => isOnPhone);
  const chosen = new Set([...first, ...all.filter((item) => !first.includes(item))].slice(0, mostOnPhone));
  return all.filter((item) => chosen.has(item));
}
