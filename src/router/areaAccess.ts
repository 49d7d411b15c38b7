import type { Access, Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import type { ActorRole } from '../../schema/access/roles.ts';
import type { Area, Screen } from '../../schema/routes/screen.ts';
import { registry } from '../../schema/index.ts';

/** Who sees an area for which no entity is declared yet: by a right, or by a role that needs none. */
interface AreaRule {
  readonly access?: Access;
  readonly roles?: readonly ActorRole[];
}

const areaRules: Readonly<Record<Area, AreaRule>> = {
  dashboard: { access: 'DASHBOARD' },
  calendar: { access: 'CALENDAR' },
  tasks: { access: 'TASK' },
  talent: { access: 'TALENT' },
  scout: { access: 'SCOUT' },
  partner: { access: 'PARTNER' },
  staff: { access: 'STAFF' },
  pipeline: { access: 'PIPELINE' },
  event: { access: 'EVENT' },
  project: { access: 'PROJECT' },
  contracts: { access: 'CONTRACT' },
  finance: { access: 'FINANCE' },
  comms: { access: 'COMM' },
  library: { access: 'LIBRARY' },
  reports: { access: 'REPORT', roles: ['super_admin'] },
  tools: { access: 'TALENT' },
  settings: { access: 'ORGANIZATION' },
  cms: { access: 'CMS', roles: ['super_admin'] },
  favorites: { roles: ['app_admin'] },
  auth: { roles: ['agency', 'staff', 'app_admin', 'super_admin'] },
};

/** May the actor open an area at all (AB 6)? */
export function maySeeArea(actor: Actor, area: Area): boolean {
  const { access, roles } = areaRules[area];
  if (roles?.includes(actor.role)) return true;
  if (access === undefined) return false;
  return can(actor, 'read', area, { accessOf: () => access, targetsOf: () => [], assignedThrough: () => [] }) !== 'no';
}

function isArea(name: string): name is Area {
  return Object.hasOwn(areaRules, name);
}

/** May the actor open a screen? By the right on its entity where it has one, else by that on its area and its owner's. */
export function maySeeScreen(actor: Actor, { entity, built, area, owner, module }: Screen): boolean {
  if (entity !== undefined) return can(actor, built === 'add' ? 'create' : 'read', entity, registry) !== 'no';
  if (!isArea(area)) return false;
  return maySeeArea(actor, area) && (owner === undefined || !isArea(module) || maySeeArea(actor, module));
}
