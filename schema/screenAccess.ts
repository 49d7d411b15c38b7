import type { Access, Actor } from './access/access.ts';
import { can } from './access/can.ts';
import { menuEntryOf } from './menu.ts';
import { accessLookup, outlines } from './outlines.ts';
import { recordPagesOf } from './recordPages.ts';
import type { Owner, Screen } from './routes/screen.ts';

/** May the actor read anything by a right that is no entity's? */
const holds = (actor: Actor, access: Access) =>
  can(actor, 'read', '', { accessOf: () => access, targetsOf: () => [], assignedThrough: () => [] }) !== 'no';

/** May the actor open a part of the product at all, by its name in the menu (AB 6)? False for an unknown name. */
export function maySeeArea(actor: Actor, name: string): boolean {
  const { access, roles } = menuEntryOf(name) ?? {};
  if (roles?.includes(actor.role)) return true;
  if (access === undefined) return false;
  return holds(actor, access);
}

/** Returns the kinds that a tab of a record's page shows besides the record's own. */
function kindsBeside(entity: string, tab: string | undefined): readonly string[] {
  const below = outlines.filter(({ under }) => under?.as === tab && under?.by[entity as Owner] !== undefined);
  const pages = recordPagesOf(entity).filter(({ name }) => name === tab);
  return [...below.map(({ name }) => name), ...pages.flatMap((page) => (page.shows === 'page' ? [page.of] : []))];
}

/**
 * May the actor open a screen? By the right on its entity where it has one, and on that of the list below its pages; by
 * a right of its own; else by that on its area and its owner's.
 */
export function maySeeScreen(actor: Actor, screen: Screen): boolean {
  const { entity, built, section, area, owner, module, access } = screen;
  if (entity !== undefined) {
    const listed = built === 'detail' ? kindsBeside(entity, section) : [];
    const action = built === 'add' ? 'create' : 'read';
    return [entity, ...listed].every((name) => can(actor, action, name, accessLookup) !== 'no');
  }
  if (access !== undefined) return holds(actor, access);
  if (!maySeeArea(actor, area)) return false;
  return owner === undefined || menuEntryOf(module) === undefined || maySeeArea(actor, module);
}
