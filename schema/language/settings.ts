import type { Access, AccessLookup, Action, Actor } from '../access/access.ts';
import { can } from '../access/can.ts';
import { passesFeatureChecks } from '../access/scope.ts';
import type { ChoiceField } from '../fields/choice.ts';
import type { Field, WireRead, WireWrite } from '../fields/field.ts';
import type { AnyEntity, NameOf } from './entity.ts';

/** Everything that differs between one agency's settings page and the next. */
export interface SettingsConfig<
  Fields,
  Section extends string,
  Note extends Section,
  Base extends `/${string}`,
  Kept extends boolean,
  By extends ChoiceField | undefined,
> {
  /** Subject of the settings within the summaries of their calls: `general settings of the agency`. */
  readonly about: string;
  readonly access: Access;
  /** Only admins of the agency, whatever rights others have. */
  readonly isForAdmins?: boolean;
  /** The path of the two calls: `GET` reads, `PUT` changes. */
  readonly base: Base;
  readonly fields: Fields;
  /** Sections of the form in order; each names its fields. */
  readonly form: Readonly<Record<Section, readonly NameOf<Fields>[]>>;
  /** Sections whose fields have a sentence below them (`notes` in the words of the settings). */
  readonly notes?: readonly Note[];
  /** The area keeps the values itself (`keepSettings`); the engine keeps them unless said. Both have versions and a history. */
  readonly isKeptByArea?: Kept;
  /** Types of which each has a record of its own: the calls take one as `?type=`, and answers name it. */
  readonly by?: By;
}

/** Name of the field, and of the query parameter, that says of which type settings are (`by`). */
export const typeField = 'type';

/** The field of the type of settings, made from `by`. */
type TypeFieldOf<By> = By extends ChoiceField<infer Value, infer C> ? ChoiceField<NonNullable<Value>, C> : never;

/** Fields with that of the type, where there is one. */
export type WithType<Fields, By> = [By] extends [ChoiceField] ? Fields & { readonly type: TypeFieldOf<By> } : Fields;

/**
 * Settings of an agency: declared, complete and frozen. Forms, tables and the engine take them for an entity of which each
 * agency has one record, and which has no list.
 */
export interface Settings<
  Name extends string = string,
  Fields = Readonly<Record<string, Field>>,
  Section extends string = string,
  Note extends string = string,
  Base extends `/${string}` = `/${string}`,
  Kept extends boolean = boolean,
  By extends ChoiceField | undefined = ChoiceField | undefined,
> extends Omit<AnyEntity, 'name' | 'root' | 'fields' | 'form'> {
  readonly name: Name;
  readonly root: Name;
  readonly fields: Fields;
  readonly form: Readonly<Record<Section, readonly NameOf<Fields>[]>>;
  readonly about: string;
  readonly base: Base;
  readonly isForAdmins: boolean;
  readonly notes: readonly Note[];
  readonly isKeptByArea: Kept;
  readonly by: By;
}

/** The type of which settings are asked for: one argument where each type has a record, else none. */
export type TypeArgs<S> = S extends { readonly by: ChoiceField<infer Value> } ? [type: NonNullable<Value>] : [];

/** Any settings. */
export type AnySettings = Settings & AnyEntity;

/** The version of settings that an agency has never saved. */
export const unsavedVersion = 0;

/** Returns true if the actor may read or change settings. Being assigned to records gives no right on them. */
export function maySettings(
  actor: Actor,
  action: Extract<Action, 'read' | 'update'>,
  { name, isForAdmins }: Pick<AnySettings, 'name' | 'isForAdmins'>,
  lookup: AccessLookup,
): boolean {
  return isForAdmins ? passesFeatureChecks(actor) : can(actor, action, name, lookup) === 'yes';
}

interface Versioned {
  readonly version: number;
}

/** The values of settings as answers carry them. */
export type SettingsValues<S> = S extends { readonly fields: infer Fields }
  ? Readonly<WireRead<Fields>> & Versioned
  : never;

/** Change of settings; keys that it omits stay as they are. */
export type SettingsChange<S> = S extends { readonly fields: infer Fields }
  ? Readonly<WireWrite<Fields>> & Partial<Versioned>
  : never;
