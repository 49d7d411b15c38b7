/**
 * Every access level that the wire knows (AB 3). VIEW_ONLY and FULL_ACCESS are older words: grants take them
 * (`readGrants`), nobody holds them.
 */
export const levels = [
  'NO_ACCESS',
  'VIEW_ONLY',
  'FULL_ACCESS',
  'VIEW_ASSIGN',
  'VIEW_ALL',
  'EDIT_ASSIGN',
  'EDIT_ALL',
] as const;
export type Level = (typeof levels)[number];

/** The levels that a staff member can be given (AB 4). */
export const grantableLevels = ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'] as const;
export type GrantableLevel = (typeof grantableLevels)[number];

/** The columns of the permission matrix, in their order (AB 4). */
export const matrixLevels = ['NO_ACCESS', ...grantableLevels] as const;
export type MatrixLevel = (typeof matrixLevels)[number];

/** One of the six closed sets: each level together with all the levels it implies. No access is `['NO_ACCESS']`. */
export type LevelSet = readonly MatrixLevel[];

/** The six closed sets, smaller before larger. */
export const levelSetNames = [
  'none',
  'viewAssigned',
  'viewAll',
  'editAssigned',
  'viewAllEditAssigned',
  'editAll',
] as const;
export type LevelSetName = (typeof levelSetNames)[number];

/** The six closed sets, by name. */
export const levelSets: Readonly<Record<LevelSetName, LevelSet>> = Object.freeze({
  none: Object.freeze<MatrixLevel[]>(['NO_ACCESS']),
  viewAssigned: Object.freeze<MatrixLevel[]>(['VIEW_ASSIGN']),
  viewAll: Object.freeze<MatrixLevel[]>(['VIEW_ASSIGN', 'VIEW_ALL']),
  editAssigned: Object.freeze<MatrixLevel[]>(['VIEW_ASSIGN', 'EDIT_ASSIGN']),
  viewAllEditAssigned: Object.freeze<MatrixLevel[]>(['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN']),
  editAll: Object.freeze<MatrixLevel[]>(['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL']),
});

const implied: Readonly<Record<GrantableLevel, readonly GrantableLevel[]>> = {
  VIEW_ASSIGN: [],
  VIEW_ALL: ['VIEW_ASSIGN'],
  EDIT_ASSIGN: ['VIEW_ASSIGN'],
  EDIT_ALL: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN'],
};

function isGrantable(level: Level): level is GrantableLevel {
  return Object.hasOwn(implied, level);
}

/**
 * Returns the name of the closed set that these levels form, in any order. Returns undefined if they form none: an
 * implied level is missing, a level is repeated, NO_ACCESS is combined with others, or the list is empty.
 */
export function nameOfSet(candidate: readonly string[]): LevelSetName | undefined {
  return levelSetNames.find(
    (name) =>
      levelSets[name].length === candidate.length && levelSets[name].every((level) => candidate.includes(level)),
  );
}

/** Are these levels one of the six closed sets? */
export function isClosedSet(candidate: readonly string[]): boolean {
  return nameOfSet(candidate) !== undefined;
}

/**
 * Returns the closed set of some levels: each with all the levels it implies (AB 4). NO_ACCESS clears every other
 * level; an empty list, or only VIEW_ONLY and FULL_ACCESS, is no access.
 */
export function closure(candidate: readonly Level[]): LevelSet {
  if (candidate.includes('NO_ACCESS')) return levelSets.none;
  const granted = candidate.filter(isGrantable);
  const held = new Set<Level>(granted.flatMap((level) => [level, ...implied[level]]));
  const name = nameOfSet([...held]);
  return name === undefined ? levelSets.none : levelSets[name];
}

/**
 * Returns the closed set of levels that a client has chosen: an empty list is No Access (AB 4). Undefined for a word that
 * is no level of the matrix, and for NO_ACCESS beside a level, since those contradict each other.
 */
export function closureOfChosen(chosen: readonly string[]): LevelSet | undefined {
  const known = matrixLevels.filter((level) => chosen.includes(level));
  if (!chosen.every((level) => (matrixLevels as readonly string[]).includes(level))) return undefined;
  return known.includes('NO_ACCESS') && known.length > 1 ? undefined : closure(known);
}

/** Returns the set after a level is ticked: with the levels that it implies; No Access clears every other (AB 4). */
export function check(set: readonly Level[], level: MatrixLevel): LevelSet {
  if (level === 'NO_ACCESS') return levelSets.none;
  return closure([...set.filter((each) => each !== 'NO_ACCESS'), level]);
}

/**
 * The set after a level is unticked: the levels that depend on it go with it, and clearing all yields No Access (AB 4).
 * Unticking No Access changes nothing: only ticking another level leaves it.
 */
export function uncheck(set: readonly Level[], level: MatrixLevel): LevelSet {
  const held = closure(set);
  if (level === 'NO_ACCESS') return held;
  return closure(held.filter((each) => each !== level && !(isGrantable(each) && implied[each].includes(level))));
}

/** The `permission` of a row of the matrix: 1 has access, 0 none (AB 3 and 4). */
export function permissionFlag(set: readonly Level[]): 0 | 1 {
  return closure(set) === levelSets.none ? 0 : 1;
}
