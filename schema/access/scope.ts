import type { Access, AccessLookup, Action, Actor } from './access.ts';
import { closure } from './levels.ts';
import type { Resource } from './resources.ts';

/**
 * Records of a kind that an action may touch. `assigned` and `own` refer to the record itself; `owner` to the records
 * that `field` references: any of `everyKind`, assigned ones of `assignedKinds`, and those of a `nested` kind within
 * its scope (owners whose own access comes from their owners or from their maker). One such owner is enough.
 * `unowned` are the records whose `field` references nothing.
 */
export type Scope =
  | { type: 'everything' }
  | { type: 'nothing' }
  | { type: 'assigned' }
  | { type: 'own' }
  | { type: 'unowned'; field: string }
  | OwnerScope
  | { type: 'anyOf'; scopes: readonly Scope[] };

/** Scope through the owners of a record. */
export interface OwnerScope {
  type: 'owner';
  field: string;
  everyKind: readonly string[];
  assignedKinds: readonly string[];
  nested?: readonly { kind: string; scope: Scope }[];
}

const everything: Scope = { type: 'everything' };
const nothing: Scope = { type: 'nothing' };

type Mode = 'read' | 'edit';

const modes: Readonly<Record<Action, Mode>> = {
  read: 'read',
  export: 'read',
  create: 'edit',
  update: 'edit',
  delete: 'edit',
  restore: 'edit',
};

interface Question {
  actor: Actor;
  mode: Mode;
  lookup: AccessLookup;
}

/** Does the actor work inside an agency? An app admin never does, a super admin once one is chosen (AB 6). */
export function isMember(actor: Actor): boolean {
  return actor.agencyId !== null && actor.role !== 'app_admin';
}

/** Returns the actor as if nothing were assigned to them: with the rights on every record, and on their own. */
export function beyondAssigned(actor: Actor): Actor {
  return { ...actor, staffId: null };
}

/** Does the actor pass every feature check of the agency, without levels (AB 6)? */
export function passesFeatureChecks(actor: Actor): boolean {
  return isMember(actor) && actor.role !== 'staff';
}

/**
 * Returns the owner scopes for assignment inherited through reference fields, recursively; a kind already visited ends
 * the recursion.
 */
function assignedThrough(lookup: AccessLookup, kind: string, path: readonly string[] = []): readonly OwnerScope[] {
  if (path.includes(kind)) return [];
  return lookup.assignedThrough(kind).flatMap((field): OwnerScope[] => {
    const assignedKinds = lookup.targetsOf(kind, field);
    if (assignedKinds.length === 0) return [];
    const nested = assignedKinds.flatMap((target) => {
      const scope = unionOf(assignedThrough(lookup, target, [...path, kind]));
      return scope.type === 'nothing' ? [] : [{ kind: target, scope }];
    });
    const direct: OwnerScope = { type: 'owner', field, everyKind: [], assignedKinds };
    return [nested.length === 0 ? direct : { ...direct, nested }];
  });
}

/** Returns which records a resource opens: all of them, none, or those that are assigned. */
function levelOf({ actor, mode }: Question, resource: Resource): 'all' | 'assigned' | 'none' {
  if (passesFeatureChecks(actor)) return 'all';
  const held = closure(actor.levels[resource] ?? []);
  if (held.includes(mode === 'read' ? 'VIEW_ALL' : 'EDIT_ALL')) return 'all';
  return held.includes(mode === 'read' ? 'VIEW_ASSIGN' : 'EDIT_ASSIGN') ? 'assigned' : 'none';
}

function scopeOfResource(question: Question, kind: string, resource: Resource): Scope {
  const { actor, lookup } = question;
  const level = levelOf(question, resource);
  if (level === 'all') return everything;
  return level === 'assigned' && actor.staffId !== null
    ? unionOf([{ type: 'assigned' }, ...assignedThrough(lookup, kind)])
    : nothing;
}

function partsOf(scope: Scope): readonly Scope[] {
  return scope.type === 'anyOf' ? scope.scopes.flatMap(partsOf) : [scope];
}

/** One scope for several of which any is enough: flat, without repetition; everything absorbs, nothing vanishes. */
export function unionOf(scopes: readonly Scope[]): Scope {
  const parts = new Map<string, Scope>();
  for (const part of scopes.flatMap(partsOf)) {
    if (part.type === 'everything') return everything;
    if (part.type !== 'nothing') parts.set(JSON.stringify(part), part);
  }
  const [first, ...others] = parts.values();
  if (first === undefined) return nothing;
  return others.length === 0 ? first : { type: 'anyOf', scopes: [first, ...others] };
}

function scopeOfBelonging(question: Question, kind: string, resource: Resource, field: string): Scope {
  const level = levelOf(question, resource);
  if (level === 'all') return everything;
  if (level === 'none') return nothing;
  const assignedKinds = question.lookup.targetsOf(kind, field);
  const isAssignable = question.actor.staffId !== null && assignedKinds.length > 0;
  const ofAssigned: Scope = { type: 'owner', field, everyKind: [], assignedKinds };
  return unionOf([{ type: 'unowned', field }, ...(isAssignable ? [ofAssigned] : [])]);
}

/**
 * Is a kind wholly open to an actor who passes the feature checks? Then a record without an owner is open as well, and
 * so is one of a kind that can own itself: a kind met again is open unless something else on the way closes it.
 */
function isOpen(question: Question, kind: string, path: readonly string[] = []): boolean {
  if (path.includes(kind)) return true;
  const isOpenBy = (access: Access | 'everyone'): boolean => {
    if (typeof access === 'string') return true;
    if ('anyOf' in access) return access.anyOf.some(isOpenBy);
    if ('by' in access) return true;
    if ('own' in access) return question.actor.role === 'system';
    if ('owner' in access) {
      return question.lookup.targetsOf(kind, access.owner).every((target) => isOpen(question, target, [...path, kind]));
    }
    return isOpenBy(question.mode === 'read' ? access.read : access.write);
  };
  return isOpenBy(question.lookup.accessOf(kind));
}

function scopeOfOwner(question: Question, kind: string, field: string, path: readonly string[]): Scope {
  const everyKind: string[] = [];
  const assignedKinds: string[] = [];
  const nested: { kind: string; scope: Scope }[] = [];
  for (const target of question.lookup.targetsOf(kind, field)) {
    const parts = partsOf(scopeOfKind(question, target, path));
    if (parts.some((part) => part.type === 'everything')) everyKind.push(target);
    if (parts.some((part) => part.type === 'assigned')) assignedKinds.push(target);
    const scope = unionOf(parts.filter(({ type }) => type !== 'everything' && type !== 'assigned'));
    if (scope.type !== 'nothing') nested.push({ kind: target, scope });
  }
  if (everyKind.length + assignedKinds.length + nested.length === 0) return nothing;
  const direct: OwnerScope = { type: 'owner', field, everyKind, assignedKinds };
  return nested.length === 0 ? direct : { ...direct, nested };
}

function scopeOfKind(question: Question, kind: string, path: readonly string[]): Scope {
  if (passesFeatureChecks(question.actor) && isOpen(question, kind)) return everything;
  if (path.includes(kind)) return nothing;
  const scopeBy = (access: Access | 'everyone'): Scope => {
    if (access === 'everyone') return everything;
    if (typeof access === 'string') return scopeOfResource(question, kind, access);
    if ('anyOf' in access) return unionOf(access.anyOf.map(scopeBy));
    if ('own' in access) return question.actor.via?.isNarrowed ? nothing : { type: 'own' };
    if ('by' in access) return scopeOfBelonging(question, kind, access.by, access.belongsTo);
    if ('owner' in access) {
      const isClosed = access.also !== undefined && levelOf(question, access.also) !== 'all';
      return isClosed ? nothing : scopeOfOwner(question, kind, access.owner, [...path, kind]);
    }
    return scopeBy(question.mode === 'read' ? access.read : access.write);
  };
  return scopeBy(question.lookup.accessOf(kind));
}

/**
 * Returns the records of a kind that the actor's action may touch within the agency, in simplest form (AB 6). Reading
 * needs VIEW_ALL, or VIEW_ASSIGN for assigned records; writing needs EDIT_ALL, or EDIT_ASSIGN for assigned ones. A
 * record also counts as assigned if a field that inherits assignment references an assigned record (the task of a
 * talent on the actor's roster). Creating under `assigned` or `own` is permitted: the new record is assigned to its
 * maker and is the maker's own. Owners that lead back to a kind already visited end the chain and give nothing, except
 * to an actor to whom the kind is wholly open. An API key that only reads edits nothing, its person's own records included;
 * one for some resources does not know of own records, which belong to no resource.
 */
export function scopeOf(actor: Actor, action: Action, kind: string, lookup: AccessLookup): Scope {
  const mode = modes[action];
  if (!isMember(actor) || (mode === 'edit' && actor.via?.readsOnly)) return nothing;
  return scopeOfKind({ actor, mode, lookup }, kind, []);
}
