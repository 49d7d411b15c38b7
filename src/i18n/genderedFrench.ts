import { french } from './french.ts';
import { formsOf } from './frenchForms.ts';

/** The French catalog whose texts agree with the nouns that they name. */
export const frenchForms = formsOf(french);
