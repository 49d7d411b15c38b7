import type { RouteSpec } from './operations.ts';

/** A state: the value of a choice as it is sent, or the code of a status' category. */
export type State = string | number;

/** What a step writes into a field: the moment, the actor's day, nothing, or a value as bodies have it. */
export type StepValue = 'now' | 'today' | null | string | number | boolean;

/** A named step into a state: who may take it, what it asks for, and what it writes besides. */
export interface StateStep<Name extends string = string> {
  /** The states in which it starts; any other than its end unless said. */
  readonly from?: readonly State[];
  /** A step into a category of statuses gives the first status of it. */
  readonly to: State;
  /** Who may take it: whoever may edit the record (`EDIT_ASSIGN`, unless said), or not because it is assigned (`EDIT_ALL`). */
  readonly level?: 'EDIT_ASSIGN' | 'EDIT_ALL';
  /** The fields that have to be filled in before. */
  readonly needs?: readonly Name[];
  /** The fields that have to be filled in and may come with the step: its dialog asks for them. */
  readonly asks?: readonly Name[];
  /**
   * What it writes, unless the same write says something else. A moment or day (`now`, `today`) goes again when the record
   * leaves the state.
   */
  readonly sets?: { readonly [Field in Name]?: StepValue };
  /** The name of a function of the server that may refuse it (`engine.guardStep`). */
  readonly guard?: string;
  /** It stands in the menu at the head of the record's page: seldom taken, or not what is meant to come next. */
  readonly isAside?: boolean;
  /** Its route, where the spec spells one out; `POST /{id}/<name>` unless said. */
  readonly route?: RouteSpec;
}

/** What is closed while a record is in a state. */
export interface StateLock<Name extends string = string> {
  /** The fields that may still be written besides what a step writes (`custom` for those that the agency added); all unless said. */
  readonly edit?: 'all' | readonly (Name | 'custom')[];
  /** The record cannot be deleted. */
  readonly delete?: false;
}

/** The states of a record by one of its fields, and how it gets from one to the next. */
export interface StatesConfig<Name extends string = string> {
  readonly steps: Readonly<Record<string, StateStep<Name>>>;
  /** The states into which any write may lead without a step; none unless said. */
  readonly free?: 'all' | readonly State[];
  /** The states in which a record may be made without a step, besides the first; none unless said. */
  readonly starts?: 'all' | readonly State[];
  /** By state. */
  readonly locks?: Readonly<Record<string, StateLock<Name>>>;
}

/** The states of an entity by each of the fields that have some. */
export type EntityStates<Name extends string> = { readonly [Field in Name]?: StatesConfig<Name> };
