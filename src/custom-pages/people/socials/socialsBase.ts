import type { SocialsBase } from '../../../../schema/areas/people/calls/socials.ts';
import { registry } from '../../../../schema/index.ts';

/** The address below which the social accounts of an entity are connected. */
export function socialsBase(kind: string): SocialsBase {
  return registry.get(kind).api.base as SocialsBase;
}
