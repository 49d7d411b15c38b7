import type { Question } from '../support/app.ts';
import type { Doing } from './doings.ts';

/** Kinds of things that routes name and the tests have. */
export const namedKinds = [
  'talent',
  'scout',
  'partner',
  'contract',
  'fixtureDuty',
  'staff',
  'customField',
  'mail',
  'media',
  'agency',
  'session',
  'upload',
  'import',
  'talentSocial',
  'scoutSocial',
] as const;

/** Request for a module's route that has no effect even for permitted callers. */
export interface ModuleQuestion {
  /** Of a route that names something, with its id. */
  question(id: string): Question;
  /** Expected statuses for permitted callers, if it names nothing, or a missing thing. */
  readonly permitted: readonly number[];
  /**
   * Kind that it names: a record or another thing of an agency, an agency, a session or an upload of an account, an
   * import.
   */
  readonly names?: (typeof namedKinds)[number];
  /** Expected statuses or keys for callers who may access the existing thing; 200 by default. */
  readonly found?: readonly (number | string)[];
  /** Right on the imported kind that a step of an import requires. */
  readonly needs?: 'create' | 'delete';
  /** True if only the maker of an import may do this, not others who may see it. */
  readonly isMakersAlone?: boolean;
  /** Test with an effect, if the route names nothing: run by every principal at the end. */
  readonly does?: Doing;
}
