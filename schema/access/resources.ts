import { check, closure, levelSetNames, levelSets, matrixLevels, nameOfSet, uncheck } from './levels.ts';
import type { Level, LevelSet, LevelSetName, MatrixLevel } from './levels.ts';

/** The parts of the product for which rights are given one by one (AB 3 and 6). */
export const resources = [
  'SCOUT',
  'TALENT',
  'PIPELINE',
  'CONTRACT',
  'EVENT',
  'PROJECT',
  'TASK',
  'FINANCE',
  'PARTNER',
  'STAFF',
  'COMM',
  'CMS',
  'DASHBOARD',
  'CALENDAR',
  'REPORT',
  'LIBRARY',
  'ORGANIZATION',
] as const;
export type Resource = (typeof resources)[number];

const wirePrefix = 'res::';

/** The name of a resource on the wire, such as `res::TALENT` (AB 3). */
export function wireName(resource: Resource): `res::${Resource}` {
  return `${wirePrefix}${resource}`;
}

/** Returns the resource of a name on the wire; undefined for an unknown name. */
export function fromWireName(name: string): Resource | undefined {
  return resources.find((resource) => wireName(resource) === name);
}

const anySet = levelSetNames;
const seenOrNot: readonly LevelSetName[] = ['none', 'viewAll'];
const wholeOrNot: readonly LevelSetName[] = ['none', 'viewAll', 'editAll'];

const allowed: Readonly<Record<Resource, readonly LevelSetName[]>> = {
  SCOUT: anySet,
  TALENT: anySet,
  PIPELINE: anySet,
  CONTRACT: anySet,
  EVENT: anySet,
  PROJECT: anySet,
  TASK: anySet,
  FINANCE: wholeOrNot,
  PARTNER: anySet,
  STAFF: wholeOrNot,
  COMM: anySet,
  CMS: anySet,
  DASHBOARD: wholeOrNot,
  CALENDAR: seenOrNot,
  REPORT: seenOrNot,
  LIBRARY: anySet,
  ORGANIZATION: wholeOrNot,
};

/** The closed sets that a staff member may hold for a resource, smaller before larger (AB 6). */
export function allowedSets(resource: Resource): readonly LevelSet[] {
  return allowed[resource].map((name) => levelSets[name]);
}

/** Is this a closed set that a staff member may hold for the resource? The order of the levels does not matter. */
export function isAllowed(resource: Resource, set: readonly string[]): boolean {
  const name = nameOfSet(set);
  return name !== undefined && allowed[resource].includes(name);
}

/** The largest set that the resource permits within the wanted levels; no access where it permits none of them. */
export function cap(resource: Resource, wanted: readonly Level[]): LevelSet {
  const reach = closure(wanted);
  const fitting = allowedSets(resource).filter((set) => set.every((level) => reach.includes(level)));
  return fitting.at(-1) ?? levelSets.none;
}

/** The levels that can be ticked in the resource's row of the matrix; its other boxes are disabled (AB 4). */
export function levelOptions(resource: Resource): readonly MatrixLevel[] {
  return matrixLevels.filter((level) => isAllowed(resource, closure([level])));
}

/**
 * Returns a row of the matrix after one of its boxes is ticked or unticked (AB 4): always a set that the resource
 * permits, so that unticking Edit All of a resource without the ASSIGN levels leaves View All. Null if the box is
 * disabled.
 */
export function tick(
  resource: Resource,
  set: readonly Level[],
  level: MatrixLevel,
  isTicked: boolean,
): LevelSet | null {
  if (!levelOptions(resource).includes(level)) return null;
  return cap(resource, isTicked ? check(set, level) : uncheck(set, level));
}
