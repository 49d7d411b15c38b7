import type { State } from '../stateConfig.ts';

/** Adding a record from anywhere: a button in the bar, an entry of the palette and a key (AB 2, quick add of a task). */
export interface AddAnywhereConfig<Name extends string = string> {
  /** The letter that opens its form from every page. */
  readonly key: string;
  /**
   * By reference, the field of the record it is added to whose records it references too: a task of a contract starts
   * with the contract's talents (`{ relatedTos: 'talents' }`).
   */
  readonly takes?: { readonly [Field in Name]?: string };
  /** The reference to one staff member that is whoever adds it to a record, until somebody else is chosen. */
  readonly assigns?: Name;
}

/** Values that a new record takes over from the record it comes from, and when that one leads to it. */
export interface Origin<Name extends string = string> {
  /**
   * By field of the new record, the field of the other that it starts with. Of several fields, a set takes all, and any
   * other field the first that is filled.
   */
  readonly takes: { readonly [Field in Name]?: string | readonly string[] };
  /** By field of its states, the states in which the other record leads to a new one; all by default. */
  readonly when?: Readonly<Record<string, readonly State[]>>;
  /** Place among all that the other record leads to; the smaller is offered first. */
  readonly place: number;
}

/** The same for a record that the other one references, instead of the new one referencing it: the event of a hold. */
export interface FulfilledOrigin<Name extends string = string> extends Origin<Name> {
  /** The reference of the other record that becomes the new one. */
  readonly by: string;
}

/** The references of an entity to one record of one kind. */
type SingleReference<Fields> = string extends keyof Fields
  ? string
  : {
      [Name in keyof Fields & string]: Fields[Name] extends { readonly kind: 'ref' } ? Name : never;
    }[keyof Fields & string];

/** Origins of an entity's records, by the reference that names the record they come from. */
export type Origins<Fields, Name extends string> = { readonly [Field in SingleReference<Fields>]?: Origin<Name> };
