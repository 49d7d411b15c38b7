import { computed } from '../../../generated/computed.ts';
import type { ComputedSql } from './computedSql.ts';

/** The computed values that declarations may name, from the areas' folders; a name that is not here stops the start. */
export const computedSql: ReadonlyMap<string, ComputedSql> = new Map(computed.flatMap((one) => Object.entries(one)));
