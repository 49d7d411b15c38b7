import { serverDefaults, type AgencyDefaults } from '../rules/agencyDefaults.ts';
import type { Level } from './levels.ts';
import type { Resource } from './resources.ts';
import type { ActorRole } from './roles.ts';

/**
 * Caller of an operation: a signed-in account within one agency, or the server itself. Every access decision takes one.
 */
export interface Actor {
  accountId: string;
  /** The agency in which the actor works now; null for an app admin, and for a super admin who has chosen none. */
  agencyId: string | null;
  /** Staff row of the actor, to which records are assigned; null without one. */
  staffId: string | null;
  role: ActorRole;
  /** Levels of a staff member by resource; an absent resource is closed. Other roles have no levels. */
  levels: Readonly<Partial<Record<Resource, readonly Level[]>>>;
  /** IANA name, such as `Australia/Sydney`. */
  timeZone: string;
  /** Currency, country and zone of the agency; the server's defaults for an actor without an agency. */
  defaults?: AgencyDefaults;
  sessionId: string | null;
  /** The API key by which the person calls; absent for a session. */
  via?: ActorKey;
}

/** API key of an actor. Its limits are in the actor's role and levels already (`actorByKey`). */
export interface ActorKey {
  readonly keyId: string;
  readonly name: string;
  /** True for a key that writes nothing. */
  readonly readsOnly: boolean;
  /** True for a key that opens some resources only. */
  readonly isNarrowed: boolean;
}

/** The account of the server's own work: no person has it, so nothing is its own. */
export const systemAccountId = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the server itself as an actor in one agency (jobs, seeds): it passes every check there, and none elsewhere.
 * Its zone is the agency's.
 */
export function systemActor(agencyId: string, defaults: AgencyDefaults = serverDefaults): Actor {
  return {
    accountId: systemAccountId,
    agencyId,
    staffId: null,
    role: 'system',
    levels: {},
    timeZone: defaults.timeZone,
    defaults,
    sessionId: null,
  };
}

/** Returns the actor's currency, number and time settings; the server's defaults if the actor has none. */
export function defaultsOfActor({ defaults = serverDefaults }: Pick<Actor, 'defaults'>): AgencyDefaults {
  return defaults;
}

/**
 * Access rule of a declaration:
 * - a resource: the actor's levels for it decide;
 * - `anyOf`: one of several is enough;
 * - `owner`: the name of a reference field; the right on the record is the right on a record that it points to (writing
 *   the one is editing the other; one of several owners is enough); `also` is a resource whose level for every record is
 *   needed besides (the amounts of a contract: the contract's right, and that on finance);
 * - `by` and `belongsTo`: the levels of a resource decide, and a reference field says whom a record belongs to: *assigned*
 *   are the records that belong to an assigned one, never the record itself; one that belongs to nobody is open to every
 *   level;
 * - `own`: only the account that made the record, whatever its role;
 * - `read` and `write` apart; `everyone` is every signed-in member of the agency.
 */
export type Access =
  | Resource
  | { anyOf: readonly Access[] }
  | { owner: string; also?: Resource }
  | { by: Resource; belongsTo: string }
  | { own: true }
  | { read: 'everyone' | Access; write: Access };

/** Lookups into the declarations that access decisions need. */
export interface AccessLookup {
  /** The access that the declaration of a kind of record states. */
  accessOf(kind: string): Access;
  /** The kinds to which a reference field of that kind can point. */
  targetsOf(kind: string, field: string): readonly string[];
  /**
   * Reference fields through which assignment is inherited: a person assigned to the referenced record is assigned to
   * this one.
   */
  assignedThrough(kind: string): readonly string[];
}

/** Actions that can be requested; an export and a history are reads, a delete and a restore are edits. */
export const actions = ['read', 'create', 'update', 'delete', 'restore', 'export'] as const;
export type Action = (typeof actions)[number];
