import type { FastifyInstance } from 'fastify';
import type { AgencyDeps } from './agencyDeps.ts';
import { addAgencyList } from './agencyList.ts';
import { addChangeAgency } from './changeAgency.ts';
import { addCreateAgency } from './createAgency.ts';
import { keepGeneralSettings } from './generalSettings.ts';
import { addVisits } from './visits.ts';

/**
 * Registers the agencies for their operator (AB 1): a super admin lists, creates, renames, suspends and
 * reactivates them, each of which is recorded; the operator's visits of an agency, for its admins and for super admins;
 * and an agency's general settings, for its admins.
 */
export function registerAgencies(app: FastifyInstance, deps: AgencyDeps): void {
  addAgencyList(app, deps);
  addCreateAgency(app, deps);
  addChangeAgency(app, deps);
  addVisits(app, deps);
  keepGeneralSettings(app, deps);
}
