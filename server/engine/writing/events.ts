import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import type { Change } from './changes.ts';

/**
 * Cause of a write: a call for the record alone, one of many in a bulk request, a row of an import, the undo of an
 * import or of a bulk request, a merge or its undo, a restore, a conversion, the deletion or restore of its owner, a
 * write of another record that reaches this one, or a declared step.
 */
export type WriteCause =
  | 'call'
  | 'bulk'
  | 'import'
  | 'undo'
  | 'merge'
  | 'unmerge'
  | 'restore'
  | 'convert'
  | 'cascade'
  | 'reach'
  | { readonly step: string };

type Values = Readonly<Record<string, unknown>>;

/** Answer of a writer to the question about clashes. */
export interface Accepting {
  /** False for a writer who is to be asked if people have something else at the same time; true once they accept it. */
  readonly acceptsClash?: boolean | undefined;
}

/** One write of one record, as passed to listeners. */
export interface WriteIntent {
  readonly actor: Actor;
  /** The kind of the record once it is written. */
  readonly entity: string;
  readonly id: string;
  readonly action: 'create' | 'update' | 'delete' | 'restore' | 'convert';
  readonly cause: WriteCause;
  /** The whole record as it was, with fields that the actor may not see; null on a create. */
  readonly before: Values | null;
  /** The whole record as it will be: the values of the wire keys that are written. On a delete or restore, as it was. */
  readonly after: Values;
  /** None on a delete or restore. */
  readonly changes: readonly Change[];
  /** False for a writer who is to be asked if people have something else at the same time; true once they accept it. */
  readonly acceptsClash?: boolean;
  /** The moment at which a new record counts as made. */
  readonly at?: number;
}

/** The same once it is written: `after` is the record as it was read back, with labels and computed values. */
export interface WriteEvent extends WriteIntent {
  readonly version: number;
}

/** Values by wire key, including those of read-only fields. */
export type WritePatch = Values;

/** Completes or refuses a write. A patch joins its statement, its version and its entry in the history. */
export type BeforeWriteListener = (intent: WriteIntent, connection: Connection) => Promise<WritePatch | void>;

/** Follows a write within its transaction. */
export type WriteListener = (event: WriteEvent, connection: Connection) => Promise<void>;

/** Follows writes of one kind that were made together, within their transaction. */
export type WritesListener = (events: readonly WriteEvent[], connection: Connection) => Promise<void>;

/** The writes that a listener is asked about; all of its entity by default. */
export interface Hearing {
  readonly of?: readonly WriteIntent['action'][];
  /**
   * Returns true if the listener is to hear of a write. It is asked before the write is begun, when `before` and
   * `after` may lack fields that the writer may not see: a write that nobody hears of takes one statement.
   */
  readonly when?: (intent: WriteIntent) => boolean;
  /** Causes of writes that it does not follow: records that nobody hears of are not read for it. */
  readonly unless?: readonly WriteCause[];
}

/** A listener, and the writes that it is asked about. */
export interface Heard<Listener> extends Hearing {
  readonly listener: Listener;
}

/** May a listener hear of writes that do this for that cause? */
export function mayHear({ of, unless }: Hearing, { action, cause }: Pick<WriteIntent, 'action' | 'cause'>): boolean {
  return (of === undefined || of.includes(action)) && unless?.includes(cause) !== true;
}

/** Does a listener hear of a write? */
export function hears(hearing: Hearing, intent: WriteIntent): boolean {
  return mayHear(hearing, intent) && (hearing.when === undefined || hearing.when(intent));
}

/** The listeners of one entity, in the order in which they were registered. */
export interface Listeners {
  readonly before: readonly Heard<BeforeWriteListener>[];
  readonly after: readonly Heard<WriteListener>[];
  /** Called once for all writes of a transaction's step, after the listeners of each write. */
  readonly together: readonly Heard<WritesListener>[];
}

const none: Listeners = { before: [], after: [], together: [] };

/** Keeps the listeners of each entity. */
export class ListenerRegister {
  private readonly known = new Map<string, Listeners>();

  of(entity: string): Listeners {
    return this.known.get(entity) ?? none;
  }

  addBefore(entity: string, listener: BeforeWriteListener, hearing: Hearing = {}): void {
    const own = this.of(entity);
    this.known.set(entity, { ...own, before: [...own.before, { ...hearing, listener }] });
  }

  addAfter(entity: string, listener: WriteListener, hearing: Hearing = {}): void {
    const own = this.of(entity);
    this.known.set(entity, { ...own, after: [...own.after, { ...hearing, listener }] });
  }

  addTogether(entity: string, listener: WritesListener, hearing: Hearing = {}): void {
    const own = this.of(entity);
    this.known.set(entity, { ...own, together: [...own.together, { ...hearing, listener }] });
  }
}
