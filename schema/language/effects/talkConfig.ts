import type { ListCondition } from '../lists/listCondition.ts';

/** Place of an entity's records in the time lines of the people with whom they are talk: calls, mails, notes, events. */
export interface TalkConfig<Name extends string = string> {
  /** The moment of it: an instant, a zoned date or the moment at which the record was made. */
  readonly at: Name | 'createdAt';
  /** References to those with whom it is. */
  readonly about: readonly Name[];
  /** Staff of the agency who spoke. */
  readonly by?: Name;
  /** A choice that says who spoke to whom. */
  readonly direction?: Name;
  /** The text whose beginning is shown below the title. */
  readonly text?: Name;
  /**
   * Records that count as having spoken with somebody, and the instant at which that was; without it none does. An empty
   * instant never counts.
   */
  readonly spoken?: { readonly at: Name; readonly where?: { readonly [Field in Name]?: ListCondition } };
}
