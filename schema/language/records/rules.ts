/** Rules about several fields of a record together. */
export interface RecordRules<Name extends string = string> {
  /** Fields of which at most one is filled (`[['link', 'medias']]`). */
  readonly exclusive?: readonly (readonly Name[])[];
  /** Fields of which at least one is filled. */
  readonly needsOne?: readonly (readonly Name[])[];
  /**
   * Fields that should be filled: screens ask before a record is saved without one, or takes a step that keeps or needs
   * fields. The API takes it without them.
   */
  readonly advised?: readonly Name[];
}
