import { french } from './french.ts';
import { formsOf, type FrenchForms } from './frenchForms.ts';

/**
 * Returns the French catalog whose texts agree with the nouns that they name.
 * @param lay lays the agency's words for entities over the catalog
 */
export const frenchForms = (lay: (catalog: typeof french) => typeof french): FrenchForms<typeof french> =>
  formsOf(lay(french));
