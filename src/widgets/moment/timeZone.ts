import { defaultTimeZone } from '../../../schema/rules/limits.ts';
import { useActor } from '../../authProvider/ActorContext.ts';

/** The time zone in which the signed-in person reads moments: the profile's, else the default (AB 9). */
export function useTimeZone(): string {
  return useActor().timeZone || defaultTimeZone;
}
