import type { Action } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { accessLookup } from '../../../schema/outlines.ts';
import { useActor } from '../../authProvider/ActorContext.ts';

/**
 * Returns true if the person may perform an action on records of a kind, even if only on some: for buttons and pages
 * (AB 6).
 */
export function useMay(action: Action, kind: string): boolean {
  return can(useActor(), action, kind, accessLookup) !== 'no';
}

/** Returns true if the person may read every record of a kind, so that a reference to any of them can be a link. */
export function useMayReadAll(kind: string): boolean {
  return can(useActor(), 'read', kind, accessLookup) === 'yes';
}
