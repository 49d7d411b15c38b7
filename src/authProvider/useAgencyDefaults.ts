import { defaultsOfActor } from '../../schema/access/access.ts';
import type { AgencyDefaults } from '../../schema/rules/agencyDefaults.ts';
import { useActor } from './ActorContext.ts';

/** Returns the currency, country and time zone of the signed-in person's agency, used as defaults. */
export function useAgencyDefaults(): AgencyDefaults {
  return defaultsOfActor(useActor());
}
