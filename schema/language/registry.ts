import type { Access, AccessLookup } from '../access/access.ts';
import { DeclarationError } from './check.ts';
import { crossMistakes } from './crossChecks.ts';
import type { AnyEntity, FurtherTab, LinkedTab } from './entity.ts';
import type { ContactRole } from '../rules/contactRoles.ts';
import { owners, type Owner } from '../routes/screen.ts';
import { inverseOf } from '../fields/field.ts';
import { listRoutes } from './lists/furtherLists.ts';
import { leadsInto, type Lead } from './records/origins.ts';
import { fieldsAssigning, ownerField, referencesInRows, targetsOf } from './records/references.ts';
import { stepsOf, stepsOfMany } from './records/stepRoutes.ts';
import { referencesOf } from './listFilters.ts';
import type { AnySettings } from './settings.ts';
import { setRoutes } from './sets.ts';
import { furtherTab, sectionTabs, tabNames } from './tabs.ts';

/** All declarations together, and what can be asked of them as a whole. */
export interface Registry<
  Entities extends Readonly<Record<string, AnyEntity>> = Readonly<Record<string, AnyEntity>>,
> extends AccessLookup {
  readonly entities: Entities;
  readonly all: readonly AnyEntity[];
  /** The settings of an agency. */
  readonly settings: readonly AnySettings[];
  /** All whose records the engine keeps: the entities, and the settings that no area keeps itself. */
  readonly kept: readonly AnyEntity[];
  /** The entity, or the settings, of that name; throws where there is none. */
  get(name: string): AnyEntity;
  /** The declarations that share a table, the root first. */
  variantsOf(root: string): readonly AnyEntity[];
  /** The entities whose records a record of this kind may own through a reference, with the field that says so. */
  ownedBy(kind: string): readonly { readonly entity: AnyEntity; readonly field: string }[];
  /** The ways on which records of a kind lead to new ones, the usual first. */
  leadsTo(kind: string): readonly Lead[];
  /** The tabs of an entity's page as what they show. */
  tabsOf(entity: AnyEntity): readonly Tab[];
}

/**
 * Tab of a record's page, with its content. `under` is the list of an entity below its owner's pages, an entry of their
 * navigation; `page` is one that an area brings along (`schema/recordPages.ts`).
 */
export type Tab = { readonly name: string } & (
  | { readonly shows: 'sections' | 'history' }
  | { readonly shows: 'owned' | 'linked' | 'under'; readonly entity: AnyEntity; readonly field: string }
  | { readonly shows: 'files' | 'gallery'; readonly field: string }
  | { readonly shows: 'team'; readonly roles: Readonly<Record<string, ContactRole>> }
  | {
      readonly shows: 'page';
      /** The entity by whose right it is seen. */
      readonly of: string;
      /** True for an entry of the navigation, false for a tab. */
      readonly isArea: boolean;
      /** Its name in the area; by default that of the tab. */
      readonly page?: string;
      /** The pattern of the screen that it leads to, where that is elsewhere. */
      readonly at?: string;
    }
);

/** The fields that say whom records belong to, where the access rule asks for that. */
function belongingFields(access: Access | 'everyone'): readonly string[] {
  if (typeof access === 'string' || 'own' in access || 'owner' in access) return [];
  if ('anyOf' in access) return access.anyOf.flatMap(belongingFields);
  return 'by' in access ? [access.belongsTo] : [access.read, access.write].flatMap(belongingFields);
}

/**
 * Joins the declarations of entities and settings and checks the paths between them: targets, owners, tabs, tables, routes.
 * Throws one `DeclarationError` that lists every mistake.
 */
export function defineRegistry<const Entities extends Readonly<Record<string, AnyEntity>>>(
  entities: Entities,
  declaredSettings: Readonly<Record<string, unknown>> = {},
): Registry<Entities> {
  const all = Object.values(entities) as readonly AnyEntity[];
  const settings = Object.values(declaredSettings) as readonly AnySettings[];
  const kept = [...all, ...settings.filter(({ isKeptByArea }) => !isKeptByArea)];
  const byName = new Map([...all, ...settings].map((entity) => [entity.name, entity]));
  const owned = all.flatMap((entity) => {
    const field = ownerField(entity.access);
    return field === undefined ? [] : [{ entity, field, kinds: targetsOf(entity.fields[field]) }];
  });
  const through = new Map(all.map((entity) => [entity.name, fieldsAssigning(entity, 'through')]));
  const leads = all.flatMap(leadsInto).toSorted((one, other) => one.place - other.place);
  const under = all.toSorted((one, other) => (one.under?.place ?? 0) - (other.under?.place ?? 0));
  const registry: Registry<Entities> = {
    entities,
    all,
    settings,
    kept,
    get: (name) => {
      const entity = byName.get(name);
      if (!entity) throw new Error(`no entity is called '${name}'`);
      return entity;
    },
    // The root first, whatever the order of the files.
    variantsOf: (root) =>
      kept
        .filter((entity) => entity.root === root)
        .toSorted((one, other) => Number(other.name === root) - Number(one.name === root)),
    leadsTo: (kind) => leads.filter(({ from }) => from === kind),
    ownedBy: (kind) => owned.filter(({ kinds }) => kinds.includes(kind)),
    tabsOf: (entity) => [
      ...tabNames(entity).map((name): Tab => {
        const further = furtherTab(entity, name);
        if (!further) return tabOf(name, sectionTabs(entity), registry.ownedBy(entity.name));
        if ('files' in further) return { name, shows: 'files', field: further.files };
        if ('gallery' in further) return { name, shows: 'gallery', field: further.gallery };
        if ('page' in further) return { name, shows: 'page', of: entity.name, isArea: false, page: further.page };
        if ('team' in further) return { name, shows: 'team', roles: further.team };
        return { name, shows: 'linked', entity: registry.get(further.of), field: further.by };
      }),
      ...under.flatMap((one): readonly Tab[] => {
        const field = one.under?.by[entity.name as Owner];
        return one.under && field !== undefined ? [{ name: one.under.as, shows: 'under', entity: one, field }] : [];
      }),
    ],
    accessOf: (kind) => registry.get(kind).access,
    targetsOf: (kind, field) => targetsOf(registry.get(kind).fields[field]),
    assignedThrough: (kind) => through.get(kind) ?? [],
  };
  const mistakes = [...all, ...settings].flatMap((entity) => mistakesOf(entity, registry, byName));
  mistakes.push(...clashes(all, settings));
  if (mistakes.length > 0) throw new DeclarationError('the registry', mistakes);
  return Object.freeze(registry);
}

function tabOf(
  name: string,
  ofSections: readonly string[],
  owned: readonly { entity: AnyEntity; field: string }[],
): Tab {
  if (ofSections.includes(name)) return { name, shows: 'sections' };
  if (name === 'history') return { name, shows: 'history' };
  const found = owned.find(({ entity }) => entity.plural === name);
  if (!found) throw new Error(`no tab is called '${name}'`);
  return { name, shows: 'owned', entity: found.entity, field: found.field };
}

function mistakesOf(entity: AnyEntity, registry: Registry, byName: ReadonlyMap<string, AnyEntity>): string[] {
  const mistakes: string[] = [];
  const at = (text: string) => mistakes.push(`${entity.name}: ${text}`);
  for (const [name, field] of Object.entries(entity.fields)) {
    for (const target of targetsOf(field)) {
      if (!byName.has(target)) at(`'${name}' points to '${target}', which is not registered`);
    }
    for (const { path, field: cell } of referencesInRows({ [name]: field })) {
      for (const target of targetsOf(cell))
        if (!byName.has(target)) at(`'${path}' points to '${target}', which is not registered`);
    }
    if (registry.assignedThrough(entity.name).includes(name) && !assignsThrough(entity.name, name, registry)) {
      at(`'${name}' assigns through what it points to, to whom nobody is assigned`);
    }
    const inverse = inverseOf(field);
    const other = inverse === undefined ? undefined : byName.get(targetsOf(field)[0] ?? '')?.fields[inverse];
    const isPointing = registry.variantsOf(entity.root).some((one) => targetsOf(other).includes(one.name));
    if (inverse !== undefined && !isPointing) {
      at(`'${name}' reads '${inverse}' from the other side, which does not point here`);
    }
  }
  crossMistakes(entity, (name) => byName.get(name)).forEach(at);
  const owner = ownerField(entity.access);
  if (owner !== undefined && targetsOf(entity.fields[owner]).length === 0) at(`its owner '${owner}' is no reference`);
  for (const field of belongingFields(entity.access)) {
    if (targetsOf(entity.fields[field]).length === 0) at(`its records belong to '${field}', which is no reference`);
  }
  for (const tab of tabNames(entity)) {
    if (tab === 'history' || sectionTabs(entity).includes(tab)) continue;
    const further = furtherTab(entity, tab);
    if (further) {
      furtherTabMistakes(tab, further, entity, byName).forEach(at);
      continue;
    }
    const found = registry.ownedBy(entity.name).find((one) => one.entity.plural === tab);
    if (found) ownedTabMistakes(tab, found.entity, found.field).forEach(at);
    else
      at(`its tab '${tab}' is neither summary, history, sections of its form nor the plural of an entity that it owns`);
  }
  underMistakes(entity, byName).forEach(at);
  if (entity.converts && byName.get(entity.converts.to)?.root !== entity.root) {
    at(`it converts to '${entity.converts.to}', which does not share its table`);
  }
  for (const key of Object.keys(entity.converts?.sets ?? {})) {
    const field = entity.fields[key];
    if (field?.kind !== 'choice') at(`its conversion sets '${key}', which is no choice`);
  }
  return mistakes;
}

/** Is anybody assigned to what a field points to, itself or through what that points to in turn? */
function assignsThrough(kind: string, field: string, registry: Registry, path: readonly string[] = []): boolean {
  if (path.includes(kind)) return false;
  return registry.targetsOf(kind, field).some((target) => {
    const entity = registry.all.find(({ name }) => name === target);
    if (entity === undefined) return false;
    if (fieldsAssigning(entity, true).length > 0) return true;
    return fieldsAssigning(entity, 'through').some((next) => assignsThrough(target, next, registry, [...path, kind]));
  });
}

/**
 * Returns what the list of an owned entity lacks to be a tab of its owner, which shows that owner's records, newest
 * first.
 */
function ownedTabMistakes(tab: string, { name, list }: AnyEntity, owner: string): string[] {
  const lacks = (part: string, field: string) => `its tab '${tab}' needs '${field}' in list.${part} of ${name}`;
  return [
    ...(list.filters?.includes(owner) ? [] : [lacks('filters', owner)]),
    ...(list.sortable?.includes('createdAt') ? [] : [lacks('sortable', 'createdAt')]),
  ];
}

/** Returns the mistakes of a tab that shows files, staff or another entity. */
function furtherTabMistakes(
  tab: string,
  further: FurtherTab,
  { name, fields }: AnyEntity,
  byName: ReadonlyMap<string, AnyEntity>,
): readonly string[] {
  if ('files' in further) {
    const { files } = further;
    return fields[files]?.kind === 'files' ? [] : [`its tab '${tab}' shows '${files}', which is no field of files`];
  }
  // What is wrong with it is said of the entity alone.
  if ('gallery' in further || 'page' in further) return [];
  if ('of' in further) return linkedTabMistakes(tab, further, name, byName.get(further.of));
  return Object.keys(further.team).flatMap((one) =>
    targetsOf(fields[one]).includes('staff') ? [] : [`its tab '${tab}' shows '${one}', which names no staff`],
  );
}

/** Returns the mistakes of the lists of an entity below the pages of others. */
function underMistakes(entity: AnyEntity, byName: ReadonlyMap<string, AnyEntity>): readonly string[] {
  const { under } = entity;
  if (!under) return [];
  const others = [...byName.values()].filter((one) => one.under?.as === under.as && one !== entity);
  return [
    ...others.map(({ name }) => `under.as '${under.as}' is also that of ${name}`),
    ...Object.entries(under.by).flatMap(([owner, by = '']) =>
      byName.has(owner) && owners.some((one) => one === owner)
        ? linkedTabMistakes(under.as, { of: entity.name, by }, owner, entity)
        : [`under.by names '${owner}', below whose pages nothing is listed`],
    ),
  ];
}

/** Returns the mistakes of a tab that shows the records of another entity that reference one of this kind. */
function linkedTabMistakes(tab: string, { of, by }: LinkedTab, kind: string, linked: AnyEntity | undefined): string[] {
  if (!linked) return [`its tab '${tab}' shows '${of}', which is not registered`];
  const fields = referencesOf(linked, by);
  if (!fields.every((field) => targetsOf(linked.fields[field]).includes(kind)))
    return [`its tab '${tab}' shows '${of}' by '${by}', which does not point here`];
  if (linked.list.namedFilters?.[by]) return [];
  return linked.list.filters?.includes(by) ? [] : [`its tab '${tab}' needs '${by}' in list.filters of ${of}`];
}

/** The routes of settings. */
const settingsRoutes = ({ base }: AnySettings) => [
  { method: 'GET', path: base },
  { method: 'PUT', path: base },
  { method: 'GET', path: `${base}/history` },
  { method: 'POST', path: `${base}/undo` },
];

function clashes(all: readonly AnyEntity[], settings: readonly AnySettings[]): string[] {
  const mistakes: string[] = [];
  const tables = new Map<string, string>();
  const routes = new Map<string, string>();
  const names = new Set<string>();
  const take = (name: string, taken: readonly { readonly method: string; readonly path: string }[]) => {
    if (names.has(name)) mistakes.push(`two declarations are called '${name}'`);
    names.add(name);
    for (const { method, path } of taken) {
      const other = routes.get(`${method} ${path}`);
      if (other !== undefined) mistakes.push(`${name} and ${other} share the route ${method} ${path}`);
      routes.set(`${method} ${path}`, name);
    }
  };
  const letters = all.flatMap(({ addAnywhere }) => addAnywhere?.key ?? []);
  for (const key of new Set(letters.filter((one, index) => letters.indexOf(one) !== index))) {
    mistakes.push(`two entities are added from anywhere by '${key}'`);
  }
  for (const entity of all) {
    const root = tables.get(entity.table) ?? entity.root;
    if (root !== entity.root) mistakes.push(`${entity.name} and ${root} share the table '${entity.table}'`);
    tables.set(entity.table, entity.root);
    take(entity.name, [
      ...entity.routes,
      ...stepsOf(entity),
      ...stepsOfMany(entity),
      ...listRoutes(entity),
      ...setRoutes(entity),
    ]);
  }
  for (const one of settings) take(one.name, settingsRoutes(one));
  return mistakes;
}
