import type { Actor } from '../../schema/access/access.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { todayIn } from '../../schema/rules/dates.ts';
import type { RefusalError } from '../errors.ts';
import type { Connection, Database } from '../database/pools.ts';
import { modelOf, type Model } from './model.ts';
import type { ComputedSqls } from './reading/computedSql.ts';
import {
  ListenerRegister,
  mayHear,
  type BeforeWriteListener,
  type Hearing,
  type Listeners,
  type WriteIntent,
  type WriteListener,
  type WritesListener,
} from './writing/events.ts';
import type { Change } from './writing/changes.ts';
import type { MergeFollower } from './merge/followers.ts';

/** Facts about a step that are passed to a guard. */
export interface StepFacts {
  readonly engine: Engine;
  readonly actor: Actor;
  /** The record's present wire values, as far as the actor may read them; null for a new one. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** As they would be. */
  readonly after: Readonly<Record<string, unknown>>;
}

/**
 * Returns the reason why a step cannot be taken; null if it can. Called before the write, and before the step is
 * offered.
 */
export type StepGuard = (facts: StepFacts) => Promise<RefusalError | null>;

/**
 * Numbers of the records that a write has reached: those that it changed, the record itself included, and the others
 * that kept something of their own.
 */
export interface Reached {
  readonly changed: number;
  readonly kept: number;
}

/** A write of one record that is to reach others. */
export interface ReachingWrite {
  /** All of its statements are in the transaction of the write. */
  readonly engine: Engine;
  readonly connection: Connection;
  readonly actor: Actor;
  readonly id: string;
  /** Version that the caller has seen; by default any version. */
  readonly version: number | undefined;
  /** One of the values of `api.reach`, not the first one. */
  readonly reach: string;
  /** The writer accepts that people have something else at the same time; absent where nobody is asked. */
  readonly acceptsClash?: boolean;
}

/** Writes of an entity that reach other records, by the module that knows which. */
export interface ReachHandler {
  /** Changes the record and the others. Throws what an update throws. */
  readonly update: (write: ReachingWrite, body: Readonly<Record<string, unknown>>) => Promise<Reached>;
  /** Deletes the record and the others. Throws what a deletion throws. */
  readonly remove: (write: ReachingWrite) => Promise<Reached & { readonly version: number }>;
}

/** Records of an entity that a module wrote in one transaction, past the listeners of single writes. */
export interface WrittenTogether {
  readonly entity: AnyEntity;
  readonly ids: readonly string[];
  /** Changes that were made on them; absent where they were made. */
  readonly changes?: readonly Change[];
  /** The writer accepts that people have something else at the same time; undefined where nobody is asked. */
  readonly acceptsClash: boolean | undefined;
  readonly connection: Connection;
}

/** Refuses records that were written together by throwing. */
export type TogetherGuard = (engine: Engine, actor: Actor, written: WrittenTogether) => Promise<void>;

/** Finds a place by its id for a person, with its name in words; null for an unknown one. */
export type PlaceFinder = (id: string, actor: Actor) => Promise<{ readonly id: string; readonly name: string } | null>;

/** Takes a lock that ends with the transaction. */
export type AheadLock = (connection: Connection, actor: Actor) => Promise<void>;

/** Dependencies of the engine. */
export interface EngineDeps {
  readonly registry: Registry;
  /** The SQL of the computed values that the declarations name. */
  readonly computed: ComputedSqls;
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Context of every engine operation: the declarations, their models, the database and the clock. */
export interface Engine extends EngineDeps {
  model(entity: string): Model;
  /** Today in the actor's time zone, `YYYY-MM-DD`. */
  today(actor: Actor): string;
  /**
   * Asks a listener before every write of an entity, within its transaction: the values that it returns are written
   * with it, and what it throws refuses the write.
   */
  beforeWrite(entity: string, listener: BeforeWriteListener, hearing?: Hearing): void;
  /**
   * Adds a listener that runs after every write of an entity, within its transaction; an error that it throws rolls the
   * write back.
   */
  afterWrite(entity: string, listener: WriteListener, hearing?: Hearing): void;
  /**
   * As `afterWrite`, but called once for all records of the entity that are written together: what a listener does in
   * one statement for many costs one statement.
   */
  afterWrites(entity: string, listener: WritesListener, hearing?: Hearing): void;
  listenersOf(entity: string): Listeners;
  /** Registers the guard that steps of an entity name (`guard` in its states). */
  guardStep(entity: string, name: string, guard: StepGuard): void;
  /** The guard of that name; throws where none is registered. */
  guardOf(entity: string, name: string): StepGuard;
  /** Registers the module's writes of an entity that reach other records (`api.reach`). */
  reachFurther(entity: string, handler: ReachHandler): void;
  /** The writes that reach other records; throws where none are registered. */
  reachHandlerOf(entity: string): ReachHandler;
  /** Registers the guard of records that are written together, of whatever entity. */
  guardTogether(guard: TogetherGuard): void;
  /** Asks that guard; throws its refusal. */
  judgeTogether(actor: Actor, written: WrittenTogether): Promise<void>;
  /**
   * Registers a lock that every change, deletion and restore of a root's records takes before it locks the first of them:
   * for listeners that write further records of the same entity, so that no two writes wait for each other. A listener
   * before creation takes it itself.
   */
  lockAhead(root: string, lock: AheadLock): void;
  /** The lock of that root; undefined without one. */
  aheadOf(root: string): AheadLock | undefined;
  /** Registers the search by which the engine resolves the id of a place. */
  knowPlaces(find: PlaceFinder): void;
  /** Returns the place of an id in words; null for an unknown one. */
  readonly placeOf: PlaceFinder;
  /** Adds a follower of merges of a root's records (`talent` includes scouts), which merges their dependent data. */
  followMerges(root: string, follower: MergeFollower): void;
  mergeFollowersOf(root: string): readonly MergeFollower[];
}

/** Days of all zones begin at quarters of an hour, so one result per quarter is cached. */
const quarter = 900_000;

function calendar(clock: () => number): (zone: string) => string {
  const days = new Map<string, { readonly quarter: number; readonly day: string }>();
  return (zone) => {
    const now = clock();
    const current = Math.floor(now / quarter);
    const known = days.get(zone);
    if (known?.quarter === current) return known.day;
    const day = todayIn(zone, now);
    days.set(zone, { quarter: current, day });
    return day;
  };
}

/** Builds the engine over a registry of declarations. */
export function createEngine(deps: EngineDeps): Engine {
  const models = new Map(
    deps.registry.kept.map((entity) => [entity.name, modelOf(entity, deps.registry, deps.computed)]),
  );
  const listeners = new ListenerRegister();
  const followers = new Map<string, MergeFollower[]>();
  const guards = new Map<string, StepGuard>();
  const reaches = new Map<string, ReachHandler>();
  const ahead = new Map<string, AheadLock>();
  const together: TogetherGuard[] = [];
  const today = calendar(deps.clock);
  let findPlace: PlaceFinder = () => Promise.resolve(null);
  const engine: Engine = {
    ...deps,
    model: (entity) => {
      const model = models.get(entity);
      if (!model) throw new Error(`no entity is called '${entity}'`);
      return model;
    },
    today: (actor) => today(actor.timeZone),
    beforeWrite: (entity, listener, hearing) => listeners.addBefore(entity, listener, hearing),
    afterWrite: (entity, listener, hearing) => listeners.addAfter(entity, listener, hearing),
    afterWrites: (entity, listener, hearing) => listeners.addTogether(entity, listener, hearing),
    listenersOf: (entity) => listeners.of(entity),
    guardStep: (entity, name, guard) => {
      guards.set(`${entity}.${name}`, guard);
    },
    guardOf: (entity, name) => {
      const guard = guards.get(`${entity}.${name}`);
      if (!guard) throw new Error(`no guard of '${entity}' is called '${name}'`);
      return guard;
    },
    reachFurther: (entity, handler) => {
      reaches.set(entity, handler);
    },
    reachHandlerOf: (entity) => {
      const handler = reaches.get(entity);
      if (!handler) throw new Error(`no module writes the records that a write of '${entity}' reaches`);
      return handler;
    },
    guardTogether: (guard) => {
      together.push(guard);
    },
    judgeTogether: async (actor, written) => {
      for (const guard of together) await guard(within(engine, written.connection), actor, written);
    },
    lockAhead: (root, lock) => {
      ahead.set(root, lock);
    },
    aheadOf: (root) => ahead.get(root),
    knowPlaces: (find) => {
      findPlace = find;
    },
    placeOf: (id, actor) => findPlace(id, actor),
    followMerges: (root, follower) => {
      followers.set(root, [...(followers.get(root) ?? []), follower]);
    },
    mergeFollowersOf: (root) => followers.get(root) ?? [],
  };
  return engine;
}

/** Does anybody listen to writes of an entity that do this for that cause? Some of them may concern nobody. */
export function isHeard(
  engine: Pick<Engine, 'listenersOf'>,
  entity: string,
  write: Pick<WriteIntent, 'action' | 'cause'>,
): boolean {
  const { before, after, together } = engine.listenersOf(entity);
  return [...before, ...after, ...together].some((one) => mayHear(one, write));
}

/**
 * The same engine, with all its statements in a transaction that is open already: none waits for a second connection.
 */
export function within(engine: Engine, connection: Connection): Engine {
  const database: Database = {
    query: (_agencyId, statement) => connection.query(statement),
    transaction: (_agencyId, work) => work(connection),
  };
  return { ...engine, database };
}
