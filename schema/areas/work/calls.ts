import type { statusCategoryCalls } from './calls/statuses.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type WorkCalls = ByRoute<typeof statusCategoryCalls>;
