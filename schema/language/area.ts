import type { Access } from '../access/access.ts';
import type { ActorRole } from '../access/roles.ts';
import type { Group } from './entity.ts';
import type { Screen } from '../routes/screen.ts';

/** One entry of the menu, or a part of the product without one (`auth`). */
export interface MenuEntry<Name extends string = string> {
  readonly name: Name;
  /** The part of the menu in which it stands; `top` has no heading. None where it is not in the menu. */
  readonly group?: 'top' | Exclude<Group, 'none'>;
  /** Its place in that part, in ascending order. */
  readonly place?: number;
  /** The address that it leads to: a screen or page of the area. */
  readonly home: string;
  /** Who sees it while no entity is declared for it: by a right, or by a role that needs none (AB 6). */
  readonly access?: Access;
  readonly roles?: readonly ActorRole[];
  /** The catalog's key of its word; `menu.areas.<name>` unless given. */
  readonly word?: string;
}

/** One business area of the product, as its folder `schema/areas/<area>` declares it. */
export interface Area<Menu extends readonly MenuEntry[] = readonly MenuEntry[], Screens = readonly Screen[]> {
  readonly menu: Menu;
  /** The screens whose addresses are written out (AB 2, CM 2); those of further entities follow from their declarations. */
  readonly screens: Screens;
}

/** Declares an area; `npm run generate` finds it by its folder. */
export function defineArea<const Menu extends readonly MenuEntry[], const Screens extends readonly Screen[]>(
  area: Area<Menu, Screens>,
): Area<Menu, Screens> {
  return area;
}
