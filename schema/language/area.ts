import type { Access } from '../access/access.ts';
import type { ActorRole } from '../access/roles.ts';
import type { Group } from './entity.ts';
import type { Owner, Screen } from '../routes/screen.ts';

/** One entry of the menu, or a part of the product without one (`auth`). */
export interface MenuEntry<Name extends string = string> {
  readonly name: Name;
  /** Group of the menu that contains the area; `top` has no heading. Undefined if the area is not in the menu. */
  readonly group?: 'top' | Exclude<Group, 'none'>;
  /** Its place in that part, in ascending order. */
  readonly place?: number;
  /** The address that it leads to: a screen or page of the area. */
  readonly home: string;
  /** Access rule that applies while no entity is declared for the area: a right, or a role that needs none (AB 6). */
  readonly access?: Access;
  readonly roles?: readonly ActorRole[];
  /** It is one of the few that a phone has in its bar. */
  readonly isOnPhone?: true;
  /** The letter that leads there after `g`; one letter for each entry. */
  readonly key?: string;
  /** The catalog's key of its word; `menu.areas.<name>` unless given. */
  readonly word?: string;
}

/** A page of an area that stands on the pages of records: an entry of their navigation, or one of their tabs. */
export interface RecordPage<Name extends string = string> {
  /** Its name in addresses (`section` of its screens), and the key of its word under `tabs`. */
  readonly name: Name;
  /** Its place among such pages, which follow the lists of entities; in ascending order. */
  readonly place: number;
  /** The entity by whose right it is seen (AB 6). */
  readonly entity: string;
  /** The records on whose pages it stands, and as what. */
  readonly on: Readonly<Partial<Record<Owner, 'navigation' | 'tab'>>>;
  /** The pattern of the screen that it leads to, where that is elsewhere; its parameter `id` is the record. */
  readonly at?: `/${string}`;
}

/** One business area of the product, as its folder `schema/areas/<area>` declares it. */
export interface Area<
  Menu extends readonly MenuEntry[] = readonly MenuEntry[],
  Screens = readonly Screen[],
  Pages extends readonly RecordPage[] = readonly RecordPage[],
> {
  /**
   * Its place among the areas, in ascending order; those without one come first, by name. It is the order in which their
   * parts of the server listen, and that of their screens and entities where no menu says another.
   */
  readonly place?: number;
  readonly menu: Menu;
  /** Screens with fixed addresses (AB 2, CM 2); those of other entities follow from their declarations. */
  readonly screens: Screens;
  readonly recordPages?: Pages;
}

/** Declares an area; `npm run generate` finds it by its folder. */
export function defineArea<
  const Menu extends readonly MenuEntry[],
  const Screens extends readonly Screen[],
  const Pages extends readonly RecordPage[] = readonly [],
>(area: Area<Menu, Screens, Pages>): Area<Menu, Screens, Pages> {
  return area;
}
