import type { Question } from '../support/app.ts';
import type { Doing } from './doings.ts';

/** What routes name, of which the tests know what is there. */
export const namedKinds = [
  'talent',
  'scout',
  'partner',
  'contract',
  'duty',
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

/** How a route of a module is asked so that it does nothing even to those who may call it. */
export interface ModuleQuestion {
  /** Of a route that names something, with its id. */
  question(id: string): Question;
  /** What those answer whom the route lets in, where it names nothing or something that is not there. */
  readonly permitted: readonly number[];
  /** What it names: a record or something else of an agency, an agency, a session or an upload of an account, an import. */
  readonly names?: (typeof namedKinds)[number];
  /** What those answer, by status or key, whom it lets in to what is there; 200 unless said. */
  readonly found?: readonly (number | string)[];
  /** What a step of an import asks of the rights on what is imported. */
  readonly needs?: 'create' | 'delete';
  /** Who may look at an import of somebody else may not do this with it. */
  readonly isMakersAlone?: boolean;
  /** What does something where the route names nothing: asked by everybody in the end. */
  readonly does?: Doing;
}
