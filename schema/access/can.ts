import type { AccessLookup, Action, Actor } from './access.ts';
import { closure } from './levels.ts';
import type { Resource } from './resources.ts';
import { isMember, passesFeatureChecks, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';

/** Yes for every record, no for none, or only for some: assigned ones, own ones, or those of certain owners. */
export type Answer = 'yes' | 'no' | 'assigned';

/** Facts about one record that decide whether an action on it is permitted. */
export interface RecordFacts {
  /** Is the record assigned to the actor's staff row? */
  isAssigned: boolean;
  /** Did the actor's account make the record? */
  isOwn: boolean;
  /** The records that the reference fields point to, by the name of the field. */
  owners: Readonly<Record<string, readonly OwnerFacts[]>>;
}

/** Facts about an owner record; its own maker and owners are needed only if its access rule depends on them. */
export interface OwnerFacts extends Partial<RecordFacts> {
  kind: string;
  isAssigned: boolean;
}

/** May the actor do this with records of the kind at all? For menus, buttons and routes (AB 6). */
export function can(actor: Actor, action: Action, kind: string, lookup: AccessLookup): Answer {
  const scope = scopeOf(actor, action, kind, lookup);
  if (scope.type === 'everything') return 'yes';
  return scope.type === 'nothing' ? 'no' : 'assigned';
}

function isWithin(scope: Scope, facts: RecordFacts): boolean {
  switch (scope.type) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'assigned':
      return facts.isAssigned;
    case 'own':
      return facts.isOwn;
    case 'unowned':
      return (facts.owners[scope.field] ?? []).length === 0;
    case 'anyOf':
      return scope.scopes.some((part) => isWithin(part, facts));
    case 'owner':
      return (facts.owners[scope.field] ?? []).some(
        (owner) =>
          scope.everyKind.includes(owner.kind) ||
          (owner.isAssigned && scope.assignedKinds.includes(owner.kind)) ||
          (scope.nested ?? []).some(
            (nested) => nested.kind === owner.kind && isWithin(nested.scope, { isOwn: false, owners: {}, ...owner }),
          ),
      );
  }
}

/**
 * May the actor do this with one record of the actor's agency (AB 6)? A new record counts as assigned to its maker and
 * as the maker's own, so only the facts on its owners matter then. A change of owner is asked twice, before and after.
 */
export function canOn(actor: Actor, action: Action, kind: string, lookup: AccessLookup, facts: RecordFacts): boolean {
  const known = action === 'create' ? { ...facts, isAssigned: true, isOwn: true } : facts;
  return isWithin(scopeOf(actor, action, kind, lookup), known);
}

/**
 * Returns what the actor may do with a field that requires a right on a resource besides the right on its record. No
 * record of that resource is at hand, so an ASSIGN level gives nothing. Without a resource the record's own right is
 * enough.
 */
export function canField(actor: Actor, fieldAccess: Resource | undefined): 'read' | 'edit' | 'none' {
  if (!isMember(actor)) return 'none';
  if (fieldAccess === undefined || passesFeatureChecks(actor)) return actor.via?.readsOnly ? 'read' : 'edit';
  const held = closure(actor.levels[fieldAccess] ?? []);
  if (held.includes('EDIT_ALL')) return 'edit';
  return held.includes('VIEW_ALL') ? 'read' : 'none';
}

/**
 * Returns which referencing records of a kind the actor may know of, in a set that requires the right on a resource. If
 * the records themselves require only that resource, its scope applies: an actor with an ASSIGN level knows of those
 * within their own scope.
 */
export function canInverse(actor: Actor, fieldAccess: Resource, kind: string, lookup: AccessLookup): Answer {
  if (canField(actor, fieldAccess) !== 'none') return 'yes';
  return lookup.accessOf(kind) === fieldAccess ? can(actor, 'read', kind, lookup) : 'no';
}
