import { eachSite } from './step.ts';

/** Calls with people, partners and their contacts. */
export const callsStep = eachSite('calls', (site) => site.make(site.plan.calls));
