import type { RouteSpec } from './operations.ts';

/** A state: the value of a choice as it is sent, or the code of a status' category. */
export type State = string | number;

/** Value that a step writes into a field: the moment, the actor's day, null, or a value as in a body. */
export type StepValue = 'now' | 'today' | null | string | number | boolean;

/** A named step into a state: level required, fields asked for, and values written. */
export interface StateStep<Name extends string = string> {
  /** States from which the step starts; by default every state but its end. */
  readonly from?: readonly State[];
  /** A step into a category of statuses gives the first status of it. */
  readonly to: State;
  /**
   * Level required. `EDIT_ASSIGN` (default): anyone who may edit this record. `EDIT_ALL`: not those who may edit it
   * only because it is assigned to them.
   */
  readonly level?: 'EDIT_ASSIGN' | 'EDIT_ALL';
  /** The fields that have to be filled in before. */
  readonly needs?: readonly Name[];
  /** The fields that have to be filled in before, and stay so while the record is where the step leads. */
  readonly keeps?: readonly Name[];
  /**
   * Required fields that may be sent with the step: its dialog asks for them. While the record is in the state to which
   * the step leads, no write empties them.
   */
  readonly asks?: readonly Name[];
  /**
   * Values that the step writes, unless the same write gives others. A moment or day (`now`, `today`) is cleared when
   * the record leaves the state.
   */
  readonly sets?: { readonly [Field in Name]?: StepValue };
  /** The name of a function of the server that may refuse it (`engine.guardStep`). */
  readonly guard?: string;
  /** Puts the step into the menu in the header of the record's page: it is rare, or not the expected next step. */
  readonly isAside?: boolean;
  /**
   * Takes the step at one press, without a question, and offers to undo it: it asks for nothing, and a write leads back
   * from its end.
   */
  readonly isQuick?: boolean;
  /** Icon of the step, where a tick does not say it: it refuses, waits, or leaves a record as it is. */
  readonly look?: 'refuse' | 'wait' | 'keep';
  /** Route of the step, if the spec gives one; `POST /{id}/<name>` by default. */
  readonly route?: RouteSpec;
}

/** Restrictions on a record in a state. */
export interface StateLock<Name extends string = string> {
  /** Fields that stay writable, besides those that a step writes (`custom` for the agency's own); all by default. */
  readonly edit?: 'all' | readonly (Name | 'custom')[];
  /** The record cannot be deleted. */
  readonly delete?: false;
}

/** The states of a record by one of its fields, and how it gets from one to the next. */
export interface StatesConfig<Name extends string = string> {
  readonly steps: Readonly<Record<string, StateStep<Name>>>;
  /** States that any write may enter without a step; none by default. */
  readonly free?: 'all' | readonly State[];
  /** States in which a record may be created without a step, besides the first; none by default. */
  readonly starts?: 'all' | readonly State[];
  /** By state. */
  readonly locks?: Readonly<Record<string, StateLock<Name>>>;
}

/** The states of an entity by each of the fields that have some. */
export type EntityStates<Name extends string> = { readonly [Field in Name]?: StatesConfig<Name> };
