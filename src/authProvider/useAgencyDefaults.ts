import { defaultsOfActor } from '../../schema/access/access.ts';
import type { AgencyDefaults } from '../../schema/rules/agencyDefaults.ts';
import { useActor } from './ActorContext.ts';

/** What the amounts, numbers and times of the signed-in person's agency are in where nothing else is said. */
export function useAgencyDefaults(): AgencyDefaults {
  return defaultsOfActor(useActor());
}
