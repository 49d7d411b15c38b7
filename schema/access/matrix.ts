import { closure, permissionFlag } from './levels.ts';
import type { Level, LevelSet, MatrixLevel } from './levels.ts';
import { resourceNames } from './resourceNames.ts';
import { cap, fromWireName, levelOptions, resources, tick, wireName } from './resources.ts';
import type { Resource } from './resources.ts';

/** Levels of a person, one closed set per resource; an absent resource is closed. */
export type LevelsByResource = Readonly<Partial<Record<Resource, LevelSet>>>;

/** A row of the permission matrix (AB 3). */
export interface MatrixRow {
  /** The resource's name on the wire. */
  readonly name: `res::${Resource}`;
  /** In English; a client with words of its own takes those. */
  readonly displayName: string;
  readonly resourceAccesses: LevelSet;
  /** The levels whose boxes can be ticked. */
  readonly resourceAccessOptions: readonly MatrixLevel[];
  /** True if the row offers no choice. */
  readonly hidden: boolean;
  /** 1 has access, 0 none. */
  readonly permission: 0 | 1;
}

/** Returns the row of a resource for a person with these levels. */
export function matrixRow(resource: Resource, held: readonly Level[] = []): MatrixRow {
  const resourceAccessOptions = levelOptions(resource);
  return {
    name: wireName(resource),
    displayName: resourceNames[resource],
    resourceAccesses: closure(held),
    resourceAccessOptions,
    hidden: resourceAccessOptions.length < 2,
    permission: permissionFlag(held),
  };
}

/** The rows of the permission matrix in their order (AB 3 and 4). */
export function matrixRows(held: LevelsByResource): readonly MatrixRow[] {
  return resources.map((resource) => matrixRow(resource, held[resource]));
}

/** Levels of an admin: all that each resource permits, whatever they would hold as staff (AB 6). */
export const adminLevels: LevelsByResource = Object.freeze(
  Object.fromEntries(resources.map((resource) => [resource, cap(resource, ['EDIT_ALL'])])),
);

/** Returns the levels that the rows of a matrix amount to; rows of unknown resources are left out. */
export function levelsOfRows(rows: readonly Pick<MatrixRow, 'name' | 'resourceAccesses'>[]): LevelsByResource {
  const held = rows.flatMap(({ name, resourceAccesses }) => {
    const resource = fromWireName(name);
    return resource === undefined ? [] : [[resource, closure(resourceAccesses)] as const];
  });
  return Object.fromEntries(held);
}

/** The resources of which two people, or one before and after a change, do not hold the same. */
export function changedResources(before: LevelsByResource, after: LevelsByResource): readonly Resource[] {
  return resources.filter((resource) => closure(before[resource] ?? []) !== closure(after[resource] ?? []));
}

/** Returns the shortest form of a set: the levels that no other of its levels implies, or No Access. */
export function leadingLevels(held: readonly Level[]): LevelSet {
  const set = closure(held);
  return set.filter((level) => !set.some((other) => other !== level && closure([other]).includes(level)));
}

/**
 * Merges a matrix after a conflict: the stored rows, with the levels that were chosen here in each row that was changed
 * here.
 */
export function mergedLevels(
  base: LevelsByResource,
  mine: LevelsByResource,
  theirs: LevelsByResource,
): LevelsByResource {
  return {
    ...theirs,
    ...Object.fromEntries(changedResources(base, mine).map((resource) => [resource, mine[resource]])),
  };
}

/**
 * The matrix after one box is ticked or unticked; the very same where the box is disabled or changes nothing (AB 4).
 */
export function tickOne(
  held: LevelsByResource,
  resource: Resource,
  level: MatrixLevel,
  isTicked: boolean,
): LevelsByResource {
  const before = closure(held[resource] ?? []);
  const next = tick(resource, before, level, isTicked);
  return next === null || next === before ? held : { ...held, [resource]: next };
}

/**
 * The matrix after Select all or Deselect all of a column: rows that do not offer the level stay as they are (AB 4).
 * @param shown the rows that are seen; a level is given to these alone, and taken away from all
 */
export function tickColumn(
  held: LevelsByResource,
  level: MatrixLevel,
  isTicked: boolean,
  shown: readonly Resource[] = resources,
): LevelsByResource {
  const among = isTicked && level !== 'NO_ACCESS' ? shown : resources;
  return among.reduce((whole, resource) => tickOne(whole, resource, level, isTicked), held);
}
