import type { importCalls } from './calls/imports.ts';
import type { realtimeCalls } from './calls/realtime.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type ToolsCalls = ByRoute<typeof importCalls> & ByRoute<typeof realtimeCalls>;
