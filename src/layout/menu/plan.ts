import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity, Group } from '../../../schema/entity.ts';
import { registry } from '../../../schema/index.ts';
import { areaHomes } from '../../../schema/routes/homes.ts';
import type { Area, EntityArea, Screen } from '../../../schema/routes/screen.ts';
import { screens } from '../../../schema/routes.ts';
import { maySeeArea, maySeeScreen } from '../../router/areaAccess.ts';
import { agenciesPath } from '../../router/operatorPaths.ts';

/** One entry of the menu. */
export interface MenuItem {
  /** The area that is lit while it is open. */
  readonly area: Area | EntityArea;
  readonly path: string;
  /** The catalog's key of its word. */
  readonly word: string;
  /** The entity whose records it lists; absent for an area that is to come. */
  readonly entity?: string;
}

/** A part of the menu; the first has no heading, the settings stand at the foot. */
export interface MenuGroup {
  readonly name: 'top' | Exclude<Group, 'none'>;
  readonly items: readonly MenuItem[];
}

const order: readonly { readonly name: MenuGroup['name']; readonly areas: readonly Area[] }[] = [
  { name: 'top', areas: ['dashboard', 'calendar', 'tasks'] },
  { name: 'people', areas: ['talent', 'scout', 'partner', 'staff', 'favorites'] },
  { name: 'work', areas: ['pipeline', 'event', 'project', 'contracts', 'finance'] },
  { name: 'shared', areas: ['comms', 'library', 'reports', 'tools', 'cms'] },
  { name: 'settings', areas: ['settings'] },
];

const allScreens: readonly Screen[] = screens;

/** For who runs the installation: it stands first, inside an agency as outside. */
const agencies: MenuItem = { area: 'entity:agencies', path: agenciesPath, word: 'app.agencies.title' };

/** The screen on which an entity's records are listed, on its own. */
function listOf(entity: AnyEntity): Screen | undefined {
  return allScreens.find(
    ({ built, owner, entity: kind }) => built === 'list' && owner === undefined && kind === entity.name,
  );
}

function itemOf(entity: AnyEntity, { area, pattern }: Screen): MenuItem {
  return { area, path: pattern, word: `resources.${entity.name}.name`, entity: entity.name };
}

/** An area's own entry, or that of the entity whose list it has become. */
function itemOfArea(area: Area, entities: readonly AnyEntity[], actor: Actor): MenuItem | undefined {
  for (const entity of entities) {
    const list = listOf(entity);
    if (list?.area === area) return maySeeScreen(actor, list) ? itemOf(entity, list) : undefined;
  }
  return maySeeArea(actor, area) ? { area, path: areaHomes[area], word: `menu.areas.${area}` } : undefined;
}

/**
 * The menu as the actor may see it: the areas of the product in their order, declared entities in the place of theirs and
 * behind them those that have none. Groups without entries are left out.
 */
export function menuFor(actor: Actor): readonly MenuGroup[] {
  const declared = registry.all.filter(({ group }) => group !== 'none');
  const groups = order.map(({ name, areas }): MenuGroup => {
    const placed = areas.map((area) => itemOfArea(area, declared, actor));
    const further = declared.map((entity) => {
      const list = entity.group === name ? listOf(entity) : undefined;
      const isPlaced =
        list === undefined || order.some((group) => (group.areas as readonly string[]).includes(list.area));
      return isPlaced || !maySeeScreen(actor, list) ? undefined : itemOf(entity, list);
    });
    const operators = name === 'top' && actor.role === 'super_admin' ? [agencies] : [];
    return { name, items: [...operators, ...placed, ...further].filter((item) => item !== undefined) };
  });
  return groups.filter(({ items }) => items.length > 0);
}
