import type { favoriteCalls } from './calls/favorites.ts';
import type { healthCalls } from './calls/health.ts';
import type { ByRoute } from '../../call.ts';

/** The calls of this area by their routes. */
export type OperatorsCalls = ByRoute<typeof favoriteCalls> & ByRoute<typeof healthCalls>;
