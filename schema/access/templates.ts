import { menuEntries } from '../menu.ts';
import type { MenuEntry } from '../language/area.ts';
import { closure, levelSets, type LevelSetName } from './levels.ts';
import type { LevelsByResource } from './matrix.ts';
import { cap, resources, type Resource } from './resources.ts';

/** Name of a permission template. */
export const templateNames = ['agent', 'assistant', 'finance', 'readOnly'] as const;
export type TemplateName = (typeof templateNames)[number];

/** Levels that a kind of work needs; one that an area does not permit becomes the next smaller that it does. */
interface Template {
  /** For every area that is not named below, so also for one that is new. */
  readonly otherwise: LevelSetName;
  /** For the areas of a part of the menu. */
  readonly groups: Readonly<Partial<Record<NonNullable<MenuEntry['group']>, LevelSetName>>>;
  /** For single areas; wins over the part of the menu. */
  readonly areas: Readonly<Partial<Record<Resource, LevelSetName>>>;
}

const templates: Readonly<Record<TemplateName, Template>> = {
  agent: {
    otherwise: 'editAssigned',
    groups: { top: 'viewAll', settings: 'none' },
    areas: { TASK: 'editAssigned', PARTNER: 'viewAll', STAFF: 'viewAll', FINANCE: 'none', REPORT: 'none' },
  },
  assistant: {
    otherwise: 'viewAllEditAssigned',
    groups: { settings: 'none' },
    areas: { EVENT: 'editAll', TASK: 'editAll', FINANCE: 'none', REPORT: 'none' },
  },
  finance: {
    otherwise: 'viewAll',
    groups: { settings: 'none' },
    areas: { FINANCE: 'editAll', TASK: 'editAssigned', COMM: 'none', CMS: 'none' },
  },
  readOnly: {
    otherwise: 'viewAll',
    groups: { settings: 'none' },
    areas: { FINANCE: 'none' },
  },
};

const groupOf = (resource: Resource) => menuEntries.find(({ access }) => access === resource)?.group;

/** Returns the levels of a template: a set that is permitted, for every resource. */
export function levelsOfTemplate(name: TemplateName): Readonly<Required<LevelsByResource>> {
  const { otherwise, groups, areas } = templates[name];
  const wanted = (resource: Resource): LevelSetName => {
    const group = groupOf(resource);
    return areas[resource] ?? (group && groups[group]) ?? otherwise;
  };
  return Object.fromEntries(
    resources.map((resource) => [resource, cap(resource, levelSets[wanted(resource)])]),
  ) as Required<LevelsByResource>;
}

/** Returns true if both hold the same levels everywhere. */
export function areSameLevels(one: LevelsByResource, other: LevelsByResource): boolean {
  return resources.every((resource) => closure(one[resource] ?? []) === closure(other[resource] ?? []));
}

/** Returns the template whose levels these are; undefined for levels that were chosen one by one. */
export function templateOf(levels: LevelsByResource): TemplateName | undefined {
  return templateNames.find((name) => areSameLevels(levels, levelsOfTemplate(name)));
}
