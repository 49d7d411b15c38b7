import type { MessageKey } from '../rules/messages.ts';
import { levelsFromPair, type FeatureAccess } from './legacy.ts';
import { closureOfChosen, levelSets } from './levels.ts';
import type { LevelSet } from './levels.ts';
import type { LevelsByResource } from './matrix.ts';
import { fromWireName, isAllowed } from './resources.ts';
import type { Resource } from './resources.ts';

/** A wish for one resource, as a body says it (AB 3, Permission resource): by its levels, or by the older pair. */
export interface Grant {
  /** The resource's name on the wire, such as `res::TALENT`. */
  readonly name: string;
  /** `none` is another word for null. */
  readonly featureAccess?: FeatureAccess | 'none';
  readonly fullDataAccess?: boolean;
  /** Wins over the pair. The older words FULL_ACCESS and VIEW_ONLY stand for the feature, as far as `fullDataAccess` says. */
  readonly resourceAccesses?: readonly string[];
}

/** Error of a grant: its index among the given grants and the key that is wrong. */
export interface GrantFault {
  readonly index: number;
  readonly at: keyof Grant;
  readonly key: MessageKey;
}

/** Result of reading grants: the levels, and the errors. */
export interface ReadGrants {
  /** Resulting levels: resources that no grant names keep theirs. Meaningful only without faults. */
  readonly levels: LevelsByResource;
  readonly faults: readonly GrantFault[];
}

const olderWords: Readonly<Record<string, FeatureAccess | undefined>> = {
  FULL_ACCESS: 'FullAccess',
  VIEW_ONLY: 'ViewOnly',
};

/**
 * Returns the set of the older words for levels (AB 3); undefined if others are among them. Without `fullDataAccess` it is
 * the smallest that the resource permits.
 */
function olderSet(resource: Resource, words: readonly string[], fullDataAccess?: boolean): LevelSet | undefined {
  const older = words.map((word) => olderWords[word]);
  if (older.length === 0 || older.includes(undefined)) return undefined;
  const feature = older.includes('FullAccess') ? 'FullAccess' : 'ViewOnly';
  const sets = (fullDataAccess === undefined ? [false, true] : [fullDataAccess]).flatMap((isFull) => {
    const read = levelsFromPair(feature, isFull);
    return read.isAccepted ? [read.levels] : [];
  });
  return sets.find((set) => isAllowed(resource, set)) ?? sets[0];
}

function setOf(resource: Resource, grant: Grant, held: LevelsByResource): LevelSet | Omit<GrantFault, 'index'> {
  const { resourceAccesses, fullDataAccess } = grant;
  const featureAccess = grant.featureAccess === 'none' ? null : grant.featureAccess;
  if (resourceAccesses !== undefined) {
    const chosen = olderSet(resource, resourceAccesses, fullDataAccess) ?? closureOfChosen(resourceAccesses);
    const isPermitted = chosen !== undefined && isAllowed(resource, chosen);
    return isPermitted ? chosen : { at: 'resourceAccesses', key: 'levelsNotPermitted' };
  }
  if (featureAccess === undefined) return { at: 'featureAccess', key: 'required' };
  if (fullDataAccess === undefined) return { at: 'fullDataAccess', key: 'required' };
  const read = levelsFromPair(featureAccess, fullDataAccess, held[resource]);
  if (!read.isAccepted) return { at: 'featureAccess', key: read.refusal };
  return isAllowed(resource, read.levels) ? read.levels : { at: 'featureAccess', key: 'levelsNotPermitted' };
}

const isFault = (read: LevelSet | Omit<GrantFault, 'index'>): read is Omit<GrantFault, 'index'> => 'key' in read;

/**
 * Reads the grants of a request body (AB 7, staff/permission). A level brings those that it implies, and an empty list
 * clears them all (AB 4). Returns a fault for unknown or repeated resource names,
 * for level sets that the resource does not permit (AB 6), and for pairs that contradict themselves or would silently
 * drop a level.
 * @param held the person's current levels
 */
export function readGrants(grants: readonly Grant[], held: LevelsByResource = {}): ReadGrants {
  const faults: GrantFault[] = [];
  const wanted = new Map<Resource, LevelSet>();
  for (const [index, grant] of grants.entries()) {
    const resource = fromWireName(grant.name);
    if (resource === undefined || wanted.has(resource)) {
      faults.push({ index, at: 'name', key: resource === undefined ? 'choice' : 'duplicate' });
      continue;
    }
    const read = setOf(resource, grant, held);
    if (isFault(read)) faults.push({ index, ...read });
    wanted.set(resource, isFault(read) ? levelSets.none : read);
  }
  return { levels: { ...held, ...Object.fromEntries(wanted) }, faults };
}
