import type { FastifyInstance } from 'fastify';
import type { AgencyDeps } from './agencyDeps.ts';
import { addAgencyList } from './agencyList.ts';
import { addChangeAgency } from './changeAgency.ts';
import { addCreateAgency } from './createAgency.ts';
import { keepGeneralSettings } from './generalSettings.ts';
import { addVisits } from './visits.ts';

/**
 * The agencies as their operator runs them (AB 1): a super admin lists, makes, renames, suspends and reactivates
 * them, each of which is recorded; and who of the operator visited an agency, for its admins and for super admins.
 * And what an agency says of itself, for its admins.
 */
export function registerAgencies(app: FastifyInstance, deps: AgencyDeps): void {
  addAgencyList(app, deps);
  addCreateAgency(app, deps);
  addChangeAgency(app, deps);
  addVisits(app, deps);
  keepGeneralSettings(app, deps);
}
