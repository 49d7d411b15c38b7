/** Steps that set up an agency, in the order of the checklist. */
export const firstRunSteps = ['TALENTS', 'IMPORT', 'COLLEAGUE', 'PARTNER'] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

/** Key of the preference that keeps how far somebody went through the checklist. */
export const setupKey = 'start.setup';
/** The preference as it is kept. */
export interface SetupChoice {
  /** The agency's name, zone and currency were looked at. */
  readonly isAgencyChecked?: boolean;
  readonly isHidden?: boolean;
}
