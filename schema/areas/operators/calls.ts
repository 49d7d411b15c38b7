import type { agencyCalls } from './calls/agencies.ts';
import type { favoriteCalls } from './calls/favorites.ts';
import type { healthCalls } from './calls/health.ts';
import type { agencyMailCalls, productMailCalls } from './calls/mail.ts';
import type { visitCalls } from './calls/visits.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type OperatorsCalls = ByRoute<typeof agencyCalls> &
  ByRoute<typeof visitCalls> &
  ByRoute<typeof agencyMailCalls> &
  ByRoute<typeof productMailCalls> &
  ByRoute<typeof favoriteCalls> &
  ByRoute<typeof healthCalls>;
