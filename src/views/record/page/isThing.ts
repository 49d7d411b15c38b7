import type { AnyEntity } from '../../../../schema/language/entity.ts';

/** Returns true if records are no people or companies: there is a next step, and nobody to reach. */
export const isThing = ({ face }: Pick<AnyEntity, 'face'>): boolean => face === undefined;
