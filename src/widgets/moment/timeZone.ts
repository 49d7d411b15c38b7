import { useGetIdentity } from 'ra-core';
import { defaultTimeZone } from '../../../schema/rules/limits.ts';

/** The time zone in which the signed-in person reads moments: the profile's, else the default (AB 9). */
export function useTimeZone(): string {
  const { identity } = useGetIdentity();
  const zone = identity?.['timezone'] as { readonly id?: string } | undefined;
  return zone?.id ?? defaultTimeZone;
}
