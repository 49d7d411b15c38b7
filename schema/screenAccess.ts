import type { Access, Actor } from './access/access.ts';
import { can } from './access/can.ts';
import { registry } from './index.ts';
import type { Tab } from './language/registry.ts';
import { menuEntryOf } from './menu.ts';
import { recordPagesOf } from './recordPages.ts';
import type { Screen } from './routes/screen.ts';

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

/** The kinds that a tab shows besides the record's own. */
function kindsBeside(tab: Tab): readonly string[] {
  if (tab.shows === 'under') return [tab.entity.name];
  return tab.shows === 'page' ? [tab.of] : [];
}

/**
 * May the actor open a screen? By the right on its entity where it has one, and on that of the list below its pages; by
 * a right of its own; else by that on its area and its owner's.
 */
export function maySeeScreen(actor: Actor, screen: Screen): boolean {
  const { entity, built, section, area, owner, module, access } = screen;
  if (entity !== undefined) {
    const tabs = built === 'detail' ? [...registry.tabsOf(registry.get(entity)), ...recordPagesOf(entity)] : [];
    const listed = tabs.flatMap((tab) => (tab.name === section ? kindsBeside(tab) : []));
    const action = built === 'add' ? 'create' : 'read';
    return [entity, ...listed].every((name) => can(actor, action, name, registry) !== 'no');
  }
  if (access !== undefined) return holds(actor, access);
  if (!maySeeArea(actor, area)) return false;
  return owner === undefined || menuEntryOf(module) === undefined || maySeeArea(actor, module);
}
