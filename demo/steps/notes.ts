import { eachSite } from './step.ts';

/** Notes about people and partners. */
export const notesStep = eachSite('notes', (site) => site.make(site.plan.notes));
