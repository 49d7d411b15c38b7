import { closure, levelSets } from './levels.ts';
import type { Level, LevelSet } from './levels.ts';

/** The older word for a right (AB 3); null is none. */
export type FeatureAccess = 'FullAccess' | 'ViewOnly' | null;

/** Reason why a pair is refused: full data without the feature, or a level lost that no pair can express. */
export type PairRefusal = 'pairContradictory' | 'pairDropsLevel';

/** Result of reading a pair: its levels, or the reason why it is refused. */
export type PairResult = { isAccepted: true; levels: LevelSet } | { isAccepted: false; refusal: PairRefusal };

/** `FullAccess` where an EDIT level is held, `ViewOnly` where only a VIEW level is, else null (AB 3). */
export function featureAccess(set: readonly Level[]): FeatureAccess {
  const held = closure(set);
  if (held.includes('EDIT_ASSIGN')) return 'FullAccess';
  return held.includes('VIEW_ASSIGN') ? 'ViewOnly' : null;
}

/** True where EDIT_ALL is held, or VIEW_ALL and no EDIT level (AB 3). */
export function fullDataAccess(set: readonly Level[]): boolean {
  const held = closure(set);
  return held.includes('EDIT_ALL') || (held.includes('VIEW_ALL') && !held.includes('EDIT_ASSIGN'));
}

function setOfPair(feature: FeatureAccess, isFullData: boolean): LevelSet {
  if (feature === null) return levelSets.none;
  if (feature === 'ViewOnly') return isFullData ? levelSets.viewAll : levelSets.viewAssigned;
  return isFullData ? levelSets.editAll : levelSets.editAssigned;
}

/**
 * The set that a pair alone grants (AB 7, PUT staff/permission): that of VIEW_ASSIGN, VIEW_ALL, EDIT_ASSIGN or
 * EDIT_ALL, never more. `held` is what the person holds now: VIEW_ALL beside EDIT_ASSIGN does not show in their pair,
 * so a pair that would take it away unseen is refused, while no access at all takes everything away in so many words.
 * Whether a resource permits the set is another question: `isAllowed`.
 */
export function levelsFromPair(
  feature: FeatureAccess,
  isFullData: boolean,
  held: readonly Level[] = levelSets.none,
): PairResult {
  if (feature === null && isFullData) return { isAccepted: false, refusal: 'pairContradictory' };
  const granted = setOfPair(feature, isFullData);
  const shown = setOfPair(featureAccess(held), fullDataAccess(held));
  const hidden = closure(held).filter((level) => !shown.includes(level));
  const isDroppedUnseen = granted !== levelSets.none && hidden.some((level) => !granted.includes(level));
  return isDroppedUnseen ? { isAccepted: false, refusal: 'pairDropsLevel' } : { isAccepted: true, levels: granted };
}
