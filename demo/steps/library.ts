import { levelsOf } from '../plan/planned.ts';
import { eachSite } from './step.ts';

/** Libraries of the agencies, their people and partners. */
export const libraryStep = eachSite('library', async (site) => {
  for (const level of levelsOf(site.plan.library)) await site.make(level);
});
