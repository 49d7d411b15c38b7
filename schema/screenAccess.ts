import type { Actor } from './access/access.ts';
import { can } from './access/can.ts';
import { registry } from './index.ts';
import { menuEntryOf } from './menu.ts';
import type { Screen } from './routes/screen.ts';

/** May the actor open a part of the product at all, by its name in the menu (AB 6)? False for an unknown name. */
export function maySeeArea(actor: Actor, name: string): boolean {
  const { access, roles } = menuEntryOf(name) ?? {};
  if (roles?.includes(actor.role)) return true;
  if (access === undefined) return false;
  return can(actor, 'read', name, { accessOf: () => access, targetsOf: () => [], assignedThrough: () => [] }) !== 'no';
}

/** May the actor open a screen? By the right on its entity where it has one, else by that on its area and its owner's. */
export function maySeeScreen(actor: Actor, { entity, built, area, owner, module }: Screen): boolean {
  if (entity !== undefined) return can(actor, built === 'add' ? 'create' : 'read', entity, registry) !== 'no';
  if (!maySeeArea(actor, area)) return false;
  return owner === undefined || menuEntryOf(module) === undefined || maySeeArea(actor, module);
}
